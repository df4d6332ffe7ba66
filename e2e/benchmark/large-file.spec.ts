import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  atRest,
  chooseFile,
  csvHeader,
  csvOf,
  demoOf,
  expectLoaded,
  openMarket,
} from '@/e2e/support/demo';
import { expect, test } from '@/e2e/support/test';
import { settled, watchVitals } from '@/e2e/support/vitals';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';

const { demoFile } = content;

/** Milliseconds for which the page may stand still, without any slowing down. */
const longest = 200;

/** Of so many times the best counts: whatever else the machine does lengthens a task, and nothing shortens one. */
const attempts = 3;

test.beforeEach(async ({ page }) => {
  await watchVitals(page);
  await openMarket(page, 7);
  await atRest(page);
});

/** Expects the page not to stand still while something is done, and notes the longest task. */
async function expectFluent(page: Page, doing: string, act: () => Promise<void>): Promise<void> {
  const most: number[] = [];
  while (most.length < attempts && !most.some((time) => time <= longest)) {
    await settled(page);
    await page.evaluate(() => window.longTasks?.splice(0));
    await act();
    await settled(page);
    most.push(Math.max(0, ...((await page.evaluate(() => window.longTasks)) ?? [])));
  }
  const description = `${most.join(', ')} ms`;
  test.info().annotations.push({ type: `longest task, ${doing}`, description });
  expect(Math.min(...most), `${doing}: ${description}`).toBeLessThanOrEqual(longest);
}

/** Writes a file with lines after its header. @returns its path */
async function fileOf(lines: string): Promise<string> {
  const path = test.info().outputPath('large.csv');
  await writeFile(path, `${csvHeader}\n${lines}`);
  return path;
}

test('a million bars are read, and two million wrong lines, without holding the page up', async ({
  page,
}) => {
  test.slow();
  await test.step('a million bars', async () => {
    const count = 1_000_000;
    const lines = Array.from({ length: count }, (_, index) => `${1e9 + index * 60},5,6,4,5`);
    const path = await fileOf(lines.join('\n'));
    await expectFluent(page, 'a million bars', async () => {
      await chooseFile(page, { path });
      await expectLoaded(page, 'large.csv', count);
    });
  });

  await test.step('two million wrong lines', async () => {
    const path = await fileOf('1;2\n'.repeat(2e6));
    await expectFluent(page, 'two million wrong lines', async () => {
      await chooseFile(page, { path });
      const text = fill(demoFile.unreadable['no-table'], {
        name: 'large.csv',
        got: csvHeader,
        wanted: demoFile.wanted,
      });
      await expect(demoOf(page).region.getByText(text)).toBeVisible({ timeout: 40_000 });
    });
  });
});

test('25,000 bars are read, played to the end and proved', async ({ page }) => {
  test.slow();
  const bars = simulatedMarket(3, 25_000);
  const path = test.info().outputPath('quarter-year.csv');
  await writeFile(path, csvOf(bars));
  const { end, timeframe, play, back, closeFile } = demoOf(page);
  await timeframe.selectOption('5m');
  const read = async () => {
    await chooseFile(page, { path });
    await expectLoaded(page, 'quarter-year.csv', bars.length);
  };
  await expectFluent(page, 'reading', async () => {
    await read();
    await atRest(page);
  });
  let attempt = 0;
  await expectFluent(page, 'jumping to the end', async () => {
    // A file that is read anew begins at its start.
    if (attempt > 0) {
      await closeFile.click();
      await read();
    }
    attempt += 1;
    await end.click();
    const { bar, changed } = await atRest(page);
    expect(bar).toBeGreaterThan(24_000);
    expect(changed).toBe(0);
  });
  await expectFluent(page, 'stepping back and playing to the end', async () => {
    for (let step = 0; step < 4; step += 1) await back.click();
    await play.click();
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    expect((await atRest(page)).changed).toBe(0);
  });
});
