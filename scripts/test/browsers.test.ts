import { chromium, firefox } from '@playwright/test';
import { findBrowser, findWebkit } from './browsers';

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

it.each(['/usr/bin/chromium', '/usr/local/bin/google-chrome', '/snap/bin/chromium'])(
  'finds %s',
  (path) => {
    expect(findBrowser('chromium', machine([path]))).toEqual({ path });
  },
);

it('tells the shell from the whole browser', () => {
  const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect([findBrowser('shell', both), findBrowser('chromium', both)]).toEqual([
    { path: '/usr/bin/chromium-headless-shell' },
    { path: '/usr/bin/chromium' },
  ]);
  expect(findBrowser('shell', machine(['/usr/bin/chromium']))).toBeNull();
});

it('prefers the browser that the variable names', () => {
  const files = ['/usr/bin/chromium', '/opt/chrome'];
  expect(findBrowser('chromium', machine(files, { CHROMIUM_PATH: '/opt/chrome' }))).toEqual({
    path: '/opt/chrome',
  });
});

it('stops at a variable that names nothing', () => {
  const surroundings = machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/nope' });
  expect(() => findBrowser('chromium', surroundings)).toThrow('CHROMIUM_PATH names /opt/nope');
});

it('drives an installed Firefox over BiDi', () => {
  expect(findBrowser('firefox', machine(['/usr/bin/firefox-esr']))).toEqual({
    path: '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
  });
});

it.each([
  ['chromium', chromium.executablePath()],
  ['firefox', firefox.executablePath()],
] as const)('falls back to Playwright’s own %s, driven its own way', (name, path) => {
  expect(findBrowser(name, machine([path]))).toEqual({ path });
});

it('finds nothing where nothing is', () => {
  expect(findBrowser('firefox', machine(['/usr/bin/chromium']))).toBeNull();
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
