import { MAX_MARKET } from '@/components/landing/demo/market-address';
import { say } from '@/e2e/support/say';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { content } from '@/lib/content/content';
import {
  atRest,
  demoOf,
  expectRunning,
  openMarket,
  openSoon,
  proofOf,
  readingOf,
} from './support/demo';
import { expect, test } from './support/test';

const { demoWords: words } = content;

test('DEMO: a market that is none is told of over the chart, a new one is in the address and no step of the history, which leads back to it', async ({
  page,
}) => {
  await openSoon(page, '/terms');
  await openMarket(page, '<script>');
  const { region, newMarket, closeMessage, chart, play } = demoOf(page);
  /** What the newest bar says, which two markets do not have in common. */
  const newestBar = async () => {
    await chart.press('Escape');
    await chart.press('End');
    return readingOf(chart);
  };
  await expect(play, 'it stands still').toBeVisible();
  await expect(region).toBeInViewport();
  const message = say(words.market.wrong, { most: `${MAX_MARKET}`, market: `${EXAMPLE_SEED}` });
  await expect(region.getByText(message, { exact: true })).toBeVisible();
  const [over, under] = [await closeMessage.boundingBox(), await chart.boundingBox()];
  expect(over?.y, 'it pushes nothing down').toBeGreaterThan(under?.y ?? Number.NaN);
  expect((await atRest(page)).changed).toBe(0);

  const entries = await page.evaluate(() => history.length);
  await newMarket.click();
  await expect(closeMessage).toHaveCount(0);
  const first = page.url();
  await newMarket.click();
  expect(page.url()).not.toBe(first);
  const named = () => new URL(page.url()).searchParams.get('market');
  expect(named()).toMatch(/^[1-9]\d{0,5}$/);
  await expect(play, 'with less motion it stands still').toBeVisible();
  const proof = await atRest(page);
  const bar = await newestBar();

  const address = page.url();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await openSoon(page, address);
  await expectRunning(page);
  await expect(play).toBeVisible();
  expect(await atRest(page)).toEqual(proof);
  expect(await newestBar()).toBe(bar);
});

// Where a step, a timeframe and the end lead to, and that marks stay as they were, are the tests of the player.
test('DEMO: it steps forth and back, to the end and to another timeframe', async ({ page }) => {
  await openMarket(page, 7);
  const { back, forward, end, play, pause, bench, timeframe, chart } = demoOf(page);
  const first = await atRest(page);
  expect(first.bar, 'a market that has been running for a while').toBeGreaterThan(300);
  const day = async () => {
    await chart.press('Escape');
    await chart.press('End');
    return (await readingOf(chart)).slice(0, 6);
  };
  const today = await day();
  await forward.click();
  await expect.poll(async () => (await proofOf(page)).bar).toBe(first.bar + 1);
  await back.click();
  expect(await atRest(page)).toEqual(first);

  await bench.click();
  await timeframe.selectOption('1h');
  const hours = await atRest(page);
  expect(Math.abs(hours.bar - first.bar / 4)).toBeLessThanOrEqual(1);
  expect(hours.changed).toBe(0);
  expect(await day(), 'the same day').toBe(today);

  await end.click();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  const last = await atRest(page);
  expect(last.bar).toBeGreaterThan(hours.bar + 100);
  await forward.click({ force: true });
  expect((await proofOf(page)).bar).toBe(last.bar);
  await play.click();
  await expect(pause).toBeVisible();
  expect((await proofOf(page)).bar, 'playing starts over').toBeLessThan(hours.bar);
});
