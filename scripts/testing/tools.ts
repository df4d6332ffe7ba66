import { join } from 'node:path';
import { needsInstall } from '@/scripts/setup.mjs';
import { findProgram, installFromDebian, type Print, runInstaller } from '@/scripts/test/programs';

/** Debian's packages of the programs that the tests run. */
const DEBIAN_PACKAGES = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
  openssl: ['openssl'],
};

/**
 * Folder of the tools that only the tests of hosts use. They have a lockfile of their own, because they are larger than all
 * that the site needs to be built.
 */
const TOOLS_FOLDER = join(process.cwd(), 'scripts', 'hosts', 'tools');

/** How to get what is missing, for the name of a test that is left out. */
export const ADVICE =
  'npm ci --prefix scripts/hosts/tools; apt-get install nginx-light caddy apache2';

/** @returns whether the tools are installed, as their lockfile has them */
export const hasTools = () => !needsInstall(TOOLS_FOLDER);

/**
 * Installs what the tests of hosts need and this machine lacks: Debian's packages as root, and the tools of
 * `scripts/hosts/tools/`. Tests of what could not be had are skipped and say so.
 * @returns names of what is still missing
 */
export async function provideServers(print: Print): Promise<string[]> {
  const programs = () => Object.keys(DEBIAN_PACKAGES).filter((name) => findProgram(name) === null);
  if (programs().length > 0) {
    print(`Installing ${programs().join(', ')} for the tests ...\n`);
    await installFromDebian(print, Object.values(DEBIAN_PACKAGES).flat());
  }
  if (!hasTools()) {
    print('Installing the tools of scripts/hosts/tools (300 MB) for the tests ...\n');
    const args = ['ci', '--prefix', TOOLS_FOLDER, '--ignore-scripts', '--loglevel=error'];
    await runInstaller(print, 'npm', ...args);
  }
  return [...programs(), ...(hasTools() ? [] : ['the tools of scripts/hosts/tools'])];
}
