import type { Route } from '@playwright/test';
import { home } from '@/content/home';
import { brokenFileMessages, countRequests, scriptsDone } from './support/broken-files';
import { hydrated } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({ allowedOrigins: [paymentOrigin], allowedMessages: [brokenFileMessages] });

const ways: Record<string, (route: Route) => unknown> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  // Answered by nobody: a file that hangs in the network would hold one of six connections as well, which is HTTP/1.1's
  // own limit; hosts serve HTTP/2. Styles are part of the page and cannot hang.
  hang: () => undefined,
};

for (const [how, answer] of Object.entries(ways)) {
  test(`fault: all pictures ${how}: their words stand in for them`, async ({ page }) => {
    await page.route(/\.(?:svg|png|jpe?g|webp|avif|ico)$/, answer);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('img', { name: home.picture.alt })).toBeVisible();
    await hydrated(page);
    await expectUsable(page, how);
  });

  test(`fault: all scripts ${how}: everything is read, links lead on @firefox`, async ({
    page,
    context,
  }) => {
    await servePaymentPages(context);
    await page.route('**/*.js', answer);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    if (how !== 'hang') await scriptsDone(page);
    await expectUsable(page, how);
    await expectWaysOut(page);
  });
}

test('fault: the page is from a cache, and a new release has taken all its files away', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const counts = countRequests(page);
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  await scriptsDone(page);
  for (const [file, count] of counts) expect(count, `no loop: ${file}`).toBeLessThanOrEqual(3);
  await expectUsable(page);
  await expectWaysOut(page);
});
