import {
  knownVulnerabilities,
  type LockedPackage,
  type Project,
  projectFaults,
  readProject,
} from './supply-chain';

const sound: LockedPackage = { integrity: 'sha512-x', license: 'MIT' };
const project = (changes: Partial<Project>): Project => ({
  manifest: {},
  npmrc: 'save-exact=true\nignore-scripts=true\n',
  locked: {},
  ...changes,
});

it('finds no fault in this project, nor overlooks its packages', () => {
  const own = readProject();
  expect(own.locked).toHaveProperty('node_modules/react');
  expect(own.manifest).toHaveProperty('dependencies.react');
  expect(projectFaults(own)).toEqual([]);
});

it.each<[name: string, changes: LockedPackage, fault: string | null]>([
  ['a', { resolved: 'https://registry.npmjs.org/a/-/a-1.tgz' }, null],
  ['a', { resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'comes from git+ssh'],
  ['a', { resolved: 'https://a.example/a.tgz' }, 'comes from https://a.example'],
  ['a', { resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from http:'],
  ['a', { resolved: '../a' }, 'comes from ../a'],
  ['a', { integrity: undefined }, 'no sha512 integrity'],
  ['a', { integrity: 'sha1-x' }, 'no sha512 integrity'],
  ['a/node_modules/b', { integrity: undefined, inBundle: true }, null],
  ['a', { hasInstallScript: true }, 'asks to run code on install'],
  ['a/node_modules/esbuild', { hasInstallScript: true }, null],
  ['a', { license: 'MPL-2.0' }, 'MPL-2.0 is not among'],
  ['a', { license: 'MIT AND GPL-3.0-only' }, 'MIT AND GPL-3.0-only is not among'],
  ['a', { license: undefined }, 'no licence is not among'],
  ['a/node_modules/lightningcss-linux', { license: 'MPL-2.0' }, null],
  ['axe-core-more', { license: 'MPL-2.0' }, 'MPL-2.0 is not among'],
  ['lightningcss-linux', { license: 'GPL-3.0-only' }, 'GPL-3.0-only is not among'],
])('the package %s with %j: %s', (name, changes, fault) => {
  const locked = { [`node_modules/${name}`]: { ...sound, ...changes } };
  expect(projectFaults(project({ locked }))).toEqual(
    fault === null ? [] : [expect.stringContaining(fault)],
  );
});

it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '', 'github:a/a', 'file:../a', 'npm:b@1.2.3'])(
  'reports the version "%s" wherever it stands, and none that is one',
  (a) => {
    const of = { a, b: '1.2.3', c: '1.2.3-rc.1' };
    const manifest = { dependencies: of, optionalDependencies: of, overrides: { d: of } };
    expect(projectFaults(project({ manifest }))).toEqual(
      Array(3).fill(`a: "${a}" in package.json is not one version`),
    );
  },
);

it.each(['save-exact=true\n', 'ignore-scripts=false\n', '# ignore-scripts=true\n'])(
  'reports that scripts may run under %j',
  (npmrc) => {
    expect(projectFaults(project({ npmrc }))).toEqual(['.npmrc: no line "ignore-scripts=true"']);
  },
);

it('reads an audit: what is high or critical, or why there is none', () => {
  const of = (severity: string) => ({ name: 'a', severity, range: '<1.2.3' });
  const vulnerabilities = { ...['info', 'low', 'moderate', 'high', 'critical'].map(of) };
  expect(knownVulnerabilities(JSON.stringify({ vulnerabilities }))).toEqual([
    'a <1.2.3: known vulnerability, high',
    'a <1.2.3: known vulnerability, critical',
  ]);
  const refused = '{"message":"405 Method Not Allowed","error":{}}';
  expect(() => knownVulnerabilities(refused)).toThrow('405 Method');
  expect(() => knownVulnerabilities('')).toThrow('no report');
});
