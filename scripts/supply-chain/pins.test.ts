import { pins } from './pins';
import type { Manifest } from './project';
import { someProject } from './project-fixture';

const faults = (manifest: Manifest) => pins.faults(someProject({ manifest }));

it.each(['1.2.3', '1.2.3-rc.1'])('accepts %s', (version) => {
  expect(faults({ dependencies: { a: version } })).toEqual([]);
});

it.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '', 'github:a/a', 'file:../a', 'npm:b@1.2.3'])(
  'reports "%s"',
  (version) => {
    expect(faults({ dependencies: { a: version } })).toEqual([
      `a: "${version}" in package.json is not one version`,
    ]);
  },
);

it('looks at dependencies of every kind, and into nested overrides', () => {
  const a = '^1.0.0';
  expect(
    faults({
      dependencies: { a },
      devDependencies: { a },
      optionalDependencies: { a },
      overrides: { b: { a } },
    }),
  ).toHaveLength(4);
});
