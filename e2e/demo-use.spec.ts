import type { Locator } from '@playwright/test';
import {
  atRest,
  countsOf,
  demoOf,
  demoTones,
  numbersIn,
  openDemo,
  openMarket,
  openSoon,
  paintedWith,
  proofOf,
  readingOf,
  say,
  withoutNotices,
} from '@/e2e/support/demo';
import { openStill } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { exampleProof } from '@/lib/pictures/example-proof';
import { tooSmall } from './support/layout';
import { expect, test } from './support/test';

// The demo starts paused.
test.use({ reducedMotion: 'reduce' });

const { demoWords: words, demoDetails, controls: motion } = content;

const barReading =
  /^[A-Z]\w\w \d+ [A-Z]\w\w \d\d:\d\d · O \d\.\d{4} H \d\.\d{4} L \d\.\d{4} C \d\.\d{4}/;

/** @returns the leftmost bar's announced text */
async function firstBar(chart: Locator): Promise<string> {
  await chart.press('Home');
  const reading = await readingOf(chart);
  await chart.press('Escape');
  return reading;
}
const roomOf = async (chart: Locator) => Number(await chart.getAttribute('aria-valuemax')) + 1;

test('demo changes marks only in the repainting chart, and mentions no profit', {
  tag: '@webkit',
}, async ({ page }) => {
  await openDemo(page);
  const { play, pause, speed, region, verdict } = demoOf(page);
  const first = await atRest(page);
  await expect(play, 'paused with reduced motion').toBeFocused();
  await expect(verdict).toContainText(words.said.newest);
  await speed.selectOption(say(words.controls.perSecond, { count: 60 }));
  await play.click();
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(first.bar + 60);
  await pause.click();
  const proof = await atRest(page);
  expect(proof.confirmed).toBeGreaterThan(first.confirmed + 5);
  expect(exampleProof()).toMatchObject(first);
  expect(proof.changed).toBe(0);
  expect(proof.takenBack).toBeGreaterThan(first.takenBack + 5);
  const moved = async () => numbersIn(words.said.moved.other, (await verdict.textContent()) ?? '');
  expect((await moved())?.moved).toBeLessThanOrEqual(proof.takenBack);
  await expect(region.getByRole('status').filter({ hasText: `${proof.confirmed}` })).toHaveCount(1);
  expect(await region.innerText()).not.toMatch(
    /profit|\bP&L\b|\bgain|return on|win rate|\bwins?\b|\bpips\b|equity|drawdown|[$€£]/i,
  );
});

test('another future takes the place of the charts, states what it changed, and goes', async ({
  page,
}) => {
  // On phones, the button is a screen below the charts.
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarket(page, 7);
  const before = await atRest(page);
  const { rewrite, future, another, toDemo, play, verdict } = demoOf(page);
  await rewrite.click();
  await expect(future).toBeInViewport({ ratio: 0.99 });
  const { kept, gone, moment } = demoDetails.rewrite;
  const isOver = async () => {
    const said = (await verdict.textContent()) ?? '';
    return [kept, gone].some((text) => said.includes(text));
  };
  const lastBar = async () => numbersIn(moment, (await verdict.textContent()) ?? '')?.bar ?? 0;
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  expect(await lastBar()).toBe(before.bar);
  const first = await countsOf(page);
  expect(first.changed).toBe(0);
  expect(first.confirmed).toBeGreaterThan(100);
  await another.click();
  await expect.poll(lastBar).toBeLessThan(before.bar);
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  expect((await countsOf(page)).changed).toBe(0);
  await toDemo.click();
  await expect(play).toBeFocused();
  expect(await atRest(page)).toEqual(before);
});

test('Tab reaches all demo controls; the scrubber and chart obey keys', async ({ page }) => {
  await openMarket(page, 7);
  const { bar } = await atRest(page);
  const { region, chart, repaintingChart, scrubber, pause, bench, keep } = demoOf(page);
  await bench.click();
  await expect(keep).toBeVisible();
  await chart.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  for (let isInside = true; isInside; await page.keyboard.press('Tab'))
    isInside = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const rings = [element, element.closest('label') ?? element];
      if (rings.some((one) => getComputedStyle(one).outlineStyle === 'solid'))
        element.dataset.reached = 'true';
      return element.closest('.demo-stage') !== null;
    });
  const controls = region.locator('.demo-stage :is(button, select, input, summary, a, [role])');
  const missed = controls
    .and(region.locator(':not([data-reached], [role="status"])'))
    .filter({ visible: true });
  expect(await missed.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);

  await scrubber.press('ArrowRight');
  expect((await atRest(page)).bar).toBe(bar + 1);
  await chart.press('Shift+ArrowLeft');
  expect((await atRest(page)).bar).toBe(bar);
  for (const [key, at] of [
    ['Home', '0'],
    ['PageUp', '10'],
    ['ArrowRight', '11'],
  ] as const) {
    await chart.press(key);
    await expect(chart).toHaveAttribute('aria-valuenow', at);
  }
  expect(await readingOf(chart)).toMatch(barReading);
  expect(await readingOf(repaintingChart), 'one crosshair').toBe(await readingOf(chart));
  await chart.press('Escape');
  expect(await readingOf(chart)).toBe(words.chart.empty);
  await chart.press('Space');
  await expect(pause).toBeVisible();
});

