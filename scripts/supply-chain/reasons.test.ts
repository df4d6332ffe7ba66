import { someProject } from './project-fixture';
import { reasons } from './reasons';

const manifest = { dependencies: { a: '1.0.0' }, devDependencies: { '@b/c': '1.0.0' } };
const row = (name: string, reason = 'a reason') => `| \`${name}\` | ${reason} |\n`;

/** @param rows rows of the table @param after what follows it */
const faults = (rows: string[], after = '') =>
  reasons.faults(
    someProject({
      manifest,
      readme: `# X\n\n## Direct dependencies\n\n| package | why |\n| - | - |\n${rows.join('')}${after}`,
    }),
  );
const both = [row('a'), row('@b/c')];

it('accepts a table of all dependencies', () => {
  expect(faults(both)).toEqual([]);
});

it.each([
  ['a dependency without a row', [row('a')], '@b/c: package.json has it'],
  ['a row without a dependency', [...both, row('d')], 'd: the table in README.md has it, package'],
  ['a row twice', [...both, row('a')], 'a: the table in README.md has it twice'],
  ['a row without a reason', [row('a', ''), row('@b/c')], 'a: the table in README.md gives no'],
])('reports %s', (_, rows, line) => {
  expect(faults(rows)).toEqual([expect.stringContaining(line)]);
});

it('looks at no other table', () => {
  expect(faults(both, `\n## Map\n\n${row('app')}`)).toEqual([]);
});

it('reports every dependency where there is no table', () => {
  expect(reasons.faults(someProject({ manifest, readme: '# X' }))).toHaveLength(2);
});
