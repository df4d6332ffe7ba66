import type { Page } from '@playwright/test';
import { faqs } from '@/content/faqs';
import { expectAccessible } from './support/axe';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('searchbox', { name: faqs.filter.label });
const status = (page: Page) => page.locator('#faqs').getByRole('status').first();
const shown = (page: Page) => page.locator('#faqs details:visible');

test('the filter leaves what holds the words, and tells how many @every', async ({ page }) => {
  await openPage(page, '/');
  await field(page).fill('money back');
  await expect(shown(page).first()).toBeVisible();
  const count = await shown(page).count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(faqs.items.length);
  await expect(status(page)).toHaveText(`${count} of ${faqs.items.length} questions`);
  await field(page).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#faqs details[open]:visible')).toHaveCount(1);
  await field(page).fill('');
  await expect(shown(page)).toHaveCount(faqs.items.length);
  await expect(status(page)).toHaveText('');
});

test('a link to a question that is filtered away ends the search', async ({ page }) => {
  await openPage(page, '/');
  await field(page).fill('zebra');
  await expect(shown(page)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = 'faq-refund';
  });
  await expect(shown(page)).toHaveCount(faqs.items.length);
  await expect(page.locator('#faq-refund > summary')).toBeFocused();
  await expect(page.locator('#faq-refund > summary')).toBeInViewport();
});

for (const width of [320, 1280])
  test(`axe finds nothing at ${width} pixels, with results and with none`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    await field(page).fill('refund');
    await expectAccessible(page, '#faqs');
    await field(page).fill('zebra');
    await expect(status(page)).toHaveText(faqs.filter.none);
    await expectAccessible(page, '#faqs');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no filter is offered', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#faq-filter')).toBeHidden();
  });
});
