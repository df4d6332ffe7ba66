import type { SupplyCheck, Versions } from './project';

/** One version: no range, tag, address or alias. */
const exact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

function loose(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') return loose(version);
    return exact.test(version) ? [] : `${name}: "${version}" in package.json is not one version`;
  });
}

/** Every version that `package.json` names is exact: what was tested is what installs. */
export const pins: SupplyCheck = {
  name: 'pins',
  faults: ({ manifest }) =>
    [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.optionalDependencies,
      manifest.overrides,
    ].flatMap((versions = {}) => loose(versions)),
};
