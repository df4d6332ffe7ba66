import type { Page } from '@playwright/test';
import { MAX_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { openPage, openStill } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { carouselOf, slidesSeen } from './support/carousel';
import { expectNotices, fixRandom, noticeCards, showFirstNotice } from './support/notices';
import { expect, test } from './support/test';

const { controls, statistics, testimonials, routes, closing } = content;
const first = [`1 of ${testimonials.items.length}`];
const figures = statistics.items.map(({ value, suffix }) => `${value}${suffix}`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

declare global {
  interface Window {
    particlesDrawn: number;
  }
}

/** Call this before opening the page. */
async function countParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.particlesDrawn = 0;
    const drawing = CanvasRenderingContext2D.prototype;
    const { fillRect } = drawing;
    drawing.fillRect = function (...tick) {
      window.particlesDrawn += 1;
      fillRect.apply(this, tick);
    };
  });
}

const particlesDrawn = (page: Page) => page.evaluate(() => window.particlesDrawn);

/** Expects that no slide, notice or particle moves for `time` ms. */
async function expectStill(page: Page, time: number): Promise<void> {
  const drawn = await particlesDrawn(page);
  const slides = await slidesSeen(carouselOf(page).region);
  await page.clock.fastForward(time);
  await page.clock.runFor(100);
  expect(await particlesDrawn(page)).toBe(drawn);
  expect(await slidesSeen(carouselOf(page).region)).toEqual(slides);
  await expect(noticeCards(page)).toHaveCount(0);
}

test.describe('with motion', () => {
  // Wide enough for some particles.
  test.use({ viewport: { width: 500, height: 700 } });

  test('figures count up in place when seen', async ({ page }) => {
    await openStill(page, '/');
    const strip = page.getByRole('region', { name: statistics.label });
    const digits = strip.locator('[data-count]');
    await expect(digits).toHaveText(statistics.items.map(({ suffix }) => `0${suffix}`));
    await page.emulateMedia({ media: 'print' });
    await expect(digits.first(), 'print hides the running count').toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await strip.scrollIntoViewIfNeeded();
    const boxes = () =>
      strip
        .getByRole('definition')
        .evaluateAll((all) => all.map((figure) => JSON.stringify(figure.getBoundingClientRect())));
    const before = await boxes();
    // Intersection observers use real time.
    const firstFrame = async () => {
      await page.clock.runFor(16);
      return digits.first().textContent();
    };
    await expect.poll(firstFrame, { intervals: [20] }).not.toMatch(/^0/);
    expect(await boxes()).toEqual(before);
    await page.clock.fastForward(2000);
    await expect(digits).toHaveText(figures);
    expect(await boxes()).toEqual(before);
  });

  test('“Pause motion” stops all motion and lasts until “Resume motion”', async ({ page }) => {
    await fixRandom(page, 0);
    await countParticles(page);
    await openStill(page, '/');
    await showFirstNotice(page);
    await expect.poll(() => particlesDrawn(page)).toBeGreaterThan(0);
    const hero = () =>
      page.locator('#home img').evaluate((image) => (image as HTMLImageElement).currentSrc);
    expect(await hero()).toContain('-live.');
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCSS('pointer-events', 'none');
    const layer = await canvas.evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(layer, 'behind everything').toBeLessThan(0);
    await button(page, controls.pauseMotion).click();
    await expect(button(page, controls.resumeMotion)).toBeVisible();
    await expectNotices(page, 0);
    await expect.poll(hero).not.toContain('-live.');
    await expectStill(page, MAX_DELAY_MS);
    const isPainted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value !== 0);
    });
    expect(isPainted, 'no particle is visible').toBe(false);

    await page.goto(routes.terms.path);
    await openPage(page, '/');
    await expect(button(page, controls.resumeMotion)).toBeVisible();
    await expect.poll(hero, 'an earlier visit’s choice').not.toContain('-live.');
    await expectStill(page, 10_000);
    const drawn = await particlesDrawn(page);
    await button(page, controls.resumeMotion).click();
    await expect(button(page, controls.pauseMotion)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.runFor(5000);
    await expect.poll(() => slidesSeen(carouselOf(page).region)).not.toEqual(first);
    expect(await particlesDrawn(page)).toBeGreaterThan(drawn);
  });
});

test('with reduced motion nothing moves automatically, and links jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/');
  await showFirstNotice(page);
  const card = noticeCards(page);
  const place = await card.boundingBox();
  // A sliding notice is not yet at its position in the stack.
  const own = await card.evaluate(
    ({ offsetTop, offsetParent }: HTMLElement) =>
      offsetTop + (offsetParent?.getBoundingClientRect().y ?? 0),
  );
  expect(place?.y).toBeCloseTo(own, 0);

  const digits = page.locator('#statistics [data-count]');
  await digits.first().scrollIntoViewIfNeeded();
  await expect(digits).toHaveText(figures);

  const { region, stop, start, next } = carouselOf(page);
  await page.clock.fastForward(20_000);
  expect(await slidesSeen(region)).toEqual(first);
  await expect(stop.or(start)).toHaveCount(0);
  await next.click();
  await expect.poll(() => slidesSeen(region)).not.toEqual(first);
  await expect(page.locator('canvas, [data-cursor]')).toHaveCount(0);

  await page.locator('#closing').getByRole('link', { name: closing.primary.name }).click();
  // After one frame, an animation has barely begun.
  await page.clock.runFor(20);
  await expect(page.locator('#pricing h2')).toBeInViewport();
});
