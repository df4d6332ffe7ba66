/** Where Playwright's WebKit cannot be installed, drives Debian's MiniBrowser on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test as base } from '@playwright/test';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { expect } from '@/e2e/support/test';
import { findDebianWebkit } from '@/tools/test/browsers';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts a display and returns its process and name, such as `:1`. */
async function startDisplay(program: string): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = process.stdio[3];
  if (!numbers) throw new Error(`${program} printed no display number`);
  const [number] = await once(numbers, 'data');
  return [process, `:${String(number).trim()}`];
}

/** Connects to a driver once it has started. */
async function connect(url: string, binary: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  for (let left = 50; ; left -= 1)
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
}

/** `test` with its own WebKit. */
export const test = base.extend<{ driver: WebDriver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the pattern
  driver: async ({}, use) => {
    const webkit = findDebianWebkit();
    if (!webkit) throw new Error('WebKit is not installed');
    const [display, name] = await startDisplay(webkit.display);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: name };
    const args = [`--port=${port}`, '--host=127.0.0.1'];
    const service = spawn(webkit.driver, args, { env, stdio: 'ignore' });
    const driver = await connect(`http://127.0.0.1:${port}`, webkit.browser);
    await use(driver);
    await driver.quit().catch(() => {});
    service.kill();
    display.kill();
  },
});

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Runs a function in the page, without access to outer variables. */
export function inPage<Result, Args extends unknown[]>(
  driver: WebDriver,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return driver.executeScript<Result>(`return (${work})(...arguments)`, ...args);
}

/** Presses Enter on a control, because pages may scroll under a pointer. */
export async function press(driver: WebDriver, css: string): Promise<void> {
  await driver.findElement({ css }).sendKeys(Key.ENTER);
}

/**
 * Runs in the page. Scrolls to the next control to hydrate or else to the hash, because the demo computes only in view.
 * @returns whether all controls exist
 */
function hydrateNext(waiting: string): boolean {
  dispatchEvent(new Event('scroll'));
  const next = [...document.querySelectorAll(waiting)].find((one) => one.checkVisibility());
  const part = document.querySelector(location.hash || 'html');
  (next ?? part)?.scrollIntoView({ block: next ? 'center' : 'start', behavior: 'instant' });
  return !next;
}

/** Opens a page, waits for its islands to hydrate, then records errors and CSP violations. */
export async function openPage(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  const waiting = '[data-island] button[aria-hidden="true"]';
  await expect.poll(() => inPage(driver, hydrateNext, waiting)).toBe(true);
  await inPage(driver, () => {
    const faults: string[] = [];
    window.faults = faults;
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

export async function expectNoFaults(driver: WebDriver): Promise<void> {
  expect(await inPage(driver, () => window.faults ?? ['the page was not watched'])).toEqual([]);
}
