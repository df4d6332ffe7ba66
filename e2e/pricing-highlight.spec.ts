import type { Page } from '@playwright/test';
import { pricing } from '@/content/pricing';
import { tokens } from '@/engine/chart/tokens';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** @returns the names of the cards that are drawn larger than they are laid out */
function enlarged(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('#pricing')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => new DOMMatrix(getComputedStyle(card).transform).a > 1.02)
        .map((card) => card.querySelector('h3')?.textContent ?? undefined),
    );
}

/** @returns a colour of the tokens as a computed style names it */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

const names = ['Monthly', '6-Month', 'Annual'];

test.beforeEach(({ page }) => openPage(page, '/'));

test('R-PRICE-3: pointing at a card highlights and enlarges that one', async ({ page }) => {
  expect(await enlarged(page)).toEqual([]);
  for (const name of names) {
    const card = page.getByRole('article', { name, exact: true });
    await card.getByRole('heading', { level: 3 }).hover();
    await expect.poll(() => enlarged(page)).toEqual([name]);
    await expect(card).toHaveCSS('border-top-color', rgb(tokens.brass));
    await expect(card).toHaveCSS('background-color', rgb(tokens.raised));
  }
  await page.getByRole('heading', { level: 2, name: pricing.title }).hover();
  await expect.poll(() => enlarged(page)).toEqual([]);
});

test('R-PRICE-3: focusing a card highlights and enlarges that one', async ({ page }) => {
  for (const name of names) {
    const card = page.getByRole('article', { name, exact: true });
    await card.getByRole('link').focus();
    await expect.poll(() => enlarged(page)).toEqual([name]);
    await expect(card).toHaveCSS('border-top-color', rgb(tokens.brass));
    await expect(card).toHaveCSS('background-color', rgb(tokens.raised));
  }
});

test('R-PRICE-3: with the focus in one card and the pointer on another, it is one card still', async ({
  page,
}) => {
  await page.getByRole('article', { name: 'Annual', exact: true }).getByRole('link').focus();
  const monthly = page.getByRole('article', { name: 'Monthly', exact: true });
  await monthly.getByRole('heading', { level: 3 }).hover();
  await expect.poll(() => enlarged(page)).toEqual(['Monthly']);
});
