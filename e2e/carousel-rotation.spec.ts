import { carouselOf, slidesSeen } from './support/carousel';
import { openStill } from './support/still-page';
import { setTabHidden } from './support/tab-visibility';
import { expect, test } from './support/test';

/** Too narrow for particles, whose frames would make running the clock slow. */
test.use({ viewport: { width: 460, height: 900 } });

test.beforeEach(({ page }) => openStill(page, '/'));

test('R-TEST-1: it starts by itself, moves every 5000 ms and wraps', async ({ page }) => {
  const { region, stop } = carouselOf(page);
  await expect(stop).toBeVisible();
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await page.clock.runFor(4900);
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await page.clock.runFor(100);
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
  await page.clock.runFor(4900);
  expect(await slidesSeen(region)).toEqual(['2 of 3']);
  await page.clock.runFor(100);
  await expect.poll(() => slidesSeen(region)).toEqual(['3 of 3']);
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(region)).toEqual(['1 of 3']);
});

test('R-TEST-1, A10: Stop ends it and Start begins it again; changes are then announced or not', async ({
  page,
}) => {
  const { region, stop, start, live } = carouselOf(page);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await stop.click();
  await expect(start).toBeVisible();
  await expect(stop).toHaveCount(0);
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await page.clock.runFor(15_000);
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await start.click();
  await page.mouse.move(0, 0);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
});

test('R-TEST-1, A8: a pointer on it interrupts the rotation, no more', async ({ page }) => {
  const { region, stop, live } = carouselOf(page);
  await region.getByRole('figure').first().hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(15_000);
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await expect(stop).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
});

test('R-TEST-1, A7: the focus ends the rotation until Start is pressed', async ({ page }) => {
  const { region, start, next } = carouselOf(page);
  await next.focus();
  await expect(start).toBeVisible();
  await page.clock.runFor(15_000);
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await next.blur();
  await page.clock.runFor(15_000);
  expect(await slidesSeen(region), 'leaving it starts nothing').toEqual(['1 of 3']);
  await start.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
});

test('R-TEST-1: it stands still while the tab is hidden', async ({ page }) => {
  const { region } = carouselOf(page);
  await setTabHidden(page, true);
  await page.clock.runFor(15_000);
  expect(await slidesSeen(region)).toEqual(['1 of 3']);
  await setTabHidden(page, false);
  await page.clock.runFor(5000);
  await expect.poll(() => slidesSeen(region)).toEqual(['2 of 3']);
});
