import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { installFromDebian, type Print, runInstaller } from './debian';

/** `shell` is Chromium's engine without the browser around it, as Debian packs it: it takes a quarter less of the processor. */
export type BrowserName = 'chromium' | 'shell' | 'firefox';

/** A program that tests can drive. */
export interface Browser {
  path: string;
  /** Set for a Firefox that Playwright did not build: it is driven over WebDriver BiDi. */
  channel?: 'moz-firefox';
}

/** WebKit as Debian packages it: what drives it, what it draws on, and the small browser itself. */
export interface Webkit {
  driver: string;
  display: string;
  browser: string;
}

/** Where a browser may be: named by a variable, a command, Playwright's own. */
const PLACES = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    own: (): string | null => chromium.executablePath(),
  },
  shell: {
    variable: 'CHROMIUM_SHELL_PATH',
    commands: ['chromium-headless-shell'],
    own: () => null,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    own: (): string | null => firefox.executablePath(),
  },
} satisfies Record<BrowserName, unknown>;

const DEBIAN_PACKAGES = {
  chromium: ['chromium'],
  shell: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** What a search depends on; tests pass their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** Names in a folder; none where there is no such folder. */
  list: (path: string) => string[];
}

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
};

/**
 * Looks for an installed browser, the one that its variable names first.
 * @returns the first one that is there, or null
 * @throws when the variable names a file that does not exist: another browser would hide the mistake
 */
export function findBrowser(
  name: BrowserName,
  { env, exists }: Machine = thisMachine,
): Browser | null {
  const { variable, commands, own } = PLACES[name];
  const named = env[variable];
  if (named && !exists(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
  const folders = [...(env.PATH ?? '').split(delimiter), '/snap/bin'].filter(Boolean);
  const installed =
    named ||
    commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(exists);
  const playwrights = own();
  if (installed && installed !== playwrights)
    return { path: installed, ...(name === 'firefox' && { channel: 'moz-firefox' }) };
  return playwrights && exists(playwrights) ? { path: playwrights } : null;
}

/** @returns WebKit, or null where one of its parts is missing: Playwright's own build runs on few systems */
export function findWebkit({ exists, list }: Machine = thisMachine): Webkit | null {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  // Debian keeps programs that are not commands in a folder with the machine's architecture in its name.
  const browser = list('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join('/usr/lib', folder))
    .flatMap((folder) => list(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .filter((path) => path.includes('/webkit2gtk-') && exists(path))
    .sort()
    .at(-1);
  return browser && exists(driver) && exists(display) ? { driver, display, browser } : null;
}

async function provide(name: 'chromium' | 'firefox', print: Print): Promise<boolean> {
  if (findBrowser(name)) return true;
  print(`Installing ${name} for the tests ...\n`);
  if (!(await installFromDebian(print, DEBIAN_PACKAGES[name])))
    await runInstaller(print, 'npx', 'playwright', 'install', name);
  return findBrowser(name) !== null;
}

/**
 * Installs the browsers that the tests need and this machine lacks: Debian's packages as root, else those that Playwright
 * downloads. Without Chromium's shell, tests run in the whole browser and take longer.
 * @returns names of those that could not be had
 */
export async function provideBrowsers(print: Print): Promise<string[]> {
  const missing: string[] = [];
  if (!findBrowser('shell')) await installFromDebian(print, DEBIAN_PACKAGES.shell);
  if (!(await provide('chromium', print))) missing.push('Chromium');
  if (!(await provide('firefox', print))) missing.push('Firefox');
  if (!findWebkit()) await installFromDebian(print, DEBIAN_PACKAGES.webkit);
  if (!findWebkit()) missing.push('WebKit');
  return missing;
}
