import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { framesDrawn, watchCanvas } from './support/particles';
import { openStill } from './support/still-page';
import { setTabHidden } from './support/tab-visibility';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** What the page wants to do when it is idle. */
    waitingForIdle?: IdleRequestCallback[];
  }
}

/** Opens the page, with its clock standing still, and waits for the canvas that comes once the page is idle. */
async function openWithCanvas(page: Page): Promise<void> {
  await watchCanvas(page);
  await openStill(page, '/');
  const canvas = async () => {
    await page.clock.runFor(50);
    return page.locator('canvas').count();
  };
  await expect.poll(canvas, { intervals: [50] }).toBe(1);
  await page.clock.runFor(50);
}

/** Frames drawn, and particles in the last, during one second of the page. */
async function second(page: Page) {
  const before = (await framesDrawn(page)).length;
  await page.clock.runFor(1000);
  const frames = await framesDrawn(page);
  return { frames: frames.length - before, particles: frames.at(-1) ?? 0 };
}

const pointer = [
  { width: 1280, particles: 40 },
  { width: 768, particles: 25 },
  { width: 480, particles: 16 },
];
for (const { width, particles } of pointer)
  test(`R-DECO-1: with a mouse at ${width} pixels: ${particles} particles, 60 times a second`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithCanvas(page);
    const drawn = await second(page);
    expect(drawn.particles).toBe(particles);
    expect(drawn.frames).toBeGreaterThanOrEqual(55);
    expect(drawn.frames).toBeLessThanOrEqual(63);
  });

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const { width, particles } of [
    { width: 1024, particles: 8 },
    { width: 768, particles: 8 },
    { width: 500, particles: 6 },
  ])
    test(`R-DECO-1: with a finger at ${width} pixels: ${particles} particles, 20 times a second`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWithCanvas(page);
      const drawn = await second(page);
      expect(drawn.particles).toBe(particles);
      expect(drawn.frames).toBeGreaterThanOrEqual(15);
      // 30 a second would come to 21 on the frames of a 60 Hz screen.
      expect(drawn.frames).toBeLessThanOrEqual(20);
    });
});

test('R-DECO-1, A32: under 480 pixels nothing is drawn and no canvas is seen', async ({ page }) => {
  await page.setViewportSize({ width: 479, height: 800 });
  await openWithCanvas(page);
  await expect(page.locator('canvas')).toBeHidden();
  expect((await second(page)).particles).toBe(0);
  expect(Math.max(0, ...(await framesDrawn(page)))).toBe(0);
});

test('R-DECO-1, A32: the canvas is behind everything and silent, and idle in a hidden tab', async ({
  page,
}) => {
  await openWithCanvas(page);
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas).toHaveCSS('pointer-events', 'none');
  expect(Number(await canvas.evaluate((element) => getComputedStyle(element).zIndex))).toBeLessThan(
    0,
  );
  await expect(page.locator('canvas:not([aria-hidden="true"])')).toHaveCount(0);

  expect((await second(page)).frames).toBeGreaterThan(0);
  await setTabHidden(page, true);
  await page.clock.runFor(50);
  expect((await second(page)).frames).toBe(0);
  await setTabHidden(page, false);
  expect((await second(page)).frames).toBeGreaterThan(0);
});

test('R-DECO-1: it comes once the page is idle, not before', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.waitingForIdle = waiting;
  });
  await openPage(page, '/');
  await expect.poll(() => page.evaluate(() => window.waitingForIdle?.length)).toBeGreaterThan(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.evaluate(() => {
    for (const callback of window.waitingForIdle ?? [])
      callback({ didTimeout: false, timeRemaining: () => 10 });
  });
  await expect(page.locator('canvas')).toHaveCount(1);
});
