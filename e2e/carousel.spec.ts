import type { Locator } from '@playwright/test';
import { content } from '@/lib/content/content';
import { carouselOf, slidesHeard, slidesSeen } from './support/carousel';
import { withoutNotices } from './support/demo';
import { openPage, openStill } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { variant } from './variants/extremes';

test.use({ reducedMotion: 'no-preference' });

const count = content.testimonials.items.length;
/** Goes to the first slide, which may be shown already: its dot is disabled then. */
const first = (dot: Locator) => dot.click({ force: true });
const slide = (place: number) => [`${place} of ${count}`];

test('A6, A9, A11: the pattern’s roles; previous, next and dots wrap, keep the focus and say the slide @firefox', async ({
  page,
  browserName,
}) => {
  await openPage(page, '/');
  const { region, slides, start, previous, next, dot } = carouselOf(page);
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  for (const item of await slides.all()) await expect(item).toHaveAttribute('role', 'group');
  const heading = page.locator('#testimonials').getByRole('heading', { level: 2 });
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await page.keyboard.press('Tab');
  await expect(start, 'the rotation button is the first control').toBeFocused();
  await expect(start).not.toHaveAttribute('aria-pressed');

  await first(dot(1));
  await previous.click();
  await expect.poll(() => slidesSeen(region)).toEqual(slide(count));
  await expect(previous).toBeFocused();
  await next.click();
  await expect.poll(() => slidesSeen(region)).toEqual(slide(1));
  await page.keyboard.press('Enter');
  await expect.poll(() => slidesSeen(region)).toEqual(slide(2));
  await expect(next).toBeFocused();
  for (const place of [count, 1, 2]) {
    await dot(place).click();
    await expect.poll(() => slidesSeen(region)).toEqual(slide(place));
    await expect(dot(place)).toBeFocused();
    await expect(dot(place)).toHaveAttribute('aria-disabled', 'true');
    await expect(region.locator('[aria-disabled="true"]')).toHaveCount(1);
    // Firefox gives nobody its tree for assistive technology.
    if (browserName === 'chromium')
      await expect.poll(() => slidesHeard(page)).toEqual(slide(place));
  }
});

test.describe('its rotation', () => {
  // Too narrow for particles, whose frames would make running the clock slow.
  test.use({ viewport: { width: 460, height: 900 } });

  test('R-TEST-1, A7, A8, A10: every 5000 ms, until it is stopped, held or focused', async ({
    page,
  }) => {
    // One would come between the carousel and the pointer on it.
    await withoutNotices(page);
    await openStill(page, '/');
    const { region, stop, start, next, live } = carouselOf(page);
    const expectSlide = (place: number) =>
      expect.poll(() => slidesSeen(region)).toEqual(slide(place));
    /** Expects it to stand on a slide for as long as three turns take. */
    const expectStill = async (place: number) => {
      await page.clock.runFor(15_000);
      expect(await slidesSeen(region)).toEqual(slide(place));
    };

    await test.step('it starts by itself and wraps', async () => {
      for (const place of [...Array(count).keys()]) {
        await page.clock.runFor(4900);
        expect(await slidesSeen(region)).toEqual(slide(place + 1));
        await page.clock.runFor(100);
        await expectSlide(((place + 1) % count) + 1);
      }
      await expect(live, 'nobody is told of it').toHaveAttribute('aria-live', 'off');
    });

    await test.step('Stop ends it and Start begins it again', async () => {
      await stop.click();
      await expect(start).toBeVisible();
      await expect(stop).toHaveCount(0);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.mouse.move(0, 0);
      await expectStill(1);
      await start.click();
      await page.mouse.move(0, 0);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(5000);
      await expectSlide(2);
    });

    await test.step('a pointer interrupts it, no more', async () => {
      await region.locator('[data-current="true"] figure').hover();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await expectStill(2);
      await expect(stop).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(5000);
      await expectSlide(3);
    });

    await test.step('the focus ends it until Start is pressed', async () => {
      await stop.blur();
      await next.focus();
      await expect(start).toBeVisible();
      await expectStill(3);
      await next.blur();
      await expectStill(3);
      await start.focus();
      await page.keyboard.press('Enter');
      await page.clock.runFor(5000);
      await expectSlide(1);
    });
  });
});

test('R-TEST-1: a swipe turns to the next slide and ends the rotation @phone', async ({ page }) => {
  await openPage(page, '/');
  const { region, start, slides, dot } = carouselOf(page);
  await first(dot(1));
  await slides.first().scrollIntoViewIfNeeded();
  const quote = await slides.first().boundingBox();
  const y = (quote?.y ?? 0) + 60;
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x: 320, y });
  for (let x = 310; x > 60; x -= 25) await send('touchMove', { x, y });
  await send('touchEnd');
  await expect.poll(() => slidesSeen(region)).toEqual(slide(2));
  await expect(start).toBeVisible();
  await expect.poll(() => slidesHeard(page)).toEqual(slide(2));
});

test.describe('with one testimonial, by an author with a name of 40 letters', () => {
  test.use({ baseURL: servers.extremes.origin, viewport: { width: 320, height: 640 } });

  test('R-TEST-1: it has no controls, does not move, and the name stays in the window', async ({
    page,
  }) => {
    await openStill(page, '/');
    const { region, slides } = carouselOf(page);
    await expect(slides).toHaveCount(1);
    await expect(region.getByRole('button')).toHaveCount(0);
    await page.clock.runFor(20_000);
    expect(await slidesSeen(region)).toEqual(['1 of 1']);
    const author = region.getByText(variant.content.testimonials?.items[0]?.author ?? '');
    await expect(author).toBeVisible();
    const fits = await author.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    expect(fits).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});
