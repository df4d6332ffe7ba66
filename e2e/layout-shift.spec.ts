import { carouselOf } from './support/carousel';
import { noticeCards } from './support/notices';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

test('R-NAV-3: nothing shifts through load, header change, scroll, notices and carousel @every', async ({
  page,
}) => {
  await watchVitals(page);
  await openPage(page, '/');
  /** Takes what has shifted since the last call. */
  const shifts = async () => {
    await settled(page);
    return page.evaluate(() => window.layoutShifts?.splice(0));
  };
  const loading = (await shifts()) ?? [];
  const sum = loading.reduce((total, { value }) => total + value, 0);
  // A line of text may move by a fraction of a pixel when its font arrives.
  expect(sum, `through load and hydration: ${JSON.stringify(loading)}`).toBeLessThan(0.005);

  const header = page.locator('header.site-header');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  expect(await shifts(), 'while the header becomes a bar and is flush again').toEqual([]);

  // By real time: a clock that stands or jumps would hide what slides.
  await expect(noticeCards(page)).toHaveCount(1);
  await expect(carouselOf(page).slides.nth(1)).toHaveAttribute('data-current', 'true', {
    timeout: 10_000,
  });
  await expect(noticeCards(page)).toHaveCount(0, { timeout: 10_000 });
  expect(await shifts(), 'while a notice comes and goes and the carousel moves').toEqual([]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await settled(page);
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  expect(await shifts(), 'on the way down the page').toEqual([]);
});
