import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installFromDebian, type Print, runInstaller } from '@/scripts/test/debian';

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

const TOOLS = ['miniflare', 'csp_evaluator', '@mdn/mdn-http-observatory', 'netlify-headers-parser'];

const tools = createRequire(join(TOOLS_FOLDER, 'package.json'));

/** How to get what is missing, for the name of a test that is left out. */
export const ADVICE =
  'npm ci --prefix scripts/hosts/tools; apt-get install nginx-light caddy apache2';

/** @returns the file of an installed program, or `null`; Debian keeps servers in folders that only root's path holds */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
}

/** @returns the file that a tool starts with, or `null` where it is not installed */
export function findTool(name: string): string | null {
  try {
    return tools.resolve(name);
  } catch {
    return null;
  }
}

/** Loads a tool; in a Jest test one that is CommonJS, as Jest on Node 20 loads no other. @throws Error where it is not installed */
export function loadTool<T>(name: string): Promise<T> {
  return import(pathToFileURL(tools.resolve(name)).href) as Promise<T>;
}

/**
 * Installs what the tests of hosts need and this machine lacks: Debian's packages as root, and the tools of
 * `scripts/hosts/tools/`. Tests of what could not be had are skipped and say so.
 * @returns names of what is still missing
 */
export async function provideServers(print: Print): Promise<string[]> {
  const programs = () => Object.keys(DEBIAN_PACKAGES).filter((name) => findProgram(name) === null);
  const missingTools = () => TOOLS.filter((name) => findTool(name) === null);
  if (programs().length > 0) {
    print(`Installing ${programs().join(', ')} for the tests ...\n`);
    await installFromDebian(print, Object.values(DEBIAN_PACKAGES).flat());
  }
  if (missingTools().length > 0) {
    print('Installing the tools of scripts/hosts/tools (300 MB) for the tests ...\n');
    const args = ['ci', '--prefix', TOOLS_FOLDER, '--ignore-scripts', '--loglevel=error'];
    await runInstaller(print, 'npm', ...args);
  }
  return [...programs(), ...missingTools()];
}
