import { isMet, licenceFaults } from './licences';
import type { LockedPackage } from './project';
import { someProject } from './project-fixture';

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND ISC)', true],
  ['GPL-3.0-only AND ISC OR MIT', true],
  ['(MIT OR ISC) AND (MIT OR GPL-3.0-only)', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is met by MIT and ISC: %s', (expression, met) => {
  expect(isMet(expression, ['MIT', 'ISC'])).toBe(met);
});

const exception = { packages: ['a', 'b-*'], licence: 'MPL-2.0', reason: 'A reason.' };
const faults = (locked: Record<string, LockedPackage>) =>
  licenceFaults(['MIT'], [exception])(someProject({ locked }));
const mpl = { license: 'MPL-2.0' };

it.each(['a', 'b-linux'])('accepts the exception %s', (name) => {
  expect(faults({ [`node_modules/${name}`]: mpl })).toEqual([]);
});

it('accepts an exception whose licence is one of several', () => {
  expect(faults({ 'node_modules/a': { license: 'MIT AND MPL-2.0' } })).toEqual([]);
});

it.each<[string, string, LockedPackage, string]>([
  ['another package with that licence', 'ab', mpl, 'MPL-2.0'],
  ['the exception with another licence', 'a', { license: 'GPL-3.0-only' }, 'GPL-3.0-only'],
  ['no licence at all', 'c', {}, 'no licence'],
])('reports %s', (_, name, entry, licence) => {
  const [line] = faults({ 'node_modules/b-linux': mpl, [`node_modules/${name}`]: entry });
  expect(line).toContain(`${name}: ${licence} is not among the licences allowed`);
});

it('goes by the name in the registry, not by that of an alias', () => {
  expect(faults({ 'node_modules/alias': { ...mpl, name: 'a' } })).toEqual([]);
});

it('reports an exception that nothing needs', () => {
  expect(faults({})).toEqual([expect.stringContaining('a, b-*: nothing needs the exception')]);
});
