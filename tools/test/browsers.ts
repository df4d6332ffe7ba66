import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { findProgram, installFromDebian, type Print, runInstaller } from './programs';

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
    own: () => chromium.executablePath(),
  },
  /** Chromium's engine without the browser around it, as Debian packs it: it takes a quarter less of the processor. */
  shell: {
    variable: 'CHROMIUM_SHELL_PATH',
    commands: ['chromium-headless-shell'],
    own: () => null,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    own: () => firefox.executablePath(),
  },
};

/**
 * Looks for an installed browser, the one that its variable names first.
 * @returns the first one that is there, or null
 * @throws when the variable names a file that does not exist: another browser would hide the mistake
 */
export function findBrowser(name: keyof typeof PLACES): Browser | null {
  const { variable, commands, own } = PLACES[name];
  const named = process.env[variable];
  if (named && !existsSync(named))
    throw new Error(`${variable} names ${named}, which does not exist.`);
  const path = named || findProgram(...commands);
  const playwrights = own();
  if (path && path !== playwrights)
    return { path, ...(name === 'firefox' && { channel: 'moz-firefox' }) };
  return playwrights && existsSync(playwrights) ? { path: playwrights } : null;
}

/** Debian keeps programs that are not commands in a folder with the machine's architecture in its name. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** @returns WebKit, or null where one of its parts is missing: Playwright's own build runs on few systems */
export function findWebkit(): Webkit | null {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const browser = ['4.1', '4.0']
    .map((version) => `${LIBRARIES}/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && existsSync(display) ? { driver, display, browser } : null;
}

async function provide(
  name: 'chromium' | 'firefox',
  debianPackage: string,
  print: Print,
): Promise<boolean> {
  if (findBrowser(name)) return true;
  print(`Installing ${name} for the tests ...\n`);
  if (!(await installFromDebian(print, [debianPackage])))
    await runInstaller(print, 'npx', 'playwright', 'install', name);
  return findBrowser(name) !== null;
}

/** As wide as Arial and Times, which the words are laid out for before their fonts come (`app/fallback-fonts.css`). */
const COMMON_FONTS = '/usr/share/fonts/truetype/liberation';

/**
 * Installs the browsers, and the fonts of common systems, that the tests need and this machine lacks: Debian's packages as root,
 * else those that Playwright downloads. Without Chromium's shell, tests run in the whole browser and take longer.
 * @returns names of those that could not be had
 */
export async function provideBrowsers(print: Print): Promise<string[]> {
  const missing: string[] = [];
  if (!existsSync(COMMON_FONTS)) await installFromDebian(print, ['fonts-liberation']);
  if (!findBrowser('shell')) await installFromDebian(print, ['chromium-headless-shell']);
  if (!(await provide('chromium', 'chromium', print))) missing.push('Chromium');
  if (!(await provide('firefox', 'firefox-esr', print))) missing.push('Firefox');
  if (!findWebkit()) await installFromDebian(print, ['webkit2gtk-driver', 'xvfb', 'xauth']);
  if (!findWebkit()) missing.push('WebKit');
  return missing;
}
