import { readFileSync } from 'node:fs';
import { npm, run } from '@/scripts/setup.mjs';
import type { Print } from './programs';
import { type Outcome, single } from './stages';

/** A package as `package-lock.json` names it; https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
export interface LockedPackage {
  /** Where it comes from; npm may be set to leave the registry's own addresses out. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** It lies in the archive of the package it is installed below, and has no hash of its own. */
  inBundle?: boolean;
}

/** Versions by package name, or the same nested. */
interface Versions {
  [name: string]: string | Versions;
}

/** What the checks read. */
export interface Project {
  manifest: Record<string, unknown>;
  /** Every package but the project itself, by the folder it is installed in; those of other systems too. */
  locked: Record<string, LockedPackage>;
  npmrc: string;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Licences that ask for a notice at most, or offer one that does; https://spdx.org/licenses */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'PSF-2.0',
  'Python-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
];

/** Packages whose licence asks for more, and why that is no burden here. */
const LICENCE_EXCEPTIONS: [name: RegExp, licence: RegExp, reason: string][] = [
  [/^@resvg\/resvg-js/, /^MPL-2\.0$/, 'Draws pictures at build; nothing of it is published.'],
  [/^lightningcss/, /^MPL-2\.0$/, 'Of Tailwind, at build; nothing of it is published.'],
  [/^(?:@axe-core\/playwright|axe-core)$/, /^MPL-2\.0$/, 'Run in tests alone.'],
  [
    /^@img\/sharp-/,
    /LGPL-3\.0-or-later/,
    'Reads sizes of pictures in a check; nothing of it is published.',
  ],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/, 'Browser data that Next reads at build; not published.'],
  [/^@fontsource/, /^OFL-1\.1$/, 'Typefaces, published as subsets, as it allows.'],
];

/** Packages that ask to run code when they are installed, and why they work although they may not. */
const IDLE_SCRIPTS: Record<string, string> = {
  '@parcel/watcher':
    'Of Jest, for its watch mode alone; a finished binary is a package of its own.',
  esbuild: 'Of tsx. Would only put the binary in the place of its small starter script.',
  'unrs-resolver': 'Of Jest. Would only fetch a binary that npm failed to install.',
};

/** @returns what is wrong with a package; its archive must be the registry's, and npm able to tell when it was changed */
function packageFaults(path: string, locked: LockedPackage): string[] {
  const { resolved = REGISTRY, integrity = '', license = 'no licence' } = locked;
  // Of `node_modules/a/node_modules/@b/c` the name is `@b/c`.
  const name = path.replace(/^.*node_modules\//, '');
  const isFree =
    PERMISSIVE.includes(license) ||
    LICENCE_EXCEPTIONS.some(([names, known]) => names.test(name) && known.test(license));
  return [
    resolved.startsWith(REGISTRY) ? '' : `comes from ${resolved}`,
    locked.inBundle || /^sha512-./.test(integrity) ? '' : 'no sha512 integrity; install it anew',
    isFree ? '' : `${license} is not among the licences allowed`,
    locked.hasInstallScript && !IDLE_SCRIPTS[name]
      ? 'asks to run code on install; see that it works without'
      : '',
  ].flatMap((fault) => (fault ? `${path}: ${fault}` : []));
}

/** Every version that `package.json` names is exact, no range, tag, address or alias: what was tested is what installs. */
function looseVersions(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') return looseVersions(version);
    const isExact = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version);
    return isExact ? [] : `${name}: "${version}" in package.json is not one version`;
  });
}

/** @returns a line for every fault of what the project is made from */
export function projectFaults({ manifest, locked, npmrc }: Project): string[] {
  const versions = Object.entries(manifest).filter(([part]) =>
    /(?:ependencies|overrides)$/.test(part),
  );
  const isScriptFree = /^ignore-scripts\s*=\s*true\s*$/m.test(npmrc);
  return [
    ...Object.entries(locked).flatMap(([path, entry]) => packageFaults(path, entry)),
    ...looseVersions(Object.fromEntries(versions) as Versions),
    ...(isScriptFree ? [] : ['.npmrc: no line "ignore-scripts=true"']),
  ];
}

/** @returns what the files of the current folder say */
export function readProject(): Project {
  const { '': _itself, ...locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  return { manifest, locked, npmrc: readFileSync('.npmrc', 'utf8') };
}

/**
 * @param output what `npm audit --json` printed
 * @returns vulnerabilities that are high or critical: lower ones are too often about uses that a build does not make
 * @throws Error where the registry gave no answer
 */
export function knownVulnerabilities(output: string): string[] {
  const { message = 'npm audit printed no report', vulnerabilities } = JSON.parse(
    output || '{}',
  ) as {
    message?: string;
    vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  };
  if (!vulnerabilities) throw new Error(message);
  return Object.values(vulnerabilities)
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: known vulnerability, ${severity}`);
}

/** How long the registry may take to answer. */
const AUDIT_TIMEOUT_MS = 10_000;

/** Asks the registry once about the packages that pages are made from. Development tools meet no visitor's input. */
async function audit(): Promise<string[]> {
  const [command, ...args] = npm();
  const asked = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--loglevel=silent'];
  let output = '';
  await run(command, [...args, ...asked], { timeout: AUDIT_TIMEOUT_MS }, (text) => {
    output += text;
  });
  return knownVulnerabilities(output);
}

/** Two checks: of the project's own files, and with the registry, which is no fault where it does not answer. */
export async function supplyChain(print: Print): Promise<Outcome> {
  const check = (faults: string[]) => {
    for (const line of faults) print(`${line}\n`);
    return single(faults.length);
  };
  const own = check(projectFaults(readProject()));
  try {
    const known = check(await audit());
    return { ...own, passed: own.passed + known.passed, failed: own.failed + known.failed };
  } catch (error) {
    return { ...own, skipped: 1, notes: [`no audit: ${(error as Error).message}`] };
  }
}
