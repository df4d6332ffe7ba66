import { type LicenceException, licenceExceptions, permissive } from './known-licences';
import { packageName, type SupplyCheck } from './project';

/**
 * Whether an SPDX expression is met by licences of a list. `AND` binds closer than `OR`; brackets may stand around the
 * whole, and anything deeper counts as not met, so that a person reads it. Source: SPDX specification, annex D.
 */
export function isMet(expression: string, allowed: readonly string[]): boolean {
  return expression
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

/** @param pattern a name, or a beginning of names that ends with `*` */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Every package may be used here by its licence, or is a named exception.
 * @param allowed licences that any package may have
 * @param exceptions packages that may have one more; one that nothing needs is a fault
 */
export function licenceFaults(
  allowed: readonly string[],
  exceptions: readonly LicenceException[],
): SupplyCheck['faults'] {
  return ({ locked }) => {
    const needed = new Set<LicenceException>();
    const faults = Object.entries(locked).flatMap(([path, entry]) => {
      const licence = entry.license ?? 'no licence';
      if (isMet(licence, allowed)) return [];
      const name = packageName(path, entry);
      const exception = exceptions.find(
        ({ packages, licence: more }) =>
          packages.some((pattern) => matches(pattern, name)) && isMet(licence, [...allowed, more]),
      );
      if (!exception) return `${name}: ${licence} is not among the licences allowed`;
      needed.add(exception);
      return [];
    });
    const idle = exceptions
      .filter((exception) => !needed.has(exception))
      .map(
        ({ packages, licence }) =>
          `${packages.join(', ')}: nothing needs the exception for ${licence}`,
      );
    const fix = 'see scripts/supply-chain/known-licences.ts';
    return [...new Set([...faults, ...idle])].map((line) => `${line}; ${fix}`);
  };
}

export const licences: SupplyCheck = {
  name: 'licences',
  faults: licenceFaults(permissive, licenceExceptions),
};
