import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as `package-lock.json` names it; https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
export interface LockedPackage {
  version?: string;
  /** Set where the folder has another name than the package: an alias. */
  name?: string;
  /** Where it comes from; npm may be set to leave the registry's own addresses out. */
  resolved?: string;
  /** Hash of the archive. */
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** It lies in the archive of the package it is installed below. */
  inBundle?: boolean;
  /** A folder of this machine. */
  link?: boolean;
}

/** Exact versions, or the same nested, by package name. */
export interface Versions {
  [name: string]: string | Versions;
}

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Versions;
}

/** What the checks read. */
export interface Project {
  manifest: Manifest;
  /** Every package but the project itself, by the folder it is installed in; those of other systems too. */
  locked: Record<string, LockedPackage>;
  npmrc: string;
  readme: string;
}

/** Looks at one side of what the project is made from. */
export interface SupplyCheck {
  name: string;
  /** @returns a line for every fault */
  faults: (project: Project) => string[];
}

/** @param path such as `node_modules/a/node_modules/@b/c` @returns the name in the registry, `@b/c` */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param root folder of `package.json` */
export function readProject(root: string): Project {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { '': _itself, ...locked } = JSON.parse(read('package-lock.json')).packages;
  return {
    manifest: JSON.parse(read('package.json')),
    locked,
    npmrc: read('.npmrc'),
    readme: read('README.md'),
  };
}
