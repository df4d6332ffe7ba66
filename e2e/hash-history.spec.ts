import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { destination, expectArrival, focusedId, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => history.length);
/** @returns id of the section that holds the focus */
const focusedSection = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main section[id]')?.id);

test('R-NAV-5 A25: the address follows at once, Back and Forward restore the positions @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  await jumpTo(page, 600);
  const entries = await historyLength(page);
  await linkOf(page, 'Pricing').click();
  await expect(page).toHaveURL('/#pricing');
  expect(await historyLength(page)).toBe(entries + 1);
  await expectArrival(page, 'pricing');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL('/#pricing');
  await expectArrival(page, 'pricing');
});

test('R-NAV-5 A25: Back during the scroll stops it and restores the position', async ({ page }) => {
  await openPage(page, '/');
  await jumpTo(page, 300);
  await page.clock.install();
  await linkOf(page, 'FAQs').click();
  await page.clock.runFor(800);
  expect(await scrollY(page)).toBeGreaterThan(500);
  await page.goBack();
  await page.clock.runFor(2500);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('R-NAV-5 A27: the same link twice scrolls twice and adds one history entry', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const entries = await historyLength(page);
  for (const start of [0, 400]) {
    await jumpTo(page, start);
    await linkOf(page, 'Pricing').click();
    await expectArrival(page, 'pricing');
    expect(await focusedId(page)).toBe('pricing');
  }
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const [name, id] of Object.entries({
  Indicators: 'indicators',
  Pricing: 'pricing',
  FAQs: 'faqs',
}))
  test(`R-NAV-5 A25: after ${name} the focus is in the section, and Tab goes on inside it @firefox`, async ({
    page,
  }) => {
    await openPage(page, '/');
    await linkOf(page, name).press('Enter');
    await expect.poll(() => focusedId(page)).toBe(id);
    await expectArrival(page, id);
    await page.keyboard.press('Tab');
    const inside = { indicators: 'demo', pricing: 'pricing', faqs: 'faqs' }[id];
    expect(await focusedSection(page)).toBe(inside);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedSection(page)).not.toBe(inside);
  });

test('R-NAV-5 A25: an interrupted scroll leaves the focus in the section too', async ({ page }) => {
  await openPage(page, '/');
  await linkOf(page, 'FAQs').click();
  await page.keyboard.press('Tab');
  expect(await focusedSection(page)).toBe('faqs');
});

for (const { what, options } of [
  { what: 'Ctrl', options: { modifiers: ['Control' as const] } },
  { what: 'the middle button', options: { button: 'middle' as const } },
])
  test(`R-NAV-5: a click with ${what} opens a tab and leaves the page alone`, async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    const opened = context.waitForEvent('page');
    await linkOf(page, 'Pricing').click(options);
    const tab = await opened;
    await expect(tab).toHaveURL('/#pricing');
    await expectArrival(tab, 'pricing');
    await expect(page).toHaveURL('/');
    expect(await scrollY(page)).toBe(0);
  });

test('R-NAV-5: a query in the address survives a hash link', async ({ page }) => {
  await openPage(page, '/?utm_source=letter');
  await linkOf(page, 'Pricing').click();
  await expect(page).toHaveURL('/?utm_source=letter#pricing');
  await expectArrival(page, 'pricing');
  expect(await destination(page, 'pricing')).toBeGreaterThan(1000);
});
