import type { Locator, Page } from '@playwright/test';
import { MAX_MARKET } from '@/components/landing/demo/market-address';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import {
  atRest,
  demoOf,
  expectRunning,
  openDemo,
  openMarket,
  openSoon,
  proofOf,
  readingOf,
} from './support/demo';
import { hydrated } from './support/page';
import { expect, test } from './support/test';

const { demoWords: words } = content;

/** @returns what the address says of the market */
function marketOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('market');
}

/** What the newest bar says, which two markets do not have in common. */
async function newestBar(page: Page): Promise<string> {
  const { chart } = demoOf(page);
  await chart.press('Escape');
  await chart.press('End');
  return readingOf(chart);
}

test('DEMO: a new market is in the address, which leads back to the same market, and is no step of the history', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSoon(page, '/terms');
  await openDemo(page);
  const { newMarket, pause, play } = demoOf(page);
  expect(marketOf(page)).toBeNull();
  const entries = await page.evaluate(() => history.length);
  await newMarket.click();
  const first = Number(marketOf(page));
  await newMarket.click();
  const second = Number(marketOf(page));
  for (const market of [first, second]) {
    expect(Number.isInteger(market)).toBe(true);
    expect(market).toBeGreaterThanOrEqual(1);
    expect(market).toBeLessThanOrEqual(MAX_MARKET);
  }
  expect(second).not.toBe(first);
  expect(await page.evaluate(() => history.length), 'no entry of its own').toBe(entries);
  await expect(pause, 'a new market plays on').toBeVisible();

  await test.step('the way back leads to the page before, whatever markets were looked at', async () => {
    await newMarket.click();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });

  await openMarket(page, second);
  await expect(play, 'one that was shared stands still').toBeVisible();
  const proof = await atRest(page);
  const bar = await newestBar(page);
  await page.reload();
  await hydrated(page);
  await expectRunning(page);
  await expect(play).toBeVisible();
  expect(await atRest(page)).toEqual(proof);
  expect(await newestBar(page)).toBe(bar);
  expect(marketOf(page)).toBe(String(second));
});

test('DEMO: a market that is none is told of over the chart; the link of one is copied, or shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const value = '<script>';
  await openMarket(page, value);
  const { region, newMarket, closeMessage, chart, play, link } = demoOf(page);
  await expect(play, 'it stands still').toBeVisible();
  await expect(region).toBeInViewport();
  const values = { value, most: MAX_MARKET, market: EXAMPLE_SEED };
  const message = fill(words.market.wrong, values);
  await expect(region.getByText(message, { exact: true })).toBeVisible();
  const [over, under] = [await closeMessage.boundingBox(), await chart.boundingBox()];
  expect(over?.y, 'it pushes nothing down').toBeGreaterThan(under?.y ?? Number.NaN);
  expect((await atRest(page)).changed).toBe(0);
  await newMarket.click();
  await expect(closeMessage).toHaveCount(0);

  const address = `?market=${marketOf(page)}#demo`;
  await link.click();
  await expect(region.getByRole('button', { name: words.controls.copied })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.search + copied.hash).toBe(address);
  await expect(link, 'it says so for a while only').toBeVisible();
  // As on a page that came without encryption.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await link.click();
  await expect(region.getByText(address)).toBeVisible();
});

/** What the crosshair says of the last bars of a chart, from the newest on. */
async function readings(chart: Locator, count: number): Promise<string[]> {
  await chart.press('Escape');
  await chart.press('End');
  const found: string[] = [];
  for (let bar = 0; bar < count; bar += 1) {
    found.push(await readingOf(chart));
    await chart.press('ArrowLeft');
  }
  return found;
}

test('DEMO: it steps forth and back, to the end and to other timeframes, and says the same of the same bar', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { back, forward, end, play, pause, timeframe, chart, switchOf, events } = demoOf(page);
  await test.step('it begins at the bar of the picture, and stepping back shows what was shown before, event by event and mark by mark', async () => {
    const proof = await atRest(page);
    expect(proof.bar, 'a market that has been running for a while').toBeGreaterThan(300);
    const listed = await events.allTextContents();
    const before = await readings(chart, 4);
    expect(listed.length).toBeGreaterThan(5);
    for (let step = 0; step < 8; step += 1) await forward.click();
    expect((await atRest(page)).bar).toBe(proof.bar + 8);
    expect(await events.allTextContents()).not.toEqual(listed);
    for (let step = 0; step < 8; step += 1) await back.click();
    expect(await atRest(page)).toEqual(proof);
    expect(await events.allTextContents()).toEqual(listed);
    expect(await readings(chart, 4)).toEqual(before);
  });

  await test.step('another timeframe shows the same time, and the proof holds on it', async () => {
    for (const name of [words.indicators['smart-money'], words.indicators.zones])
      await switchOf(name).uncheck();
    const whole = (await atRest(page)).bar;
    await chart.press('End');
    const [from = ''] = (await readingOf(chart)).split(' · ');
    for (const [name, length] of [
      ['5m', 3],
      ['1h', 1 / 4],
      ['4h', 1 / 16],
    ] as const) {
      await timeframe.selectOption(name);
      const { bar, changed } = await atRest(page);
      expect(Math.abs(bar - whole * length), name).toBeLessThanOrEqual(16);
      expect(changed).toBe(0);
      await chart.press('Escape');
      await chart.press('End');
      expect((await readingOf(chart)).slice(0, 5), 'the same day').toBe(from.slice(0, 5));
    }
  });

  await timeframe.selectOption('15m');
  await test.step('the end is the end', async () => {
    const first = await atRest(page);
    await forward.click();
    await forward.click();
    expect((await atRest(page)).bar).toBe(first.bar + 2);
    await back.click();
    expect((await atRest(page)).bar).toBe(first.bar + 1);
    await end.click();
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    const last = await atRest(page);
    expect(last.bar).toBeGreaterThan(first.bar + 500);
    await forward.click({ force: true });
    expect((await proofOf(page)).bar).toBe(last.bar);
    await play.click();
    await expect(pause).toBeVisible();
    expect((await proofOf(page)).bar, 'playing starts over').toBeLessThan(first.bar);
  });
});
