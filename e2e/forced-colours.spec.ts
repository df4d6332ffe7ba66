import type { Locator, Page } from '@playwright/test';
import { closing } from '@/content/closing';
import { carouselOf } from './support/carousel';
import { expectNotices, noticeCards } from './support/notices';
import { openPage } from './support/open-page';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Expects a border that can be seen: drawn, and in another colour than what is around it. */
async function expectBorder(element: Locator): Promise<void> {
  const border = await element.evaluate((target) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(target);
    return { borderTopStyle, width: Number.parseFloat(borderTopWidth), borderTopColor };
  });
  expect(border.borderTopStyle).toBe('solid');
  expect(border.width).toBeGreaterThanOrEqual(1);
  expect(border.borderTopColor).not.toBe(await canvas(element.page()));
}

/** The colour that the system gives to grounds. */
function canvas(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('A31: cards, badges and buttons keep their edges', async ({ page }, testInfo) => {
  await openPage(page, '/');
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  for (const card of await page.locator('#pricing').getByRole('article').all())
    await expectBorder(card);
  await expectBorder(page.getByText('POPULAR', { exact: true }));
  await expectBorder(page.getByText('Sample', { exact: true }).first());
  await expectBorder(page.getByText('Premium', { exact: true }).first());
  await expectBorder(page.getByRole('link', { name: closing.primary.name }));
  await expectBorder(carouselOf(page).stop);
  const picture = await page.locator('#pricing').screenshot();
  await testInfo.attach('pricing in forced colours', { body: picture, contentType: 'image/png' });
});

test('A31: a notice keeps its edge and its label', async ({ page }) => {
  await openStill(page, '/');
  await page.clock.runFor(2000);
  await expectNotices(page, 1);
  const card = noticeCards(page);
  await expectBorder(card.locator('> div'));
  await expectBorder(card.getByText('Simulated', { exact: true }));
});

test('A31: what has the focus is outlined', async ({ page }) => {
  await openPage(page, '/');
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
    });
    expect(outline.outlineStyle).toBe('solid');
    expect(outline.width).toBeGreaterThanOrEqual(2);
    expect(outline.outlineColor).not.toBe(await canvas(page));
  }
});

test('A31: stars and signs are drawn in a colour of the system, decoration is gone', async ({
  page,
}) => {
  await openPage(page, '/');
  const ground = await canvas(page);
  const drawn = page.locator(
    '#testimonials svg[role="img"] [clip-path], #pricing [data-included] svg',
  );
  expect(await drawn.count()).toBeGreaterThan(10);
  const colours = await drawn.evaluateAll((found) =>
    found.map((element) => {
      const { fill, stroke } = getComputedStyle(element);
      return fill === 'none' ? stroke : fill;
    }),
  );
  for (const colour of new Set(colours)) expect(colour).not.toBe(ground);
  await expect(page.locator('.price-axis')).toBeHidden();
  await expect(page.locator('[data-cursor]')).toHaveCount(0);
});
