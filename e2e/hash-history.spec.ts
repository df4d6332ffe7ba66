import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { openPage } from './support/open-page';
import { expectArrival, focusedId, jumpTo, scrollY } from './support/scroll';
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
  await openPage(page, '/?utm_source=letter');
  await jumpTo(page, 600);
  const entries = await historyLength(page);
  await linkOf(page, 'Pricing').click();
  await expect(page, 'the query survives').toHaveURL('/?utm_source=letter#pricing');
  expect(await historyLength(page)).toBe(entries + 1);
  await expectArrival(page, 'pricing');
  expect(await focusedId(page)).toBe('pricing');

  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL('/?utm_source=letter#pricing');
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

test('R-NAV-5 A25 A27: Tab goes on in the section, and the same link twice is one step of the history', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const { id, name } of content.navigation.links.slice(1))
    await test.step(name, async () => {
      await linkOf(page, name).press('Enter');
      await expectArrival(page, id);
      expect(await focusedId(page)).toBe(id);
      await page.keyboard.press('Tab');
      // Nothing of the indicators takes the focus: the section after them does.
      const inside = id === 'indicators' ? 'demo' : id;
      expect(await focusedSection(page)).toBe(inside);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await focusedSection(page)).not.toBe(inside);
    });
  const entries = await historyLength(page);
  await linkOf(page, 'Pricing').click();
  await jumpTo(page, 400);
  await linkOf(page, 'Pricing').click();
  await expectArrival(page, 'pricing');
  expect(await historyLength(page)).toBe(entries + 1);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await linkOf(page, 'FAQs').click();
  await page.keyboard.press('Tab');
  expect(await focusedSection(page), 'in an interrupted scroll too').toBe('faqs');
});

test('R-NAV-5: a click with Ctrl or the middle button opens a tab and leaves the page alone', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await linkOf(page, 'Pricing').click(options);
    const tab = await opened;
    await expect(tab).toHaveURL('/#pricing');
    await expectArrival(tab, 'pricing');
    await tab.close();
    await expect(page).toHaveURL('/');
    expect(await scrollY(page)).toBe(0);
  }
});

test('R-NAV-6: hash links of other pages lead to the section, and Back returns @firefox', async ({
  page,
  browserName,
}) => {
  for (const path of [content.routes.terms.path, content.routes.paymentSuccess.path]) {
    await openPage(page, path);
    await linkOf(page, 'Pricing').click();
    await expect(page).toHaveURL('/#pricing');
    await expect.poll(() => focusedId(page)).toBe('pricing');
    await expectArrival(page, 'pricing');
  }
  // The driver of Firefox loses sight of a page that the browser brings back.
  if (browserName === 'firefox') return;
  await page.goBack();
  await expect(page).toHaveURL(content.routes.paymentSuccess.path);
});
