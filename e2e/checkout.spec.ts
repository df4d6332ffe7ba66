import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { openStill } from './support/page';
import { servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const { plans, pricing, controls } = content;
const { title, text } = controls.redirecting;

const origins = plans.map(({ paymentLink }) => new URL(paymentLink ?? '').origin);
test.use({ allowedOrigins: [...new Set(origins)] });

/** The link of the plan at a place, counted from the end where it is negative. */
function chooser(page: Page, place: number) {
  const plan = plans.at(place);
  const name = fill(pricing.choose, { plan: plan?.name ?? '' });
  return { link: page.getByRole('link', { name }), url: plan?.paymentLink ?? '' };
}

/** Runs the page's clock a little at a time until a toast is on screen: far shorter than the way to the payment page. */
async function expectToast(page: Page): Promise<void> {
  const count = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(count, { intervals: [50] }).toBe(1);
  for (const words of [title, text]) await expect(toasts(page)).toContainText(words);
}

/** Expects nothing to be left of a toast, on screen or for screen readers. */
async function expectNoToast(page: Page): Promise<void> {
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
}

/** Collects the pages that are asked for, from now on. */
function navigations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await openStill(page, '/');
});

test('R-PRICE-4, A23, A24: a click says where it leads, as a status, leads there, and Back leaves no toast @firefox', async ({
  page,
}) => {
  const { link, url } = chooser(page, -1);
  const status = page.locator('#toast-status');
  const alert = page.locator('#toast-alert');
  await expect(status).toHaveRole('status');
  await expect(status).toBeEmpty();
  await expect(alert).toHaveRole('alert');
  await link.click();
  await expect(status).toHaveText(`${title} ${text}`);
  await expect(alert).toBeEmpty();
  await expectToast(page);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await page.waitForURL(url);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(link).toBeVisible();
  await expectNoToast(page);
});

test('R-PRICE-4: on a phone the toast is in the window too, and Enter on a link does the same @phone', async ({
  page,
}) => {
  const { link, url } = chooser(page, 1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expectToast(page);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await page.waitForURL(url);
});

test('R-PRICE-4: Ctrl or the middle button opens the payment page beside this one @whole', async ({
  page,
  context,
}) => {
  const { link, url } = chooser(page, -1);
  for (const options of [
    { modifiers: ['ControlOrMeta' as const] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');
    await link.click(options);
    const tab = await opened;
    // The first request of a new tab comes before routes take hold, and the real page does not exist; but the tab
    // remembers what it was to open.
    const client = await context.newCDPSession(tab);
    const address = async () => {
      const { entries } = await client.send('Page.getNavigationHistory');
      return entries.at(-1)?.url;
    };
    await expect.poll(address).toBe(url);
    await tab.close();
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/');
    await expectNoToast(page);
  }
});

test('R-PRICE-4: in a hurry the last plan counts, and three clicks ask for its page once', async ({
  page,
}) => {
  const asked = navigations(page);
  await chooser(page, 0).link.click();
  await page.clock.runFor(100);
  const { link, url } = chooser(page, -1);
  await link.click({ clickCount: 3 });
  await page.clock.runFor(3000);
  await page.waitForURL(url);
  expect(asked).toEqual([url]);
});

test.describe('without the code that draws toasts', () => {
  test.use({ allowedMessages: [/Failed to load resource: net::ERR_FAILED/] });

  test('R-PRICE-4: the words are shown all the same, and the link is followed', async ({
    page,
    context,
  }) => {
    await context.route('**/_next/static/chunks/**', (route) => route.abort());
    const { link, url } = chooser(page, -1);
    await link.click();
    const status = page.locator('#toast-status');
    await expect(status).toContainText(text);
    // The loader tries a second time within 600 ms before it gives up.
    const fallback = async () => {
      await page.clock.runFor(50);
      return status.getAttribute('data-fallback');
    };
    await expect.poll(fallback, { intervals: [50] }).toBe('');
    await expect(status).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(1000);
    await page.waitForURL(url);
  });
});
