import { closing } from '@/content/closing';
import { pricing } from '@/content/pricing';
import { carouselOf, slidesSeen } from './support/carousel';
import { expectNotices, noticeCards } from './support/notices';
import { framesDrawn, watchCanvas } from './support/particles';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A13, R-TEST-1: the carousel waits to be asked', async ({ page }) => {
    await openStill(page, '/');
    const { region, stop, start, next } = carouselOf(page);
    await page.clock.runFor(20_000);
    expect(await slidesSeen(region)).toEqual(['1 of 3']);
    await expect(stop.or(start)).toHaveCount(0);
    await next.click();
    await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
  });

  test('A13, R-DECO-1, R-DECO-2: no particle is drawn and nothing follows the mouse', async ({
    page,
  }) => {
    await watchCanvas(page);
    await openStill(page, '/');
    const chunk = page.waitForResponse(/_next\/static\/chunks\//);
    await page.clock.runFor(3000);
    await chunk;
    await page.mouse.move(500, 400);
    await page.clock.runFor(3000);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    expect(await framesDrawn(page)).toEqual([]);
  });

  test('A13, R-STAT-1: the figures do not count', async ({ page }) => {
    await openStill(page, '/');
    const digits = page.locator('#statistics [data-count]');
    await expect(digits).toHaveText(['300+', '7 Days']);
    await digits.first().scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await expect(digits).toHaveText(['300+', '7 Days']);
  });

  test('A13: a link into the page jumps there', async ({ page }) => {
    await openStill(page, '/');
    await page.getByRole('region', { name: closing.title }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: closing.primary.name }).click();
    const heading = page.getByRole('heading', { level: 2, name: pricing.title });
    // One frame: with the clock standing still, an animation of 1800 ms would have gone nowhere yet.
    await page.clock.runFor(20);
    await expect(heading).toBeInViewport();
  });

  test('A13, R-NOTE-1: a notice is where it belongs at once', async ({ page }) => {
    await openStill(page, '/');
    await page.clock.runFor(2000);
    await expectNotices(page, 1);
    const card = noticeCards(page);
    const first = await card.boundingBox();
    await page.clock.runFor(1000);
    expect(await card.boundingBox()).toEqual(first);
    // Its place in the stack: one that slides would still be beside it.
    expect(first?.y).toBe((await page.locator('[data-notice-stack]').boundingBox())?.y);
    await page.clock.runFor(4000);
    await expectNotices(page, 0);
  });
});
