import { carouselOf, slidesSeen } from './support/carousel';
import { servers } from './support/servers';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

/** The extremes build has one testimonial, by an author with a name of 40 letters, and asks a service for avatars. */
test.use({
  baseURL: servers.extremes.origin,
  viewport: { width: 320, height: 640 },
  allowedOrigins: ['https://avatars.example'],
});

test.beforeEach(async ({ page }) => {
  await page.route('https://avatars.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await openStill(page, '/');
});

test('R-TEST-1: a single testimonial has no controls and does not move', async ({ page }) => {
  const { region, slides } = carouselOf(page);
  await expect(slides).toHaveCount(1);
  await expect(region.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(await slidesSeen(region)).toEqual(['1 of 1']);
});

test('R-TEST-1: a name of 40 letters stays inside a narrow window', async ({ page }) => {
  const { region } = carouselOf(page);
  const name = region.getByText('Maximiliana Wolfeschlegelsteinhausenberg');
  await expect(name).toBeVisible();
  const fits = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });
  expect(fits).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
