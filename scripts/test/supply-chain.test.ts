import {
  isMet,
  type LockedPackage,
  type Project,
  projectFaults,
  readAudit,
  readProject,
} from './supply-chain';

const sound: LockedPackage = { integrity: 'sha512-x', license: 'MIT' };
const projectOf = (locked: Project['locked'], changes: Partial<Project> = {}): Project => ({
  manifest: {},
  npmrc: 'save-exact=true\nignore-scripts=true\n',
  locked,
  ...changes,
});

it('finds no fault in this project, nor overlooks its packages', () => {
  const project = readProject();
  expect(project.locked).toHaveProperty('node_modules/react');
  expect(projectFaults(project)).toEqual([]);
});

it.each<[what: string, locked: Project['locked']]>([
  ['of the registry', { a: { ...sound, resolved: 'https://registry.npmjs.org/a/-/a-1.tgz' } }],
  ['whose address npm was set to leave out', { a: sound }],
  [
    'that lies in an archive with a hash, at any depth',
    {
      a: sound,
      'a/node_modules/b': { license: 'MIT', inBundle: true },
      'a/node_modules/b/node_modules/c': { license: 'MIT', inBundle: true },
    },
  ],
  [
    'that asks to run code and is known',
    { 'x/node_modules/esbuild': { ...sound, hasInstallScript: true } },
  ],
  [
    'with an exception for its licence',
    { 'node_modules/axe-core': { ...sound, license: 'MPL-2.0' } },
  ],
  [
    'with one of two licences by exception',
    { 'node_modules/axe-core': { ...sound, license: 'MIT AND MPL-2.0' } },
  ],
  [
    'whose name begins as an exception does',
    { 'x/node_modules/lightningcss-linux': { ...sound, license: 'MPL-2.0' } },
  ],
  [
    'that is an exception under another name',
    { 'node_modules/a': { ...sound, license: 'MPL-2.0', name: 'axe-core' } },
  ],
])('accepts a package %s', (_, locked) => {
  expect(projectFaults(projectOf(locked))).toEqual([]);
});

it.each<[what: string, changes: LockedPackage, fault: string]>([
  ['without a hash', { integrity: undefined }, 'no sha512 integrity'],
  ['with a weak hash', { integrity: 'sha1-x' }, 'no sha512 integrity'],
  ['in an archive without a hash', { integrity: undefined, inBundle: true }, 'no sha512 integrity'],
  ['from git', { resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'comes from git+ssh'],
  ['from another server', { resolved: 'https://a.example/a.tgz' }, 'comes from https://a.example'],
  ['over plain http', { resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from http:'],
  ['that is a link', { resolved: '../a', link: true }, 'a folder of one machine'],
  ['that asks to run code', { hasInstallScript: true }, 'asks to run code on install'],
  ['with the licence of another’s exception', { license: 'MPL-2.0' }, 'MPL-2.0 is not among'],
  ['without a licence', { license: undefined }, 'no licence is not among'],
])('reports a package %s', (_, changes, fault) => {
  const locked = { 'node_modules/axe-core-more': { ...sound, ...changes } };
  expect(projectFaults(projectOf(locked))).toEqual([expect.stringContaining(fault)]);
});

it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '', 'github:a/a', 'file:../a', 'npm:b@1.2.3'])(
  'reports the version "%s" wherever it stands, and none that is one',
  (a) => {
    const of = { a, b: '1.2.3', c: '1.2.3-rc.1' };
    const everywhere = { dependencies: of, devDependencies: of, optionalDependencies: of };
    const manifest = { ...everywhere, overrides: { d: of } };
    expect(projectFaults(projectOf({}, { manifest }))).toEqual(
      Array(4).fill(`a: "${a}" in package.json is not one version`),
    );
  },
);

it.each(['save-exact=true\n', 'ignore-scripts=false\n', '# ignore-scripts=true\n'])(
  'reports that scripts may run under %j',
  (npmrc) => {
    expect(projectFaults(projectOf({}, { npmrc }))).toEqual([
      '.npmrc: no line "ignore-scripts=true"',
    ]);
  },
);

it.each([
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND ISC)', true],
  ['GPL-3.0-only AND ISC OR MIT', true],
  ['(MIT OR ISC) AND (MIT OR GPL-3.0-only)', false],
  ['Apache-2.0 WITH LLVM-exception', false],
])('%s is met by MIT and ISC: %s', (expression, met) => {
  expect(isMet(expression, ['MIT', 'ISC'])).toBe(met);
});

it.each([
  ['info', []],
  ['low', []],
  ['moderate', []],
  ['high', ['a <1.2.3: known vulnerability, high']],
  ['critical', ['a <1.2.3: known vulnerability, critical']],
])('the audit of a vulnerability that is %s gives %j', (severity, faults) => {
  const vulnerabilities = { a: { name: 'a', severity, range: '<1.2.3' } };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({ faults });
});

it.each([
  ['{"message":"405 Method Not Allowed","error":{}}', '405 Method'],
  ['{}', 'no reason'],
  ['', 'no report'],
])('the audit says why %j is no answer', (output, reason) => {
  expect(readAudit(output)).toEqual({ unanswered: expect.stringContaining(reason) });
});
