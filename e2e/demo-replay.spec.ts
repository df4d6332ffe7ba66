import type { Page } from '@playwright/test';
import { demoWords as words } from '@/content/demo-words';
import { speeds } from '@/engine/replay/replay';
import { fill } from '@/lib/text/fill';
import { demoOf, expectRunning, proofOf } from './support/demo';
import { openStill } from './support/still-page';
import { setTabHidden } from './support/tab-visibility';
import { expect, test } from './support/test';

/** Starts the demo under a standing clock and lets it come to the bar at which it begins. */
async function startStill(page: Page): Promise<void> {
  await openStill(page, '/');
  await demoOf(page).start.click();
  await expect(demoOf(page).chart).toBeVisible();
  await expect.poll(() => barAfter(page, 150), { intervals: [20] }).toBeGreaterThan(0);
}

/** @returns the bar after `time` milliseconds of the page */
async function barAfter(page: Page, time: number): Promise<number> {
  await page.clock.runFor(time);
  return (await proofOf(page)).bar;
}

test('DEMO: it plays while it can be seen and moved, at the speed that is chosen', async ({
  page,
}) => {
  await startStill(page);
  const { region, play, pause, speed } = demoOf(page);
  await test.step('it stops off screen and in a hidden tab, and goes on after that', async () => {
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

  await test.step('Pause motion stops it, Resume motion lets go on what that stopped', async () => {
    const control = (name: string) => page.getByRole('button', { name, exact: true });
    await control('Pause motion').click();
    await expect(play).toBeVisible();
    const stopped = await barAfter(page, 100);
    expect(await barAfter(page, 1500)).toBe(stopped);
    await control('Resume motion').click();
    await expect(pause).toBeVisible();
    await pause.click();
    await control('Pause motion').click();
    await control('Resume motion').click();
    await expect(play, 'what the visitor paused stays paused').toBeVisible();
  });

  await test.step('it plays at the speed that is chosen, and pauses', async () => {
    await play.click();
    await expect(pause).toBeVisible();
    for (const bars of speeds) {
      await speed.selectOption(fill(words.controls.perSecond, { bars }));
      const before = await barAfter(page, 200);
      const seconds = bars === 1 ? 2 : 1;
      const passed = (await barAfter(page, 1000 * seconds)) - before;
      // The words follow the chart some six times a second.
      expect(
        Math.abs(passed - seconds * bars),
        `${passed} bars at ${bars} a second`,
      ).toBeLessThanOrEqual(1 + bars / 6);
    }
    await pause.click();
    await expect(play).toBeVisible();
    const paused = await barAfter(page, 100);
    expect(await barAfter(page, 1000)).toBe(paused);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('DEMO: it never plays by itself, and plays when asked', async ({ page }) => {
    await startStill(page);
    const { play, pause, newMarket } = demoOf(page);
    await expect(play).toBeVisible();
    const first = await barAfter(page, 100);
    expect(await barAfter(page, 2000)).toBe(first);
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
