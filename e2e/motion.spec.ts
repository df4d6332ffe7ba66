import type { Page } from '@playwright/test';
import { FIRST_DELAY_MS, MAX_DELAY_MS } from '@/components/landing/notices/notice-queue';
import { content } from '@/lib/content/content';
import { carouselOf, slidesSeen } from './support/carousel';
import {
  expectNotices,
  fixRandom,
  noticeCards,
  showFirstNotice,
  toClearFoot,
} from './support/notices';
import { openPage, openStill, stillHydrated } from './support/page';
import { expect, test } from './support/test';

const { controls, statistics, testimonials, home, routes, closing } = content;
const first = [`1 of ${testimonials.items.length}`];
const figures = statistics.items.map(({ value, suffix }) => `${value}${suffix}`);
const zeros = statistics.items.map(({ suffix }) => `0${suffix}`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pause = (page: Page) => button(page, controls.pauseMotion);
const resume = (page: Page) => button(page, controls.resumeMotion);

declare global {
  interface Window {
    /** How many particles were drawn so far, each frame anew. */
    particlesDrawn: number;
  }
}

/** Has the page count the particles that it draws; call it before the page is opened. */
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

/** Expects nothing to move: no slide, no notice, no particle. @param time of the page, ms */
async function expectStill(page: Page, time: number): Promise<void> {
  const drawn = await particlesDrawn(page);
  const slides = await slidesSeen(carouselOf(page).region);
  await page.clock.fastForward(time);
  await page.clock.runFor(100);
  expect(await particlesDrawn(page)).toBe(drawn);
  expect(await slidesSeen(carouselOf(page).region)).toEqual(slides);
  await expect(noticeCards(page)).toHaveCount(0);
}

test.describe('the first chart', () => {
  // Playwright takes a screenshot with a style of its own, which the page's policy refuses; Firefox reports that.
  test.use({ reducedMotion: 'no-preference', allowedErrors: [/blocked an inline style/] });

  test('has its last bars close one by one, once @firefox', async ({ page }) => {
    await openPage(page, '/');
    const picture = page.getByRole('img', { name: home.picture.alt });
    const shot = () => picture.screenshot();
    // Where the machine is slow, its first moments are missed.
    await expect(async () => {
      await picture.evaluate(async (image: HTMLImageElement) => {
        const again = `${image.currentSrc.split('?')[0]}?${performance.now()}`;
        for (const one of image.parentElement?.children ?? [])
          one.setAttribute(one === image ? 'src' : 'srcset', again);
        await image.decode();
      });
      const first = await shot();
      await page.waitForTimeout(2600);
      const last = await shot();
      expect(first.equals(last)).toBe(false);
      expect((await shot()).equals(last)).toBe(true);
    }).toPass();
  });
});

test.describe('for visitors whom motion does not trouble', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('R-STAT-1, A12: figures count without a shift; Pause motion stops carousel, particles and notices, is remembered, and is undone by Resume', async ({
    page,
  }) => {
    // Wide enough for some particles.
    await page.setViewportSize({ width: 500, height: 700 });
    await fixRandom(page, 0);
    await countParticles(page);
    await openStill(page, '/');

    await test.step('a figure counts to its value once it is seen, in the place that it has', async () => {
      const strip = page.getByRole('region', { name: statistics.label });
      const digits = strip.locator('[data-count]');
      await expect(digits).toHaveText(zeros);
      await page.emulateMedia({ media: 'print' });
      await expect(digits.first(), 'paper has the value, not the count').toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await strip.scrollIntoViewIfNeeded();
      const boxes = () =>
        strip
          .getByRole('definition')
          .evaluateAll((all) =>
            all.map((figure) => JSON.stringify(figure.getBoundingClientRect())),
          );
      const before = await boxes();
      // The observer that sees the strip works by real time; from then on one frame is enough for a number.
      const firstFrame = async () => {
        await page.clock.runFor(16);
        return digits.first().textContent();
      };
      await expect.poll(firstFrame, { intervals: [20] }).not.toBe(zeros[0]);
      expect(await boxes()).toEqual(before);
      await page.clock.fastForward(2000);
      await expect(digits).toHaveText(figures);
      expect(await boxes()).toEqual(before);
    });

    await showFirstNotice(page);
    await expect.poll(() => particlesDrawn(page)).toBeGreaterThan(0);
    await pause(page).click();
    await expect(resume(page)).toBeVisible();
    await expect(pause(page)).toHaveCount(0);
    await expectNotices(page, 0);
    await expectStill(page, MAX_DELAY_MS);
    const painted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value !== 0);
    });
    expect(painted, 'no particle is left standing').toBe(false);

    await page.goto(routes.terms.path);
    await page.goto('/');
    await stillHydrated(page);
    await expect(resume(page)).toBeVisible();
    await expectStill(page, 10_000);

    const drawn = await particlesDrawn(page);
    await resume(page).click();
    await expect(pause(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.clock.fastForward(5000);
    await expect.poll(() => slidesSeen(carouselOf(page).region)).not.toEqual(first);
    await expect.poll(() => particlesDrawn(page)).toBeGreaterThan(drawn);
  });

  test('R-DECO-1, R-DECO-2, A32: decoration comes once the page is idle, behind everything; a follower goes after the mouse, out of its way', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await countParticles(page);
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      Object.assign(window, { waitingForIdle: waiting });
    });
    await openPage(page, '/');
    const canvas = page.locator('canvas');
    const follower = page.locator('[data-cursor]');
    await expect(canvas.or(follower)).toHaveCount(0);
    const idle = () =>
      page.evaluate(() => {
        const { waitingForIdle } = window as unknown as { waitingForIdle: IdleRequestCallback[] };
        for (const callback of waitingForIdle.splice(0))
          callback({ didTimeout: false, timeRemaining: () => 10 });
        return document.querySelectorAll('canvas').length;
      });
    await expect.poll(idle).toBe(1);
    for (const decoration of [canvas, follower]) {
      await expect(decoration).toHaveAttribute('aria-hidden', 'true');
      await expect(decoration).toHaveCSS('pointer-events', 'none');
    }
    const layer = await canvas.evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(layer).toBeLessThan(0);
    // How many, how often, and where and when none: the tests of the particles.
    await expect.poll(() => particlesDrawn(page)).toBeGreaterThan(100);

    await expect(follower, 'before the mouse moves it has no place').toHaveCSS('opacity', '0');
    for (const [x, y] of [
      [400, 300],
      [900, 500],
    ] as const) {
      await page.mouse.move(x, y);
      await expect(follower).toHaveCSS('opacity', '1');
      const centre = async () => {
        const box = await follower.boundingBox();
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      };
      await expect.poll(centre).toEqual([x, y]);
    }
    await page.locator('#home').getByRole('link', { name: home.primary.name }).click();
    await expect(page).toHaveURL(home.primary.href);
    await page.setViewportSize({ width: 479, height: 600 });
    await expect(follower, 'on a narrow screen there is none').toHaveCount(0);
    await expect(canvas).toBeHidden();
  });
});

