import { spawnSync } from 'node:child_process';
import { type Browser, type BrowserName, findBrowser } from './find-browser';
import { findWebkit, type Webkit } from './find-webkit';

const debianPackages = {
  chromium: ['chromium'],
  shell: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
} satisfies Record<BrowserName | 'webkit', string[]>;

/** Runs an installer. Its output is shown only when it fails: it is long. @returns whether it succeeded */
function install(command: string, args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return true;
  console.log([command, ...args].join(' '), 'failed:');
  console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n'));
  return false;
}

function installFromDebian(name: keyof typeof debianPackages): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  return (
    install('apt-get', ['update', '-qq']) &&
    install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages[name]])
  );
}

/**
 * Finds a browser, and installs it where there is none: Debian's package as root, else the one that Playwright
 * downloads.
 * @returns null when it could not be had
 */
export function provideBrowser(name: 'chromium' | 'firefox'): Browser | null {
  const found = findBrowser(name);
  if (found) return found;
  console.log(`Installing ${name} for the tests ...`);
  if (!installFromDebian(name)) install('npx', ['playwright', 'install', name]);
  return findBrowser(name);
}

/**
 * Finds Chromium's shell, and installs Debian's as root where there is none. Tests run in the whole browser without it, and
 * take longer.
 */
export function provideShell(): void {
  if (!findBrowser('shell')) installFromDebian('shell');
}

/**
 * Finds WebKit, and installs Debian's as root where there is none.
 * @returns null when it could not be had
 */
export function provideWebkit(): Webkit | null {
  const found = findWebkit();
  if (found) return found;
  console.log('Installing webkit for the tests ...');
  installFromDebian('webkit');
  return findWebkit();
}
