import { testimonials } from '@/content/testimonials';
import { carouselOf, slidesHeard, slidesSeen } from './support/carousel';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => openPage(page, '/'));

test('A6: it has the roles of the pattern, and the rotation button is its first control', async ({
  page,
}) => {
  const { region, slides, stop, start } = carouselOf(page);
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slides).toHaveCount(3);
  for (const slide of await slides.all()) await expect(slide).toHaveAttribute('role', 'group');
  await expect(region).toMatchAriaSnapshot(`
    - region "Testimonial quotes":
      - button "Stop automatic slide show"
      - button "Previous testimonial"
      - button "Next testimonial"
      - group "Choose a testimonial":
        - button "Show testimonial 1"
        - button "Show testimonial 2"
        - button "Show testimonial 3"
  `);
  await expect(stop).not.toHaveAttribute('aria-pressed');
  const anchor = page.locator('#testimonials').getByRole('heading', { level: 2 });
  await anchor.evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.keyboard.press('Tab');
  await expect(start, 'the first Tab into the carousel').toBeFocused();
});

test('R-TEST-1, A11: previous and next wrap both ways and keep the focus @every @firefox', async ({
  page,
}) => {
  const { region, previous, next } = carouselOf(page);
  await previous.click();
  await expect.poll(() => slidesSeen(region)).toEqual(['3 of 3']);
  await expect(previous).toBeFocused();
  await next.click();
  await expect.poll(() => slidesSeen(region)).toEqual(['1 of 3']);
  await page.keyboard.press('Enter');
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
  await expect(next).toBeFocused();
});

test('R-TEST-1, A11: a dot for every item jumps there and keeps the focus', async ({ page }) => {
  const { region, dot } = carouselOf(page);
  for (const index of [3, 1, 2]) {
    await dot(index).click();
    await expect.poll(() => slidesSeen(region)).toEqual([`${index} of 3`]);
    await expect(dot(index)).toBeFocused();
    await expect(dot(index)).toHaveAttribute('aria-disabled', 'true');
    await expect(region.locator('[aria-disabled="true"]')).toHaveCount(1);
  }
});

test('A9: screen readers get the current slide alone', async ({ page }) => {
  const { next } = carouselOf(page);
  await expect.poll(() => slidesHeard(page)).toEqual(['1 of 3']);
  await next.click();
  await expect.poll(() => slidesHeard(page)).toEqual(['2 of 3']);
});

test('R-TEST-1: a swipe turns to the next slide and ends the rotation @phone', async ({ page }) => {
  const { region, start, slides } = carouselOf(page);
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
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
  await expect(start).toBeVisible();
  await expect.poll(() => slidesHeard(page)).toEqual(['2 of 3']);
});

test('R-TEST-1, A34: ratings 5, 5 and 4.5, in words and in stars drawn to the half', async ({
  page,
}) => {
  const { slides } = carouselOf(page);
  expect(testimonials.items.map(({ rating }) => rating)).toEqual([5, 5, 4.5]);
  const drawn = await slides.locator('svg[role="img"]').evaluateAll((rows) =>
    rows.map((row) => {
      const clip = row.querySelector<SVGRectElement>('clipPath rect');
      const filledTo = clip?.width.baseVal.value ?? 0;
      const stars = [...row.querySelectorAll<SVGGraphicsElement>('[clip-path] use')];
      const parts = stars.map((star) => {
        const { x, width } = star.getBBox();
        return Math.min(1, Math.max(0, (filledTo - x) / width));
      });
      return {
        label: row.getAttribute('aria-label'),
        stars: parts.map((part) => Math.round(part * 20) / 20),
      };
    }),
  );
  expect(drawn).toEqual([
    { label: '5 out of 5 stars', stars: [1, 1, 1, 1, 1] },
    { label: '5 out of 5 stars', stars: [1, 1, 1, 1, 1] },
    { label: '4.5 out of 5 stars', stars: [1, 1, 1, 1, 0.5] },
  ]);
});