test('A13: with less motion the carousel waits, nothing is drawn or follows, figures stand, links jump, notices do not slide', async ({
  page,
}) => {
  await countParticles(page);
  await openStill(page, '/');
  await toClearFoot(page);
  const chunk = page.waitForResponse(/_next\/static\/chunks\//);
  await page.clock.runFor(FIRST_DELAY_MS);
  await chunk;
  await expectNotices(page, 1);
  const card = noticeCards(page);
  const place = await card.boundingBox();
  // Its place in the stack, whatever it is moved by: one that slides would still be beside it.
  const own = await card.evaluate(
    ({ offsetTop, offsetParent }: HTMLElement) =>
      offsetTop + (offsetParent?.getBoundingClientRect().y ?? 0),
  );
  expect(place?.y).toBeCloseTo(own, 0);
  await page.clock.runFor(1000);
  expect(await card.boundingBox()).toEqual(place);

  const digits = page.locator('#statistics [data-count]');
  await digits.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(digits).toHaveText(figures);

  const { region, stop, start, next } = carouselOf(page);
  await page.mouse.move(500, 400);
  await page.clock.fastForward(20_000);
  expect(await slidesSeen(region)).toEqual(first);
  await expect(stop.or(start)).toHaveCount(0);
  await next.click();
  await expect.poll(() => slidesSeen(region)).not.toEqual(first);
  await expect(page.locator('canvas, [data-cursor]')).toHaveCount(0);
  expect(await particlesDrawn(page)).toBe(0);

  await page.locator('#closing').getByRole('link', { name: closing.primary.name }).click();
  // One frame: with the clock standing still, an animation of 1800 ms would have gone nowhere yet.
  await page.clock.runFor(20);
  await expect(page.locator('#pricing h2')).toBeInViewport();
});
