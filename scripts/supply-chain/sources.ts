import type { LockedPackage, SupplyCheck } from './project';

const registry = 'https://registry.npmjs.org/';

/** @returns whether the package's own archive, or the one it is bundled in, is known by its hash */
function hasHash(path: string, locked: Record<string, LockedPackage>): boolean {
  const entry = locked[path];
  if (!entry?.inBundle) return /^sha512-./.test(entry?.integrity ?? '');
  return hasHash(path.slice(0, path.lastIndexOf('/node_modules/')), locked);
}

/** Every package comes from the registry, and npm can tell when its archive was changed. */
export const sources: SupplyCheck = {
  name: 'sources',
  faults: ({ locked }) =>
    Object.entries(locked).flatMap(([path, { link, resolved }]) => {
      if (link) return `${path}: a folder of one machine; install it from the registry`;
      if (resolved && !resolved.startsWith(registry))
        return `${path}: comes from ${resolved}, expected ${registry}`;
      if (!hasHash(path, locked))
        return `${path}: no sha512 integrity in package-lock.json; install it anew`;
      return [];
    }),
};
