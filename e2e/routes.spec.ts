import { faqs } from '@/content/faqs';
import { home } from '@/content/home';
import { frame } from '@/content/legal/frame';
import { notFound } from '@/content/not-found';
import { paymentSuccess } from '@/content/payment-success';
import { routes } from '@/content/routes';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const headings = {
  '/': new RegExp(home.headline),
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/refund': 'Refund Policy',
  '/disclaimer': 'Disclaimer',
  '/payment-success': paymentSuccess.title,
};

for (const [path, name] of Object.entries(headings))
  test(`R-ROUTE-1: ${path} answers 200 with its page @every`, async ({ page }) => {
    const response = await openPage(page, path);
    expect(response.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

test('R-ROUTE-1: the page at / is the landing page and the one at /terms is not', async ({
  request,
}) => {
  const [landing, terms] = await Promise.all(
    ['/', '/terms'].map(async (path) => (await request.get(path)).text()),
  );
  expect(landing).toContain(faqs.title);
  expect(terms).not.toContain(faqs.title);
  expect(terms).toContain(frame.contents);
});

const unknown = [
  '/nowhere',
  '/terms/nowhere',
  '/a/very/deep/path/that/leads/nowhere',
  '/Terms',
  '/terms.htm',
  '/404',
  '/404.html',
  '/_next/static/chunks/gone.js',
  '/_not-found',
  '/%E2%82%AC%20%F0%9F%93%88',
  '/%E0%A4%A',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%00',
  '/<script>alert(1)</script>',
  '//evil.example/terms',
  `/${'x'.repeat(2000)}`,
];

for (const path of unknown)
  test(`R-ROUTE-2: ${path.slice(0, 40)} answers 404 with the page for it`, async ({ request }) => {
    // An address in full: `//host` alone would be another host's.
    const origin = test.info().project.use.baseURL;
    const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).not.toContain('alert(1)');
  });

test.describe('the page for unknown addresses @every', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('R-ROUTE-2: it says so, leads home and gives no hint to developers', async ({ page }) => {
    const response = await openPage(page, '/no/such/page');
    expect(response.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(routes.notFound.title);
    for (const { name, href } of notFound.links)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    expect(await page.content()).not.toContain('Did you forget to add the page to the router?');

    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  });
});
