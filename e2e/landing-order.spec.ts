import { footer } from '@/content/footer';
import { site } from '@/content/site';
import { landingOrder } from './support/landing-order';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test('R-LAND-1: the sections follow each other in their order @every', async ({ page }) => {
  await openPage(page, '/');
  const sections = await page
    .locator('main > section')
    .evaluateAll((found) =>
      found.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
    );
  expect(sections.map(({ id }) => id)).toEqual(landingOrder);
  const tops = sections.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test.describe('addresses of sections', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const hash of ['#faqs', '#faq'])
    test(`R-LAND-1: ${hash} leads to the questions`, async ({ page }) => {
      await openPage(page, `/${hash}`);
      await expect(page.locator('#faqs').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('#home').getByRole('heading', { level: 1 })).not.toBeInViewport();
    });

  test('R-LAND-1: #contact leads to the support contact in the footer', async ({ page }) => {
    await openPage(page, '/#contact');
    const contact = page.getByRole('contentinfo').locator('#contact');
    await expect(contact.getByRole('heading', { name: footer.contact.title })).toBeInViewport();
    const address = contact.getByRole('link', { name: site.supportEmail });
    await expect(address).toBeInViewport();
    await expect(address).toHaveAttribute('href', `mailto:${site.supportEmail}`);
  });
});
