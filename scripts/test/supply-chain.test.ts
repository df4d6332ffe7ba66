import {
  installScriptFaults,
  isMet,
  type LockedPackage,
  licenceFaults,
  type Project,
  pinFaults,
  projectFaults,
  readAudit,
  readProject,
  sourceFaults,
} from './supply-chain';

const npmrc = 'ignore-scripts=true\n';
const withLocked = (locked: Project['locked']): Project => ({ manifest: {}, npmrc, locked });
const withManifest = (manifest: Project['manifest']): Project => ({ manifest, npmrc, locked: {} });

it('finds no fault in this project, nor overlooks its packages', () => {
  const project = readProject();
  expect(project.locked).toHaveProperty('node_modules/react');
  expect(projectFaults(project)).toEqual([]);
});

describe('a source', () => {
  const integrity = 'sha512-x';

  it.each<[string, Project['locked']]>([
    ['in the registry', { a: { integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.tgz' } }],
    ['whose address npm was set to leave out', { a: { integrity } }],
    [
      'that lies in an archive with a hash, at any depth',
      {
        a: { integrity },
        'a/node_modules/b': { inBundle: true },
        'a/node_modules/b/node_modules/c': { inBundle: true },
      },
    ],
  ])('%s is accepted', (_, locked) => {
    expect(sourceFaults(withLocked(locked))).toEqual([]);
  });

  it.each<[string, LockedPackage, string]>([
    ['without a hash', {}, 'no sha512 integrity'],
    ['with a weak hash', { integrity: 'sha1-x' }, 'no sha512 integrity'],
    ['from git', { integrity, resolved: 'git+ssh://git@github.com/a/a.git#1' }, 'git+ssh'],
    ['on another server', { integrity, resolved: 'https://a.example/a.tgz' }, 'a.example'],
    ['over plain http', { integrity, resolved: 'http://registry.npmjs.org/a.tgz' }, 'http:'],
    ['that is a link', { resolved: '../a', link: true }, 'a folder of one machine'],
  ])('%s is reported', (_, entry, problem) => {
    expect(sourceFaults(withLocked({ a: entry }))).toEqual([expect.stringContaining(problem)]);
  });

  it('in an archive without a hash is reported with it', () => {
    const locked = { a: {}, 'a/node_modules/b': { inBundle: true } };
    expect(sourceFaults(withLocked(locked))).toHaveLength(2);
  });
});

describe('a version', () => {
  it.each(['1.2.3', '1.2.3-rc.1'])('%s is accepted', (a) => {
    expect(pinFaults(withManifest({ dependencies: { a } }))).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '', 'github:a/a', 'file:../a', 'npm:b@1.2.3'])(
    '"%s" is reported, wherever it stands',
    (a) => {
      const of = { a };
      const everywhere = { dependencies: of, devDependencies: of, optionalDependencies: of };
      const faults = pinFaults(withManifest({ ...everywhere, overrides: { b: of } }));
      expect(faults).toEqual(Array(4).fill(`a: "${a}" in package.json is not one version`));
    },
  );
});

describe('an install script', () => {
  const asking = withLocked({ 'node_modules/b/node_modules/a': { hasInstallScript: true } });

  it('of a known package is accepted, that of another reported', () => {
    expect(installScriptFaults(asking, { a: 'a reason' })).toEqual([]);
    expect(installScriptFaults(asking, {})).toEqual([
      expect.stringContaining('a: asks to run code on install'),
    ]);
  });

  it.each(['save-exact=true\n', 'ignore-scripts=false\n', '# ignore-scripts=true\n'])(
    'could run under %j',
    (text) => {
      const project = { ...withLocked({}), npmrc: text };
      expect(installScriptFaults(project)).toEqual(['.npmrc: no line "ignore-scripts=true"']);
    },
  );
});

describe('a licence', () => {
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

  const faults = (path: string, entry: LockedPackage) =>
    licenceFaults(withLocked({ [path]: entry }));

  it.each<[string, LockedPackage]>([
    ['node_modules/axe-core', { license: 'MPL-2.0' }],
    ['node_modules/axe-core', { license: 'MIT AND MPL-2.0' }],
    ['node_modules/b/node_modules/lightningcss-linux', { license: 'MPL-2.0' }],
    ['node_modules/alias', { license: 'MPL-2.0', name: 'axe-core' }],
  ])('is accepted in %s, an exception', (path, entry) => {
    expect(faults(path, entry)).toEqual([]);
  });

  it.each<[string, LockedPackage, string]>([
    ['node_modules/axe-core-more', { license: 'MPL-2.0' }, 'MPL-2.0 is not'],
    ['node_modules/axe-core', { license: 'GPL-3.0-only' }, 'GPL-3.0-only is not'],
    ['node_modules/a', {}, 'no licence is not'],
  ])('is reported in %s: %j', (path, entry, problem) => {
    expect(faults(path, entry)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the audit', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<1.2.3' } } });

  it.each(['high', 'critical'])('reports a vulnerability that is %s', (severity) => {
    expect(readAudit(report(severity))).toEqual({
      faults: [`a <1.2.3: known vulnerability, ${severity}`],
    });
  });

  it.each(['info', 'low', 'moderate'])('passes over one that is %s', (severity) => {
    expect(readAudit(report(severity))).toEqual({ faults: [] });
  });

  it.each([
    ['a registry that refuses', '{"message":"405 Method Not Allowed","error":{}}', '405 Method'],
    ['an error without words', '{}', 'no reason'],
    ['no output', '', 'no report'],
  ])('says why %s gave no answer', (_, output, reason) => {
    expect(readAudit(output)).toEqual({ unanswered: expect.stringContaining(reason) });
  });
});
