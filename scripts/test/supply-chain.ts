import { readFileSync } from 'node:fs';
import { npm, run } from '@/scripts/setup.mjs';
import type { Print } from './debian';
import { type Outcome, single } from './runner';

/** A package as `package-lock.json` names it; https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
export interface LockedPackage {
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
interface Versions {
  [name: string]: string | Versions;
}

/** What the checks read. */
export interface Project {
  manifest: {
    dependencies?: Versions;
    devDependencies?: Versions;
    optionalDependencies?: Versions;
    overrides?: Versions;
  };
  /** Every package but the project itself, by the folder it is installed in; those of other systems too. */
  locked: Record<string, LockedPackage>;
  npmrc: string;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Licences that ask for a notice at most; SPDX names, https://spdx.org/licenses */
const PERMISSIVE =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Python-2.0 Zlib'.split(
    ' ',
  );

/** Packages with a licence that asks for more, and why that is no burden here. `*`: all names that begin so. */
const LICENCE_EXCEPTIONS: Record<string, [licence: string, reason: string]> = {
  '@resvg/resvg-js*': ['MPL-2.0', 'Draws pictures at build; nothing of it is published.'],
  'lightningcss*': ['MPL-2.0', 'Of Tailwind, at build; nothing of it is published.'],
  '@axe-core/playwright': ['MPL-2.0', 'Runs in tests alone.'],
  'axe-core': ['MPL-2.0', 'Runs in tests alone.'],
  '@img/sharp-*': ['LGPL-3.0-or-later', 'For the image server of Next, which no export has.'],
  'caniuse-lite': ['CC-BY-4.0', 'Browser data that Next reads at build; not published.'],
  '@fontsource-variable/geist': ['OFL-1.1', 'Typeface, published as a subset, as it allows.'],
  '@fontsource/instrument-serif': ['OFL-1.1', 'Typeface, published as a subset, as it allows.'],
};

/** Packages that ask to run code when they are installed, and why they work although they may not. */
const IDLE_SCRIPTS: Record<string, string> = {
  '@parcel/watcher':
    'Of Jest, for its watch mode alone; a finished binary is a package of its own.',
  esbuild: 'Of tsx. Would only put the binary in the place of its small starter script.',
  'unrs-resolver': 'Of Jest. Would only fetch a binary that npm failed to install.',
};

/** @returns the name in the registry of what lies in `node_modules/a/node_modules/@b/c`: `@b/c` */
const nameOf = (path: string, { name }: LockedPackage): string =>
  name ?? path.replace(/^.*node_modules\//, '');

/** @returns whether the package's own archive, or the one it is bundled in, is known by its hash */
function hasHash(path: string, locked: Project['locked']): boolean {
  const entry = locked[path];
  if (!entry?.inBundle) return /^sha512-./.test(entry?.integrity ?? '');
  return hasHash(path.slice(0, path.lastIndexOf('/node_modules/')), locked);
}

/** Every package comes from the registry, and npm can tell when its archive was changed. */
function sourceFaults({ locked }: Project): string[] {
  return Object.entries(locked).flatMap(([path, { link, resolved }]) => {
    if (link) return `${path}: a folder of one machine; install it from the registry`;
    if (resolved && !resolved.startsWith(REGISTRY)) return `${path}: comes from ${resolved}`;
    return hasHash(path, locked) ? [] : `${path}: no sha512 integrity; install it anew`;
  });
}

function looseVersions(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') return looseVersions(version);
    // One version: no range, tag, address or alias.
    const isExact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version);
    return isExact ? [] : `${name}: "${version}" in package.json is not one version`;
  });
}

/** Every version that `package.json` names is exact: what was tested is what installs. */
function pinFaults({ manifest }: Project): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return [dependencies, devDependencies, optionalDependencies, overrides].flatMap((versions = {}) =>
    looseVersions(versions),
  );
}

/** No package runs code on install, and each that asks to is known. */
function installScriptFaults({ npmrc, locked }: Project): string[] {
  const isOff = /^ignore-scripts\s*=\s*true\s*$/m.test(npmrc);
  const unknown = Object.entries(locked)
    .filter(([path, entry]) => entry.hasInstallScript && !IDLE_SCRIPTS[nameOf(path, entry)])
    .map(([path]) => `${path}: asks to run code on install; see that it works without`);
  return [...(isOff ? [] : ['.npmrc: no line "ignore-scripts=true"']), ...unknown];
}

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

/** Every package may be used here by its licence, or is a named exception. */
function licenceFaults({ locked }: Project): string[] {
  return Object.entries(locked).flatMap(([path, entry]) => {
    const name = nameOf(path, entry);
    const more = Object.entries(LICENCE_EXCEPTIONS)
      .filter(([key]) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
      .map(([, [licence]]) => licence);
    const licence = entry.license ?? 'no licence';
    if (isMet(licence, [...PERMISSIVE, ...more])) return [];
    return `${path}: ${licence} is not among the licences allowed`;
  });
}

/** What the registry knows about the packages, or why it gave no answer. */
type Audit = { faults: string[] } | { unanswered: string };

/**
 * @param output what `npm audit --json` printed; anything but a report counts as no answer
 * @returns vulnerabilities that are high or critical: lower ones are too often about uses that a build does not make
 */
export function readAudit(output: string): Audit {
  try {
    const { message = 'npm audit gave no reason', vulnerabilities } = JSON.parse(output) as {
      message?: string;
      vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
    };
    if (!vulnerabilities) return { unanswered: message };
    const severe = Object.values(vulnerabilities).filter(({ severity }) =>
      ['high', 'critical'].includes(severity),
    );
    return {
      faults: severe.map(
        ({ name, severity, range }) => `${name} ${range}: known vulnerability, ${severity}`,
      ),
    };
  } catch {
    return { unanswered: 'npm audit printed no report' };
  }
}

/** How long the registry may take to answer. */
const AUDIT_TIMEOUT_MS = 10_000;

/** Asks the registry once about the packages that pages are made from. Development tools meet no visitor's input. */
async function audit(): Promise<Audit> {
  const [command, ...args] = npm();
  let output = '';
  const asked = [
    ...args,
    'audit',
    '--omit=dev',
    '--json',
    '--fetch-retries=0',
    '--loglevel=silent',
  ];
  await run(command, asked, { timeout: AUDIT_TIMEOUT_MS }, (text) => {
    output += text;
  });
  return readAudit(output);
}

/** @returns what the files of the current folder say */
export function readProject(): Project {
  const { '': _itself, ...locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  return { manifest, locked, npmrc: readFileSync('.npmrc', 'utf8') };
}

/** @returns a line for every fault of what the project is made from */
export function projectFaults(project: Project): string[] {
  return [
    ...sourceFaults(project),
    ...pinFaults(project),
    ...installScriptFaults(project),
    ...licenceFaults(project),
  ];
}

/** Two checks: of the project's own files, and with the registry, which is no fault where it does not answer. */
export async function supplyChain(print: Print): Promise<Outcome> {
  const own = projectFaults(readProject());
  const audited = await audit();
  const known = 'faults' in audited ? audited.faults : [];
  for (const line of [...own, ...known]) print(`${line}\n`);
  const { passed, failed } = single(own.length);
  if ('unanswered' in audited)
    return { passed, failed, skipped: 1, notes: [`no audit: ${audited.unanswered}`] };
  const { passed: sound, failed: unsound } = single(known.length);
  return { passed: passed + sound, failed: failed + unsound, skipped: 0, notes: [] };
}
