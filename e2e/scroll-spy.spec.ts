import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { openPage } from './support/open-page';
import { jumpTo } from './support/scroll';
import { expect, test } from './support/test';

/** Pixels from the top of the page to a section. */
function topOf(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => section.getBoundingClientRect().top + scrollY);
}

/** Waits until the named link, and no other, says that its section is in view. */
async function expectCurrent(page: Page, name: string): Promise<void> {
  const links = page.getByRole('banner').getByRole('navigation').locator('[aria-current]');
  await expect(links).toHaveText([name]);
  await expect(links).toHaveAttribute('aria-current', 'location');
}

test('R-NAV-2 A36: the link of the section in view says so, from 100 pixels on', async ({
  page,
}) => {
  await openPage(page, '/');
  await expectCurrent(page, 'Home');
  const sections = navigation.links.slice(1);
  for (const [index, { id, name }] of sections.entries()) {
    const line = (await topOf(page, id)) - 100;
    await jumpTo(page, Math.floor(line) - 1);
    await expectCurrent(page, navigation.links[index]?.name ?? '');
    await jumpTo(page, Math.ceil(line));
    await expectCurrent(page, name);
  }
});

test('R-NAV-2: sections without a link leave the one before them current', async ({ page }) => {
  await openPage(page, '/');
  for (const [id, name] of Object.entries({
    demo: 'Indicators',
    statistics: 'Indicators',
    testimonials: 'Pricing',
    closing: 'FAQs',
  })) {
    await jumpTo(page, await topOf(page, id));
    await expectCurrent(page, name);
  }
});

test('R-NAV-2: the ends of the page belong to the first and the last section', async ({ page }) => {
  await openPage(page, '/');
  await jumpTo(page, 1e6);
  await expectCurrent(page, 'FAQs');
  await jumpTo(page, 0);
  await expectCurrent(page, 'Home');
});

test('R-NAV-2: the current link looks different @tablet', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  const line = (name: string) =>
    banner
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').transform);
  await expect.poll(() => line('Home')).toBe('none');
  expect(await line('Pricing')).not.toBe('none');
  await jumpTo(page, await topOf(page, 'pricing'));
  await expect.poll(() => line('Pricing')).toBe('none');
  await expect.poll(() => line('Home')).not.toBe('none');
});

test('R-NAV-2: other pages have no current section', async ({ page }) => {
  await openPage(page, '/terms');
  await jumpTo(page, 500);
  await expect(page.locator('header[data-scrolled="true"]')).toBeVisible();
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
});
