import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { openPage } from './support/open-page';
import { jumpTo } from './support/scroll';
import { expect, test } from './support/test';

for (const path of ['/', '/terms'])
  test(`R-NAV-1: the header of ${path} has its links`, async ({ page }) => {
    await openPage(page, path);
    const banner = page.getByRole('banner');
    const links = banner.getByRole('navigation', { name: navigation.mainLabel }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Indicators', 'Pricing', 'FAQs', 'Login']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#home',
      '/#indicators',
      '/#pricing',
      '/#faqs',
      site.memberSiteUrl,
    ]);
    await expect(banner.getByRole('link', { name: 'Get Access' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    await expect(banner.getByRole('link', { name: site.name })).toHaveAttribute('href', '/');
  });

test('R-NAV-1: at 768 pixels the links stand in the header, without a menu button @tablet', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const { name } of navigation.links)
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeHidden();
});

test('R-NAV-3: the header floats past 10 pixels, is flush at the top, and shifts nothing @every', async ({
  page,
}) => {
  await openPage(page, '/');
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  const banner = page.getByRole('banner');
  /** Ground, edge and corners of the bar, which a pseudo-element draws. */
  const ground = () =>
    banner.locator('> div').evaluate((bar) => {
      const { opacity, borderRadius, borderStyle } = getComputedStyle(bar, '::before');
      return { opacity, borderRadius, borderStyle };
    });
  const floating = { opacity: '1', borderRadius: '16px', borderStyle: 'solid' };
  const flush = { ...floating, opacity: '0' };
  const box = await banner.boundingBox();

  await expect.poll(ground).toEqual(flush);
  await jumpTo(page, 11);
  await expect.poll(ground).toEqual(floating);
  expect(await banner.boundingBox()).toEqual(box);
  await jumpTo(page, 10);
  await expect.poll(ground).toEqual(flush);
  await jumpTo(page, 3000);
  await expect.poll(ground).toEqual(floating);
  await jumpTo(page, 0);
  await expect.poll(ground).toEqual(flush);
  expect(await shifts.jsonValue()).toEqual([]);
});

test('A4: the skip link is the first tab stop, shows itself and leads into main @every', async ({
  page,
}) => {
  await openPage(page, '/');
  const skip = page.getByRole('link', { name: navigation.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
