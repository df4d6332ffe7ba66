import { installScriptFaults } from './install-scripts';
import type { Project } from './project';
import { someProject } from './project-fixture';

const asking = { 'node_modules/b/node_modules/a': { hasInstallScript: true } };
const faults = (known: Record<string, string>, changes: Partial<Project>) =>
  installScriptFaults(known)(someProject(changes));

it('accepts the known packages', () => {
  expect(faults({ a: 'a reason' }, { locked: asking })).toEqual([]);
});

it('reports a new one by its name and says what to do', () => {
  expect(faults({}, { locked: asking })).toEqual([
    expect.stringMatching(/^a: asks to run code on install.*install-scripts\.ts/),
  ]);
});

it('reports one that is gone', () => {
  expect(faults({ a: 'a reason' }, {})).toEqual([
    expect.stringMatching(/^a: asks for no install script any more/),
  ]);
});

it.each([
  ['missing', 'save-exact=true\n'],
  ['off', 'ignore-scripts=false\n'],
  ['a comment', '# ignore-scripts=true\n'],
])('reports a setting that is %s', (_, npmrc) => {
  expect(faults({}, { npmrc })).toEqual(['.npmrc: no line "ignore-scripts=true"']);
});
