import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebkit, type Webkit } from '@/tools/test/browsers';

export { expect } from '@playwright/test';

/** WebKit that runs, and how to end it. */
interface RunningWebkit {
  driver: WebDriver;
  end(): Promise<void>;
}

/** @returns a port that is free now */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts a display for a browser that needs one. @returns its name */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = process.stdio[3];
  if (!numbers) throw new Error(`${program} tells no number of a display`);
  const [number] = await once(numbers, 'data');
  return { process, name: `:${String(number).trim()}` };
}

/** Connects to a driver that is starting. */
async function connect(url: string, binary: string, args: string[]): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
  };
  for (let left = 50; ; left -= 1)
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
}

/** @returns a folder of settings by which WebKit tells pages to move less, as the other browsers do in tests */
async function settingsOf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Starts WebKit with an empty cache and storage. @param args of the browser */
async function startWebkit(
  { driver, display, browser }: Webkit,
  args: string[] = [],
): Promise<RunningWebkit> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const settings = await settingsOf();
  const env = { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings };
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const session = await connect(`http://127.0.0.1:${port}`, browser, args);
  return {
    driver: session,
    async end() {
      await session.quit().catch(() => {});
      service.kill();
      screen.process.kill();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

/** `test` with a WebKit of its own for each test. */
export const test = base.extend<{ args: string[]; webkit: WebDriver }>({
  /** Of the browser. */
  args: [[], { option: true }],
  webkit: async ({ args }, use) => {
    const found = findWebkit();
    if (!found) throw new Error('there is no WebKit');
    const { driver, end } = await startWebkit(found, args);
    await use(driver);
    await end();
  },
});
