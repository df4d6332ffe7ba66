import { spawnSync } from 'node:child_process';
import { run } from '@/scripts/setup.mjs';

/** Takes what an installer says. */
export type Print = (text: string) => void;

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

async function aptInstall(print: Print, packages: readonly string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (
    (await runInstaller(print, 'apt-get', 'update', '-qq')) &&
    (await runInstaller(print, 'apt-get', ...install))
  );
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Installs packages of Debian where this is one and we are root. One call waits for the other: apt lets nobody else in.
 * @returns whether they are installed now
 */
export function installFromDebian(print: Print, packages: readonly string[]): Promise<boolean> {
  const installed = last.then(() => aptInstall(print, packages));
  last = installed;
  return installed;
}
