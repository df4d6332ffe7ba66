import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvOf, formingAt, lookAhead, pivots } from './testing/charts.ts';

const root = process.cwd();
const home = join(root, 'packages/repaint-check');
const PANDAS = ['before', 'after'].map((name) => join(home, `fixtures/pandas-${name}.csv`));
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const packed = join(folder, 'node_modules/repaint-check');

function run(command: string, args: readonly string[], cwd = folder) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const check = (...args: string[]) => run(process.execPath, [join(packed, 'dist/cli.js'), ...args]);
const csv = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

// Installs what `npm pack` packs.
beforeAll(() => {
  const { stdout, stderr, status } = run(
    'npm',
    ['pack', '--json', '--ignore-scripts=false', '--pack-destination', folder],
    home,
  );
  if (status !== 0) throw new Error(stderr);
  const file = /"filename": "(.*?)"/.exec(stdout)?.[1] ?? '';
  mkdirSync(packed, { recursive: true });
  run('tar', ['-xzf', file, '-C', packed, '--strip-components=1']);
  symlinkSync(join(root, 'node_modules/papaparse'), join(folder, 'node_modules/papaparse'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a program can import the package, with types', () => {
  const use = `import { checkSeries, type Findings } from 'repaint-check';
import { barsOf } from 'repaint-check/table';
const bars = [...barsOf(new Float64Array([1, 2, 3, 1, 2, 2, 2, 4, 1, 3]))];
const { columns }: Findings = await checkSeries((bars) => ({ it: bars.map(({ close }) => close) }), bars);
console.log(columns[0]?.verdict);
`;
  writeFileSync(join(folder, 'use.mts'), use);
  const options = '--strict --module nodenext --target es2023 --types --ignoreConfig'.split(' ');
  expect(run(join(root, 'node_modules/.bin/tsc'), ['use.mts', ...options])).toMatchObject({
    stdout: '',
    status: 0,
  });
  expect(run(process.execPath, ['use.mjs'])).toEqual({
    stdout: 'unchanged\n',
    stderr: '',
    status: 0,
  });
});

it('compares what pandas wrote', () => {
  const { stdout, status } = check(...PANDAS);
  expect(stdout).toBe(`column    verdict    compared  changed  vanished  appeared  bars back
average   unchanged  59        0        0         0         -
centered  late       59        0        0         4         4          4 bars later, or more
next      late       59        0        0         1         1          1 bars later, or more
rank      changed    59        58       0         0         59         2024-03-04T00:00:00.000Z: 0.9661, later 0.975
cross     unchanged  59        0        0         0         -
`);
  expect(status).toBe(1);
});

it('writes JSON, with the first five cases', () => {
  const { columns, notes } = JSON.parse(check('--json', ...PANDAS).stdout);
  expect(notes).toEqual([]);
  expect(columns[3]).toMatchObject({
    ...{ name: 'rank', verdict: 'changed', compared: 59, changed: 58, vanished: 0, appeared: 0 },
    ...{ farthestBack: 59, cases: { length: 5 }, reason: null },
  });
});

it('the exit code is 0 if values came late, 1 if they changed, 2 if nothing was compared', () => {
  const of = (name: string, to: number, compute = pivots(4)) =>
    csv(name, csvOf(formingAt(to), [['it', compute]]));
  const [a, b] = [of('a.csv', 202), of('b.csv', 300)];
  const [c, d] = [of('c.csv', 202, lookAhead(24)), of('d.csv', 300, lookAhead(24))];
  expect([check(a, b).status, check(c, d).status, check(a, a).status]).toEqual([0, 1, 2]);
  const lost = check(a, 'lost.csv', b);
  expect(lost.status).toBe(0);
  expect(lost.stdout).toContain('lost.csv could not be opened.');
});

it('explains itself without files, and with an unknown option', () => {
  for (const args of [[], ['--unknown'], ['--help']])
    expect(check(...args)).toMatchObject({
      stdout: expect.stringMatching(/^Usage: repaint-check/),
      status: args[0] === '--help' ? 0 : 2,
    });
});
