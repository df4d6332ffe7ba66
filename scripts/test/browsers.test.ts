import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { findBrowser, findWebkit } from './browsers';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));

const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const FIREFOX = '/usr/bin/firefox-esr';

/** A machine on which exactly these files exist. */
function machineWith(files: string[], named?: string) {
  jest.mocked(existsSync).mockImplementation((path) => files.includes(String(path)));
  jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    PATH: '/usr/local/bin:/usr/bin',
    CHROMIUM_PATH: named,
  });
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['chromium', [CHROMIUM, SHELL], { path: CHROMIUM }],
  ['chromium', ['/usr/local/bin/google-chrome'], { path: '/usr/local/bin/google-chrome' }],
  ['chromium', ['/snap/bin/chromium'], { path: '/snap/bin/chromium' }],
  ['chromium', [chromium.executablePath()], { path: chromium.executablePath() }],
  ['shell', [CHROMIUM, SHELL], { path: SHELL }],
  ['shell', [CHROMIUM], null],
  // Driven over BiDi, but for the one that Playwright built.
  ['firefox', [FIREFOX], { path: FIREFOX, channel: 'moz-firefox' }],
  ['firefox', [firefox.executablePath()], { path: firefox.executablePath() }],
  ['firefox', [CHROMIUM], null],
] as const)('finds %s among %j', (name, files, found) => {
  machineWith([...files]);
  expect(findBrowser(name)).toEqual(found);
});

it('takes the browser that the variable names, and stops where it names nothing', () => {
  machineWith([CHROMIUM, '/opt/chrome'], '/opt/chrome');
  expect(findBrowser('chromium')).toEqual({ path: '/opt/chrome' });
  machineWith([CHROMIUM], '/opt/nope');
  expect(() => findBrowser('chromium')).toThrow('CHROMIUM_PATH names /opt/nope');
});

it('finds a WebKit that has all its parts, the newest', () => {
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const parts = {
    driver: '/usr/bin/WebKitWebDriver',
    display: '/usr/bin/Xvfb',
    browser: `${library}/webkit2gtk-4.1/MiniBrowser`,
  };
  const files = Object.values(parts);
  machineWith([`${library}/webkit2gtk-4.0/MiniBrowser`, ...files]);
  expect(findWebkit()).toEqual(parts);
  for (const missing of files) {
    machineWith(files.filter((file) => file !== missing));
    expect(findWebkit()).toBeNull();
  }
});
