import { footer } from '@/content/footer';
import { plans } from '@/content/plans';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

for (const route of Object.values(routes))
  test.describe(`footer of ${route.path}`, () => {
    test.use({ allowedMessages: route.id === 'not-found' ? [/status of 404/] : [] });

    test(`R-FOOT-1 LAW13 LAW16: links, contact, prices and risk line${route.path === '/' ? ' @every' : ''}`, async ({
      page,
    }) => {
      await openPage(page, route.path);
      const contentinfo = page.getByRole('contentinfo');
      for (const { title, links } of [footer.quickLinks, footer.legal]) {
        const list = contentinfo.getByRole('navigation', { name: title });
        await expect(list.getByRole('link')).toHaveText(links.map(({ name }) => name));
        for (const { name, href = '' } of links)
          await expect(list.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      await expect(
        contentinfo.locator('#contact').getByRole('link', { name: site.supportEmail }),
      ).toHaveAttribute('href', `mailto:${site.supportEmail}`);
      for (const { price } of plans) await expect(contentinfo).toContainText(`$${price}`);
      await expect(
        contentinfo.getByText(
          'Trading involves risk and past performance is not indicative of future results.',
        ),
      ).toBeVisible();
      await expect(contentinfo.getByText(footer.affiliation)).toBeVisible();
    });
  });

test('R-FOOT-1: the legal links lead to the four legal pages', async ({ page }) => {
  await openPage(page, '/');
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: footer.legal.title })
    .getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/terms',
    '/privacy',
    '/refund',
    '/disclaimer',
  ]);
  await links.first().click();
  await expect(page).toHaveURL('/terms');
});

test('R-FOOT-1 D8: resources and social entries without a target are placeholders', async ({
  page,
}) => {
  await openPage(page, '/');
  const contentinfo = page.getByRole('contentinfo');
  const expected = {
    Resources: ['Blog', 'Documentation', 'Trading Guides', 'Support'],
    Social: ['X (Twitter)', 'Instagram', 'YouTube', 'Telegram'],
  };
  for (const [title, names] of Object.entries(expected)) {
    const entries = contentinfo.getByRole('navigation', { name: title }).getByRole('link');
    await expect(entries).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      const entry = entries.nth(index);
      await expect(entry).toHaveAccessibleName(`${name} (${footer.comingSoon})`);
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(await entry.getAttribute('href')).toBeNull();
      await entry.focus();
      await expect(entry).not.toBeFocused();
      await entry.click({ force: true });
      await expect(page).toHaveURL('/');
    }
  }
});

test('D8: a placeholder is quieter than a link', async ({ page }) => {
  await openPage(page, '/');
  const colourOf = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).color);
  const placeholder = await colourOf('Trading Guides');
  expect(placeholder).toBe(await colourOf('Telegram'));
  expect(placeholder).not.toBe(await colourOf('Terms of Service'));
});

test('D8: Tab goes past the placeholders', async ({ page }) => {
  await openPage(page, '/');
  const contentinfo = page.getByRole('contentinfo');
  const quickLinks = contentinfo.getByRole('navigation', { name: footer.quickLinks.title });
  await quickLinks.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(contentinfo.getByRole('link', { name: 'Terms of Service' })).toBeFocused();
});

test('R-LAND-1: #contact leads to the support address', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expect(
    page.locator('#contact').getByRole('link', { name: site.supportEmail }),
  ).toBeInViewport();
});
