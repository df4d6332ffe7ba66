import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoWords as words } from '@/content/demo-words';
import { minute } from '@/lib/market/bar';
import { simulatedMarket } from '@/lib/market/simulated-market';
import { fill } from '@/lib/text/fill';
import {
  atRest,
  chooseFile,
  csvHeader,
  csvOf,
  demoOf,
  expectLoaded,
  openMarket,
} from './support/demo';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

/** Milliseconds for which the page may stand still, without any slowing down. */
const longest = 200;

test.beforeEach(async ({ page }) => {
  await watchVitals(page);
  await openMarket(page, 7);
  await atRest(page);
  await settled(page);
  await page.evaluate(() => window.longTasks?.splice(0));
});

/** Expects no task since the last call to have held the page up, and notes the longest one. */
async function expectFluent(page: Page, doing: string): Promise<void> {
  await settled(page);
  const tasks = (await page.evaluate(() => window.longTasks?.splice(0))) ?? [];
  const most = Math.max(0, ...tasks);
  test.info().annotations.push({ type: `longest task, ${doing}`, description: `${most} ms` });
  expect(most, doing).toBeLessThanOrEqual(longest);
}

/** Writes a file of so many lines after its header. @returns its path */
async function linesOf(line: (index: number) => string, count: number): Promise<string> {
  const path = test.info().outputPath('large.csv');
  const lines = [csvHeader];
  for (let index = 0; index < count; index += 1) lines.push(line(index));
  await writeFile(path, lines.join('\n'));
  return path;
}

test('DEMO: a file of two million bars is refused at once', async ({ page }) => {
  const path = await linesOf((index) => `${1e9 + index * 60},1.0842,1.0843,1.0841,1.0842`, 2e6);
  await chooseFile(page, { path });
  const message = fill(words.file.tooLarge, { name: 'large.csv', most: 20 });
  await expect(demoOf(page).region.getByText(message)).toBeVisible();
  await expectFluent(page, 'two million bars');
  expect((await atRest(page)).changed).toBe(0);
});

test('DEMO: one of two million wrong lines is read through without holding the page up', async ({
  page,
}) => {
  const path = await linesOf(() => '1;2', 2e6);
  await chooseFile(page, { path });
  const { region, forward } = demoOf(page);
  await expect(region.getByText(fill(words.file.more, { count: 2e6 - 20 }))).toBeVisible({
    timeout: 40_000,
  });
  await expect(region.getByText(/^Line 2: expected 5 fields/)).toBeVisible();
  await expectFluent(page, 'two million wrong lines');
  const { bar } = await atRest(page);
  await forward.click();
  expect((await atRest(page)).bar).toBe(bar + 1);
});

test('DEMO: 50,000 bars are read, played to the end and proved', async ({ page }) => {
  test.slow();
  const bars = simulatedMarket(3, 50_000);
  const path = test.info().outputPath('half-year.csv');
  await writeFile(path, csvOf(bars));
  await chooseFile(page, { path });
  await expectLoaded(page, 'half-year.csv', bars.length);
  await atRest(page);
  await expectFluent(page, 'reading');
  const { end, timeframe, play, pause, back } = demoOf(page);
  await end.click();
  const proof = await atRest(page);
  expect(proof.changed).toBe(0);
  expect(proof.bar).toBeGreaterThan(16_000);
  await expectFluent(page, 'jumping to the end');
  await timeframe.selectOption(`${5 * minute}`);
  const all = await atRest(page);
  expect(all.bar).toBeGreaterThan(49_000);
  expect(all.changed).toBe(0);
  await expectFluent(page, 'on their own timeframe');
  for (let step = 0; step < 5; step += 1) await back.click();
  await atRest(page);
  await expectFluent(page, 'five bars back');
  await play.click();
  await pause.or(play).first().waitFor();
  await atRest(page);
  await expectFluent(page, 'playing the last bars');
});

test('DEMO: more bars than that are refused with the line', async ({ page }) => {
  const path = await linesOf((index) => `${1e9 + index * 60},5,6,4,5`, 100_001);
  await chooseFile(page, { path });
  const fault = 'Line 100002: expected at most 100000 bars: the rest was not read';
  await expect(demoOf(page).region.getByText(fault)).toBeVisible({ timeout: 20_000 });
  await expectFluent(page, 'one bar too many');
});
