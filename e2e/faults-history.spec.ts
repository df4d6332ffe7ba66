import type { Page } from '@playwright/test';
import { plans } from '@/content/plans';
import { hydrated, openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expectArrival, jumpTo, scrollY } from './support/scroll';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';
import { expectUsable } from './support/usable';

const annual = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';

test.use({
  allowedOrigins: [paymentOrigin],
  // Pages are kept for Back as they are in a browser of every day; tests switch that off by default.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Goes back to a page that the browser has kept as it was. */
async function backToKept(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/localhost:\d+\/(?:#\w+)?$/);
  expect(await page.evaluate(() => window.isKept)).toBe(true);
}

declare global {
  interface Window {
    isKept?: boolean;
  }
}

/** Marks the page that is open; another load of it would not have the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    window.isKept = true;
  });

test('fault: a kept page comes back in the middle of a toast: it is gone, nobody is sent away @whole', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  await openPage(page, '/');
  await mark(page);
  const link = page.locator('#pricing').getByRole('link', { name: 'Choose Annual' });
  for (let round = 0; round < 2; round += 1) {
    await link.click();
    await expect(toasts(page)).toHaveCount(1);
    await page.waitForURL(annual);
    await backToKept(page);
    await expect(toasts(page)).toHaveCount(0);
  }
  await expectUsable(page);
});

test('fault: a kept page comes back in the middle of a scroll: it stands, and the link works again @whole', async ({
  page,
}) => {
  await openPage(page, '/');
  await mark(page);
  const faqs = page.getByRole('banner').getByRole('link', { name: 'FAQs' });
  await faqs.click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(50);
  await page.evaluate(() => location.assign('/terms'));
  await page.waitForURL('/terms');
  await backToKept(page);
  await jumpTo(page, 0);
  await faqs.click();
  await expectArrival(page, 'faqs');
  await expectUsable(page);
});

test('fault: back and forth five times, and two links in haste: the page is the one that was asked for', async ({
  page,
}) => {
  await openPage(page, '/');
  const legal = (name: RegExp) => page.getByRole('contentinfo').getByRole('link', { name });
  await legal(/^Terms/).click();
  await expect(page).toHaveURL('/terms');
  for (let round = 0; round < 5; round += 1) {
    // A kept page has no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Terms');
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  }
  await page.evaluate(() => {
    for (const path of ['/privacy', '/refund']) location.assign(path);
  });
  await expect(page).toHaveURL('/refund');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund Policy');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/terms');
});
