import type { Locator, Page } from '@playwright/test';
import { demoWords as words } from '@/content/demo-words';
import { speeds } from '@/lib/demo/replay';
import { fill } from '@/lib/text/fill';
import { atRest, demoOf, expectRunning, openMarket, proofOf, readingOf } from './support/demo';
import { openStill } from './support/still-page';
import { setTabHidden } from './support/tab-visibility';
import { expect, test } from './support/test';

/** Starts the demo under a standing clock and lets it come to the bar at which it begins. */
async function startStill(page: Page): Promise<void> {
  await openStill(page, '/');
  await demoOf(page).start.click();
  await expect(demoOf(page).chart).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(150);
      return (await proofOf(page)).bar;
    })
    .toBeGreaterThan(0);
}

/** @returns the bar after `time` milliseconds of the page */
async function barAfter(page: Page, time: number): Promise<number> {
  await page.clock.runFor(time);
  return (await proofOf(page)).bar;
}

test('DEMO: it plays at the speed that is chosen, and pauses', async ({ page }) => {
  await startStill(page);
  const { play, pause, speed } = demoOf(page);
  await expect(pause).toBeVisible();
  for (const bars of speeds) {
    await speed.selectOption(fill(words.controls.perSecond, { bars }));
    const before = await barAfter(page, 200);
    const passed = (await barAfter(page, 2000)) - before;
    // The words follow the chart some six times a second.
    expect(Math.abs(passed - 2 * bars), `${passed} bars at ${bars} a second`).toBeLessThanOrEqual(
      1 + bars / 3,
    );
  }
  await pause.click();
  await expect(play).toBeVisible();
  const paused = await barAfter(page, 100);
  expect(await barAfter(page, 2000)).toBe(paused);
});

test('DEMO: it begins at the bar of the picture, and the end is the end', async ({ page }) => {
  await openMarket(page, 7);
  const { back, forward, end, play, pause } = demoOf(page);
  const first = await atRest(page);
  expect(first.bar, 'a market that has been running for a while').toBeGreaterThan(300);
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

test('DEMO: stepping back shows what was shown before, event by event and mark by mark', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { back, forward, chart, events } = demoOf(page);
  const proof = await atRest(page);
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

test('DEMO: another timeframe shows the same time, and the proof holds on it', async ({ page }) => {
  await openMarket(page, 7);
  const { timeframe, chart, switchOf } = demoOf(page);
  for (const name of ['Structure', 'Zones']) await switchOf(name).uncheck();
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

test('DEMO: it stops off screen and in a hidden tab, and goes on after that', async ({ page }) => {
  await startStill(page);
  const { region, pause } = demoOf(page);
  const goesOn = async () => {
    const before = await barAfter(page, 100);
    await expect.poll(() => barAfter(page, 300)).toBeGreaterThan(before);
  };
  /** Waits until two looks a second of the page apart find the same bar. */
  const stops = () =>
    expect.poll(async () => (await barAfter(page, 300)) - (await barAfter(page, 1000))).toBe(0);
  await goesOn();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(region).not.toBeInViewport();
  await stops();
  await region.getByRole('slider').scrollIntoViewIfNeeded();
  await goesOn();
  await setTabHidden(page, true);
  await stops();
  await setTabHidden(page, false);
  await goesOn();
  await expect(pause).toBeVisible();
});

test('DEMO: Pause motion stops it, Resume motion lets go on what that stopped', async ({
  page,
}) => {
  await startStill(page);
  const { play, pause } = demoOf(page);
  const control = (name: string) => page.getByRole('button', { name, exact: true });
  await control('Pause motion').click();
  await expect(play).toBeVisible();
  const stopped = await barAfter(page, 100);
  expect(await barAfter(page, 3000)).toBe(stopped);
  await control('Resume motion').click();
  await expect(pause).toBeVisible();
  await pause.click();
  await control('Pause motion').click();
  await control('Resume motion').click();
  await expect(play, 'what the visitor paused stays paused').toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('DEMO: it never plays by itself, and plays when asked', async ({ page }) => {
    await startStill(page);
    const { play, pause, newMarket } = demoOf(page);
    await expect(play).toBeVisible();
    const first = await barAfter(page, 100);
    expect(await barAfter(page, 4000)).toBe(first);
    await newMarket.click();
    await page.clock.runFor(1000);
    await expect(play).toBeVisible();
    await play.click();
    await expect(pause).toBeVisible();
    const before = await barAfter(page, 500);
    expect(await barAfter(page, 2000)).toBeGreaterThan(before);
    await expectRunning(page);
  });
});
