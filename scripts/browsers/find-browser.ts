import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

/** `shell` is Chromium's engine without the browser around it, as Debian packs it: it takes a quarter less of the processor. */
export type BrowserName = 'chromium' | 'shell' | 'firefox';

/** A program that tests can drive. */
export type Browser = {
  path: string;
  /** Set for a Firefox that Playwright did not build: it is driven over WebDriver BiDi. */
  channel?: 'moz-firefox';
};

/** Where a browser may be: a variable that names it, commands, places outside the path, Playwright's own. */
const places = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    files: [
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    own: (): string | null => chromium.executablePath(),
  },
  shell: {
    variable: 'CHROMIUM_SHELL_PATH',
    commands: ['chromium-headless-shell'],
    files: [],
    own: () => null,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    files: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    own: (): string | null => firefox.executablePath(),
  },
} satisfies Record<BrowserName, unknown>;

/** What the search depends on; tests pass their own. */
export type Surroundings = { env: NodeJS.ProcessEnv; exists: (path: string) => boolean };

const here: Surroundings = { env: process.env, exists: existsSync };

/**
 * Looks for an installed browser, the one named by `CHROMIUM_PATH` or `FIREFOX_PATH` first.
 * @returns the first one that is there, or null
 * @throws when the variable names a file that does not exist: another browser would hide the mistake
 */
export function findBrowser(
  name: BrowserName,
  { env, exists }: Surroundings = here,
): Browser | null {
  const { variable, commands, files, own } = places[name];
  const named = env[variable];
  if (named && !exists(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = [
    ...(named ? [named] : []),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...files,
  ].find(exists);
  const playwrights = own();
  if (installed && installed !== playwrights)
    return { path: installed, ...(name === 'firefox' && { channel: 'moz-firefox' }) };
  return playwrights && exists(playwrights) ? { path: playwrights } : null;
}
