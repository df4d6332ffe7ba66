/** Measures a first visit to the home page in `out/`, on a phone with a processor four times slower than this one. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '@/tools/test/browsers';

const PORT = 4390;
const HOME = `http://localhost:${PORT}/`;
const RUNS = 5;
/** Time until everything has loaded that loads before the first input. */
const VISIT_MS = 5000;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

const LIMITS: Readonly<Record<string, number>> = {
  requests: 16,
  KiB: 150,
  'controls, ms after the first input': 600,
};

/** Returns a file's size as hosts send it. */
function sizeOf(address: string): number {
  const file = `out${decodeURI(new URL(address).pathname).replace(/\/$/, '/index.html')}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Measures from the first input until the page's first control works, in milliseconds. */
async function timeToControls(page: Page): Promise<number> {
  const firstInput = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true });
    }),
  }));
  await page.keyboard.press('Shift');
  return firstInput.evaluate(async ({ at }) => {
    const start = await at;
    while (!document.querySelector('header button:not([aria-hidden])'))
      await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
}

async function visit(page: Page, client: CDPSession) {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(HOME)) files.add(request.url());
  });
  await page.goto(HOME);
  await page.waitForTimeout(VISIT_MS);
  const { metrics } = await client.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  const before = [...files];
  return {
    requests: before.length,
    KiB: before.map(sizeOf).reduce((sum, bytes) => sum + bytes, 0) / 1024,
    'main thread, ms': 1000 * busy,
    'controls, ms after the first input': await timeToControls(page),
  };
}

async function measure() {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium')?.path,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  const figures = await visit(page, client);
  await browser.close();
  return figures;
}

async function main(): Promise<void> {
  const config = '../deploy/generated/serve.json';
  const server = spawn(
    'node_modules/.bin/serve',
    ['out', '--config', config, '--no-clipboard', '-p', `${PORT}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  server.kill();
  for (const [index, part] of Object.keys(runs[0] ?? {}).entries()) {
    const figures = runs.map((run) => Object.values(run)[index] ?? NaN);
    const median = figures.sort((one, other) => one - other)[(RUNS - 1) / 2] ?? NaN;
    const limit = LIMITS[part];
    console.log(`${part}: ${median.toFixed()}${limit ? ` (at most ${limit})` : ''}`);
    if (limit && median > limit) process.exitCode = 1;
  }
}

main();
