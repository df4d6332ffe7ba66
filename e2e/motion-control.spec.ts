import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { storageKeys } from '@/lib/browser/storage-keys';
import { carouselOf, slidesSeen } from './support/carousel';
import { expectNotices, fixRandom, noticeCards } from './support/notices';
import { framesDrawn, watchCanvas } from './support/particles';
import { openStill, stillHydrated } from './support/still-page';
import { expect, test } from './support/test';

const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion', exact: true });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume motion', exact: true });

/** @returns how many frames with particles in them were drawn so far; a frame without any clears the canvas. */
async function framesShown(page: Page): Promise<number> {
  return (await framesDrawn(page)).filter((particles) => particles > 0).length;
}

/** Expects nothing to move: no slide, no notice, no particle. */
async function expectStill(page: Page): Promise<void> {
  const frames = await framesShown(page);
  await page.clock.runFor(130_000);
  expect(await framesShown(page)).toBe(frames);
  expect(await slidesSeen(carouselOf(page).region)).toEqual(['1 of 3']);
  await expect(noticeCards(page)).toHaveCount(0);
}

test('A12: Pause motion stops carousel, particles and notices, and its label says what comes next', async ({
  page,
}) => {
  await fixRandom(page, 0);
  await watchCanvas(page);
  await openStill(page, '/');
  await page.clock.runFor(2500);
  await expectNotices(page, 1);
  await expect.poll(() => framesShown(page)).toBeGreaterThan(0);

  await pause(page).click();
  await expect(resume(page)).toBeVisible();
  await expect(pause(page)).toHaveCount(0);
  await expectNotices(page, 0);
  await expectStill(page);
  const painted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value) => value !== 0);
  });
  expect(painted, 'no particle is left standing').toBe(false);

  const frames = await framesShown(page);
  await resume(page).click();
  await expect(pause(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(carouselOf(page).region)).toEqual(['2 of 3']);
  expect(await framesShown(page)).toBeGreaterThan(frames);
});

test('A12: it is remembered over a reload and on other pages, and forgotten when undone', async ({
  page,
}) => {
  await watchCanvas(page);
  await openStill(page, '/');
  await pause(page).click();
  await page.reload();
  await stillHydrated(page);
  await expect(resume(page)).toBeVisible();
  await expectStill(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [storageKeys.motion]: 'off' });

  await page.goto(routes.terms.path);
  await stillHydrated(page);
  await resume(page).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/');
  await stillHydrated(page);
  await expect(pause(page)).toBeVisible();
});

test('A12: the control is there, named and large enough, on every width @every', async ({
  page,
}) => {
  await openStill(page, '/');
  await expect(pause(page)).toBeInViewport({ ratio: 1 });
  const box = await pause(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
