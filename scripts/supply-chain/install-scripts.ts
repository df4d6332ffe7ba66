import { packageName, type SupplyCheck } from './project';

/** Packages that ask to run code when they are installed, and why they work although they may not. */
const idleScripts: Record<string, string> = {
  '@parcel/watcher':
    'Of Jest, for its watch mode alone. Would compile a binary; a finished one comes as a package of its own.',
  esbuild: 'Of tsx. Would only put the binary in the place of its small starter script.',
  'unrs-resolver': 'Of Jest. Would only fetch a binary that npm failed to install.',
};

/**
 * No package runs code on install, and each that asks to is known.
 * @param known reasons by package name
 */
export function installScriptFaults(known: Record<string, string>): SupplyCheck['faults'] {
  return ({ npmrc, locked }) => {
    const asking = Object.entries(locked)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path, entry]) => packageName(path, entry));
    return [
      ...(/^ignore-scripts\s*=\s*true\s*$/m.test(npmrc)
        ? []
        : ['.npmrc: no line "ignore-scripts=true"']),
      ...[...new Set(asking)]
        .filter((name) => !Object.hasOwn(known, name))
        .map(
          (name) =>
            `${name}: asks to run code on install, which is off; see that it works without, and add it to scripts/supply-chain/install-scripts.ts with the reason`,
        ),
      ...Object.keys(known)
        .filter((name) => !asking.includes(name))
        .map(
          (name) =>
            `${name}: asks for no install script any more; remove it from scripts/supply-chain/install-scripts.ts`,
        ),
    ];
  };
}

export const installScripts: SupplyCheck = {
  name: 'install scripts',
  faults: installScriptFaults(idleScripts),
};