test('demo workbench sets layers, view and timeframe, frames a mark and keeps a picture', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { bar } = await atRest(page);
  const demo = demoOf(page);
  const { chart, repaintingChart, bench, zones, events, play, keep, forward, timeframe, region } =
    demo;
  await bench.click();
  const bare = await paintedWith(chart, demoTones.surface);
  await zones.check();
  await expect.poll(() => paintedWith(chart, demoTones.surface)).not.toBe(bare);
  await zones.uncheck();

  const swing = events.filter({ hasText: demoDetails.list.sides.high }).first();
  const plain = await paintedWith(chart, demoTones.primary);
  await play.click();
  await swing.click();
  await expect(play, 'choosing pauses').toBeVisible();
  await expect.poll(() => paintedWith(chart, demoTones.primary)).toBeGreaterThan(plain);

  const [first, room] = [await firstBar(chart), await roomOf(chart)];
  const { x = 0, y = 0, width = 0 } = (await chart.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 80);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 200, y + 80, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => firstBar(chart)).not.toBe(first);
  expect(await firstBar(repaintingChart)).toBe(await firstBar(chart));
  await demo.newest.click();
  await demo.zoomIn.click();
  await expect.poll(() => roomOf(chart)).toBeLessThan(room);

  await keep.click();
  const copy = chart.locator('div canvas');
  const placed = await copy.evaluate(({ style }) => style.transform);
  await forward.click();
  await expect.poll(() => copy.evaluate(({ style }) => style.transform)).not.toBe(placed);
  await region.getByRole('button', { name: demoDetails.tools.drop }).click();
  await expect(copy).toHaveCount(0);
  await timeframe.selectOption('1h');
  expect(Math.abs((await atRest(page)).bar - bar / 4)).toBeLessThanOrEqual(2);
});

test('demo controls are large, and charts react to tap, drag and pinch @phone', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { region, chart, bench, events } = demoOf(page);
  await atRest(page);
  await bench.click();
  await events.first().click();
  const [row, below] = [events.first(), events.first().locator('+ p')];
  const [above, under] = [await row.boundingBox(), await below.boundingBox()];
  expect(under?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0) + 4);
  expect(await tooSmall(region, 44)).toEqual([]);

  await chart.tap({ position: { x: 80, y: 100 } });
  await expect(chart).toHaveAttribute('aria-valuetext', barReading);
  await expect(chart).toHaveCSS('touch-action', 'pan-y');
  const { x = 0, y = 0, width = 0 } = (await chart.boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  async function touch(from: readonly number[], to: readonly number[]): Promise<void> {
    const at = (part: number) =>
      from.map((start, id) => ({
        x: x + width / 2 + start + part * ((to[id] ?? 0) - start),
        y: y + 80,
        id,
      }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const [first, room] = [await firstBar(chart), await roomOf(chart)];
  await touch([-60], [60]);
  await expect.poll(() => firstBar(chart)).not.toBe(first);
  await touch([-20, 20], [-80, 80]);
  await expect.poll(() => roomOf(chart)).toBeLessThan(room);
});

test('a new market changes the address without a history entry', async ({ page }) => {
  await openMarket(page, 7);
  const { newMarket } = demoOf(page);
  const entries = await page.evaluate(() => history.length);
  await newMarket.click();
  await expect(page).toHaveURL(/market=(?!7\b)[1-9]\d{0,5}\b/);
  const proof = await atRest(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await openSoon(page, page.url());
  expect(await atRest(page)).toEqual(proof);
});

test.describe('demo with motion', () => {
  // Too narrow for particles, which would slow down the page's clock.
  test.use({ reducedMotion: 'no-preference', viewport: { width: 460, height: 900 } });

  test('plays only in view, and obeys Pause motion', async ({ page }) => {
    await withoutNotices(page);
    await openStill(page, '/');
    const { start, chart, play, pause } = demoOf(page);
    await start.click();
    const barAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return (await chart.isVisible()) ? (await proofOf(page)).bar : 0;
    };
    const plays = async () => {
      const before = await barAfter(20);
      await expect.poll(() => barAfter(300)).toBeGreaterThan(before);
    };
    const stops = () =>
      expect.poll(async () => (await barAfter(300)) - (await barAfter(1000))).toBe(0);
    await plays();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await stops();
    await chart.scrollIntoViewIfNeeded();
    await plays();
    const press = (name: string) =>
      page.getByRole('button', { name, exact: true }).dispatchEvent('click');
    await press(motion.pauseMotion);
    await expect(play).toBeVisible();
    await press(motion.resumeMotion);
    await expect(pause).toBeVisible();
    await pause.click();
    await press(motion.pauseMotion);
    await press(motion.resumeMotion);
    await expect(play, 'a manually paused demo stays paused').toBeVisible();
  });
});
