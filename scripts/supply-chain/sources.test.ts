import type { LockedPackage } from './project';
import { someProject } from './project-fixture';
import { sources } from './sources';

const integrity = 'sha512-x';
const faults = (locked: Record<string, LockedPackage>) => sources.faults(someProject({ locked }));

it.each([
  ['with its address', { integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['whose address npm was set to leave out', { integrity }],
])('accepts a package of the registry %s', (_, entry) => {
  expect(faults({ 'node_modules/a': entry })).toEqual([]);
});

it('accepts packages that lie in an archive with a hash, at any depth', () => {
  expect(
    faults({
      'node_modules/a': { integrity },
      'node_modules/a/node_modules/b': { inBundle: true },
      'node_modules/a/node_modules/b/node_modules/c': { inBundle: true },
    }),
  ).toEqual([]);
});

it.each<[string, LockedPackage, string]>([
  ['without a hash', {}, 'no sha512 integrity'],
  ['with a weak hash', { integrity: 'sha1-x' }, 'no sha512 integrity'],
  ['from git', { integrity, resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'git+ssh'],
  ['from another server', { integrity, resolved: 'https://a.example/a.tgz' }, 'a.example'],
  ['over plain http', { integrity, resolved: 'http://registry.npmjs.org/a.tgz' }, 'http:'],
  ['from a file', { integrity, resolved: 'file:../a.tgz' }, 'file:'],
  ['that is a link', { resolved: '../a', link: true }, 'a folder of one machine'],
])('reports a package %s', (_, entry, problem) => {
  expect(faults({ 'node_modules/a': entry })).toEqual([expect.stringContaining(problem)]);
});

it('reports a package in an archive without a hash', () => {
  expect(
    faults({ 'node_modules/a': {}, 'node_modules/a/node_modules/b': { inBundle: true } }),
  ).toEqual([
    expect.stringContaining('node_modules/a:'),
    expect.stringContaining('node_modules/a/node_modules/b:'),
  ]);
});
