/** Finds the browsers that the tests need, and installs missing ones. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { type Print, run } from '@/tools/run';

interface Browser {
  path: string;
  /** Set for a Firefox not built by Playwright, driven over WebDriver BiDi. */
  channel?: 'moz-firefox';
}

const PLACES = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'],
    playwright: chromium,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    playwright: firefox,
  },
};

/** On Debian, only root's `PATH` has `sbin` folders; Snap uses `/snap/bin`. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/snap/bin'];

/** Returns the path of the first installed command, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Returns the browser from its environment variable, else an installed one, else Playwright's, else null. */
export function findBrowser(name: keyof typeof PLACES): Browser | null {
  const { variable, commands, playwright } = PLACES[name];
  const path = process.env[variable] || findProgram(...commands);
  if (path) return { path, ...(name === 'firefox' && { channel: 'moz-firefox' }) };
  const own = playwright.executablePath();
  return existsSync(own) ? { path: own } : null;
}

/** Runs an installer; prints the end of its output on failure. */
async function install(print: Print, command: string, ...args: string[]): Promise<boolean> {
  let output = '';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run(command, args, { env }, (text) => {
    output += text;
  });
  if (code !== 0) print(`${command} ${args.join(' ')} failed:\n${output.slice(-500)}\n`);
  return code === 0;
}

const hasBrowser = (name: keyof typeof PLACES) => () => findBrowser(name) !== null;

const NEEDED = [
  { name: 'Chromium', isThere: hasBrowser('chromium'), debian: ['chromium-headless-shell'] },
  { name: 'Firefox', isThere: hasBrowser('firefox'), debian: ['firefox-esr'] },
  // Playwright cannot drive Debian's.
  { name: 'WebKit', isThere: () => existsSync(webkit.executablePath()), debian: [] },
  {
    name: 'nginx',
    isThere: () => findProgram('nginx') !== null,
    debian: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
  },
  {
    // Liberation fonts are as wide as Arial and Times, which the fallback CSS scales.
    name: 'fonts',
    isThere: () => existsSync('/usr/share/fonts/truetype/liberation'),
    debian: ['fonts-liberation'],
  },
];

/** Installs programs with apt as root, then missing browsers with Playwright. @returns what is still missing */
export async function provideBrowsers(print: Print): Promise<string[]> {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  const names = () => missing.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0 || process.env.NO_INSTALL) return names();
  const hasApt = process.getuid?.() === 0 && findProgram('apt-get') !== null;
  console.log(
    `Installing with ${hasApt ? 'apt and ' : ''}Playwright: ${names().join(', ')}. To skip this, stop and set NO_INSTALL=1.`,
  );
  if (hasApt && missing.some(({ debian }) => debian.length > 0))
    await install(print, 'apt-get', 'update', '-qq');
  for (const { name, isThere, debian } of missing) {
    if (hasApt && debian.length > 0)
      await install(print, 'apt-get', 'install', '-yqq', '--no-install-recommends', ...debian);
    if (isThere() || !['Chromium', 'Firefox', 'WebKit'].includes(name)) continue;
    const isDownloaded = await install(print, 'npx', 'playwright', 'install', name.toLowerCase());
    if (isDownloaded && hasApt)
      await install(print, 'npx', 'playwright', 'install-deps', name.toLowerCase());
  }
  return names();
}
