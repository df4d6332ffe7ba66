import { chromium, firefox } from '@playwright/test';
import { type BrowserName, findBrowser, findWebkit } from './browsers';

const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const FIREFOX = '/usr/bin/firefox-esr';

/** Machines on which exactly these files exist. */
const machine = (files: string[], env: Record<string, string> = {}) => ({
  env: { NODE_ENV: 'test', PATH: '/usr/local/bin:/usr/bin', ...env } as NodeJS.ProcessEnv,
  exists: (path: string) => files.includes(path),
  list: (path: string) => [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split('/', 1)[0] ?? ''),
    ),
  ],
});

it.each<[what: string, name: BrowserName, files: string[], found: ReturnType<typeof findBrowser>]>([
  [
    'a command',
    'chromium',
    ['/usr/local/bin/google-chrome'],
    { path: '/usr/local/bin/google-chrome' },
  ],
  ['Snap’s', 'chromium', ['/snap/bin/chromium'], { path: '/snap/bin/chromium' }],
  ['the shell', 'shell', [CHROMIUM, SHELL], { path: SHELL }],
  ['not the shell', 'chromium', [SHELL, CHROMIUM], { path: CHROMIUM }],
  ['no shell but the shell', 'shell', [CHROMIUM], null],
  ['a Firefox, driven over BiDi', 'firefox', [FIREFOX], { path: FIREFOX, channel: 'moz-firefox' }],
  [
    'Playwright’s own Chromium',
    'chromium',
    [chromium.executablePath()],
    { path: chromium.executablePath() },
  ],
  [
    'Playwright’s own Firefox',
    'firefox',
    [firefox.executablePath()],
    { path: firefox.executablePath() },
  ],
  ['nothing where nothing is', 'firefox', [CHROMIUM], null],
])('finds %s', (_, name, files, found) => {
  expect(findBrowser(name, machine(files))).toEqual(found);
});

it('prefers the browser that the variable names', () => {
  const named = machine([CHROMIUM, '/opt/chrome'], { CHROMIUM_PATH: '/opt/chrome' });
  expect(findBrowser('chromium', named)).toEqual({ path: '/opt/chrome' });
});

it('stops at a variable that names nothing', () => {
  const surroundings = machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/nope' });
  expect(() => findBrowser('chromium', surroundings)).toThrow('CHROMIUM_PATH names /opt/nope');
});

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
const library = '/usr/lib/aarch64-linux-gnu';
const webkits = ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
  (name) => `${library}/${name}/MiniBrowser`,
);

it('finds the newest WebKit, whatever the machine', () => {
  const files = [driver, display, `${library}/perl/x`, ...webkits];
  expect(findWebkit(machine(files))).toEqual({ driver, display, browser: webkits[0] });
});

it.each<[what: string, files: string[]]>([
  ['its driver', [display, ...webkits]],
  ['a display', [driver, ...webkits]],
  ['its browser', [driver, display]],
])('finds no WebKit without %s', (_, files) => {
  expect(findWebkit(machine(files))).toBeNull();
});
