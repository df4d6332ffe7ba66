import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { planName } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { servePaymentPages } from './support/payment-pages';
import { openStill } from './support/still-page';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const origins = plans.map(({ paymentLink }) => new URL(paymentLink ?? '').origin);
test.use({ allowedOrigins: [...new Set(origins)] });

function chooser(page: Page, id: string) {
  const plan = plans.find((item) => item.id === id);
  const name = fill(pricing.choose, { plan: planName(plan ?? { title: '' }) });
  return { link: page.getByRole('link', { name }), url: plan?.paymentLink ?? '' };
}

/** Runs the page's clock a little at a time until a toast is on screen: far shorter than the way to the payment page. */
async function expectToast(page: Page): Promise<void> {
  const count = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(count, { intervals: [50] }).toBe(1);
  await expect(toasts(page)).toContainText('Redirecting...');
  await expect(toasts(page)).toContainText('Taking you to our secure payment page');
}

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await openStill(page, '/');
});

test('R-PRICE-4: a click says where it leads, then leads there @every @firefox', async ({
  page,
}) => {
  const { link, url } = chooser(page, 'annual');
  await expect(link).toHaveAttribute('href', url);
  await link.click();
  await expectToast(page);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await page.waitForURL(url);
});

test('R-PRICE-4, A23: the toast is a status, in a region that was there before', async ({
  page,
}) => {
  const status = page.locator('#toast-status');
  const alert = page.locator('#toast-alert');
  await expect(status).toHaveRole('status');
  await expect(status).toBeEmpty();
  await expect(alert).toHaveRole('alert');
  await expect(alert).toBeEmpty();
  await chooser(page, 'annual').link.click();
  await expect(status).toHaveText('Redirecting... Taking you to our secure payment page');
  await expect(alert).toBeEmpty();
});

test('R-PRICE-4: Enter on the link does the same', async ({ page }) => {
  const { link, url } = chooser(page, '6-month');
  await link.focus();
  await page.keyboard.press('Enter');
  await expectToast(page);
  await page.clock.runFor(1000);
  await page.waitForURL(url);
});

for (const [what, options] of [
  ['a click with Ctrl', { modifiers: ['ControlOrMeta' as const] }],
  ['a middle click', { button: 'middle' as const }],
] as const)
  test(`R-PRICE-4: ${what} opens the payment page beside this one @whole`, async ({
    page,
    context,
  }) => {
    const { link, url } = chooser(page, 'annual');
    const opened = context.waitForEvent('page');
    await link.click(options as Parameters<typeof link.click>[0]);
    // The first request of a new tab comes before routes take hold, and the real page does not exist; but the tab
    // remembers what it was to open.
    const tab = await context.newCDPSession(await opened);
    const address = async () => {
      const { entries } = await tab.send('Page.getNavigationHistory');
      return entries.at(-1)?.url;
    };
    await expect.poll(address).toBe(url);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toHaveCount(0);
  });

test('R-PRICE-4: a double click asks for one payment page once', async ({ page }) => {
  const { link, url } = chooser(page, 'annual');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await link.dblclick();
  await page.clock.runFor(3000);
  await page.waitForURL(url);
  expect(asked).toEqual([url]);
});

test('R-PRICE-4: of two plans chosen in a hurry the last one counts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await chooser(page, 'monthly').link.click();
  await page.clock.runFor(100);
  await chooser(page, 'annual').link.click();
  await page.clock.runFor(1000);
  await page.waitForURL(chooser(page, 'annual').url);
  expect(asked).toEqual([chooser(page, 'annual').url]);
});

test('A24: no toast is left after Back from the payment page @firefox', async ({ page }) => {
  const { link, url } = chooser(page, 'annual');
  await link.click();
  await expectToast(page);
  await page.clock.runFor(1000);
  await page.waitForURL(url);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(link).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
});

test('A24: a page that comes back as it was left sends nobody away again', async ({ page }) => {
  await chooser(page, 'annual').link.click();
  await expectToast(page);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('#toast-status')).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');
});

test.describe('without the code that draws toasts', () => {
  test.use({ allowedMessages: [/Failed to load resource: net::ERR_FAILED/] });

  test('R-PRICE-4: the words are shown all the same, and the link is followed', async ({
    page,
    context,
  }) => {
    await context.route('**/_next/static/chunks/**', (route) => route.abort());
    const { link, url } = chooser(page, 'annual');
    await link.click();
    const status = page.locator('#toast-status');
    await expect(status).toContainText(controls.redirecting.text);
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
