import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '@/tools/run';

/** Takes what a program says. */
export type Print = (text: string) => void;

/** Debian keeps servers in folders that only root's path holds, and Snap has a folder of its own. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/snap/bin'];

/** @returns the file of the first of these commands that is installed, or null */
export function findProgram(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Runs an installer. Its output is long: the last lines are printed, and only when it fails. @returns whether it succeeded */
export async function runInstaller(
  print: Print,
  command: string,
  ...args: string[]
): Promise<boolean> {
  let output = '';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run(command, args, { env }, (text) => {
    output += text;
  });
  if (code === 0) return true;
  const end = output.trim().split('\n').slice(-5).join('\n');
  print(`${[command, ...args].join(' ')} failed:\n${end}\n`);
  return false;
}

/** Installs packages of Debian where this is one and we are root. @returns whether they are installed now */
export async function installFromDebian(
  print: Print,
  packages: readonly string[],
): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (
    (await runInstaller(print, 'apt-get', 'update', '-qq')) &&
    (await runInstaller(print, 'apt-get', ...install))
  );
}
