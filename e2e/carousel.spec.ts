import { withoutNotices } from '@/e2e/support/demo';
import { openPage, openStill, swipe } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { carouselOf, slidesSeen } from './support/carousel';
import { expect, test } from './support/test';

const count = content.testimonials.items.length;
const slide = (place: number) => [`${place} of ${count}`];

test.describe('with motion', () => {
  // Too narrow for particles, which would slow down the page's clock.
  test.use({
    viewport: { width: 460, height: 900 },
  });

  test('the carousel wraps, and rotates every 5 s unless hovered, stopped or focused', {
    tag: '@firefox',
  }, async ({ page }) => {
    await withoutNotices(page);
    await openStill(page, '/');
    const { region, slides, stop, start, previous, next, dot, live } = carouselOf(page);
    const expectSlide = (place: number) =>
      expect.poll(() => slidesSeen(region)).toEqual(slide(place));
    const expectStill = async (place: number) => {
      await page.clock.runFor(12_000);
      expect(await slidesSeen(region)).toEqual(slide(place));
    };
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    for (const item of await slides.all()) await expect(item).toHaveAttribute('role', 'group');

    await test.step('rotation starts by itself, unannounced', async () => {
      await page.clock.runFor(4900);
      expect(await slidesSeen(region)).toEqual(slide(1));
      await page.clock.runFor(100);
      await expectSlide(2);
      await expect(live).toHaveAttribute('aria-live', 'off');
    });

    await test.step('hovering pauses rotation', async () => {
      await region.locator('[data-current="true"] figure').hover();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await expectStill(2);
      await page.mouse.move(0, 0);
      await expect(live).toHaveAttribute('aria-live', 'off');
    });

    await test.step('Stop ends rotation; Start resumes it', async () => {
      await stop.click();
      await page.mouse.move(0, 0);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await expectStill(2);
      await start.click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(5000);
      await expectSlide(3);
    });

    await test.step('Tab focuses the rotation button and ends rotation until Start', async () => {
      const heading = page.locator('#testimonials').getByRole('heading', { level: 2 });
      await heading.evaluate((element) => {
        element.tabIndex = -1;
        element.focus();
      });
      await page.keyboard.press('Tab');
      await expect(start).toBeFocused();
      await expect(start).not.toHaveAttribute('aria-pressed');
      await expectStill(3);
      await page.keyboard.press('Enter');
      await expect(stop).toBeFocused();
      await page.clock.runFor(5000);
      await expect.poll(() => slidesSeen(region)).not.toEqual(slide(3));
    });

    await dot(2).click();
    await previous.click();
    await expectSlide(1);
    await page.keyboard.press('Enter');
    await expectSlide(count);
    await expect(previous).toBeFocused();
    await next.click();
    await expectSlide(1);
    await page.keyboard.press('Enter');
    await expectSlide(2);
    await expect(next).toBeFocused();
    for (const place of [count, 1]) {
      await dot(place).click();
      await expectSlide(place);
      await expect(dot(place)).toBeFocused();
      await expect(dot(place)).toHaveAttribute('aria-disabled', 'true');
      await expect(region.locator('[aria-disabled="true"]')).toHaveCount(1);
    }
  });

  test('a swipe shows the next slide and ends rotation', {
    tag: '@phone',
  }, async ({ page }) => {
    await withoutNotices(page);
    await openPage(page, '/');
    const { region, start, slides } = carouselOf(page);
    await slides.first().scrollIntoViewIfNeeded();
    const quote = await slides.first().boundingBox();
    await swipe(page, { x: 320, y: (quote?.y ?? 0) + 60 }, { x: -260, y: 0 });
    await expect(start).toBeVisible();
    await expect.poll(() => slidesSeen(region)).toEqual(slide(2));
  });
});
