import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { planName } from '@/lib/plans/plan-figures';
import { fill } from '@/lib/text/fill';
import { openPage } from './support/open-page';
import { servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const origins = plans.map(({ paymentLink }) => new URL(paymentLink ?? '').origin);
test.use({ allowedOrigins: [...new Set(origins)] });

function chooser(page: Page, id: string) {
  const plan = plans.find((item) => item.id === id);
  const name = fill(pricing.choose, { plan: planName(plan ?? { title: '' }) });
  return { link: page.getByRole('link', { name }), url: plan?.paymentLink ?? '' };
}

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await openPage(page, '/');
});

test('R-PRICE-4: a click says where it leads, then leads there @every @firefox', async ({
  page,
}) => {
  for (const id of ['annual', 'monthly']) {
    const { link, url } = chooser(page, id);
    await expect(link).toHaveAttribute('href', url);
    await link.click();
    await expect(toasts(page)).toContainText('Redirecting...');
    await expect(toasts(page)).toContainText('Taking you to our secure payment page');
    await page.waitForURL(url);
    await page.goBack();
  }
});

test('R-PRICE-4, A23: the toast is a status, in a region that was there before @firefox', async ({
  page,
}) => {
  const status = page.getByRole('status');
  const alert = page.locator('#toast-alert');
  await expect(status).toBeAttached();
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
  await expect(toasts(page)).toContainText('Redirecting...');
  await page.waitForURL(url);
});

for (const [what, options] of [
  ['a click with Ctrl', { modifiers: ['ControlOrMeta'] }],
  ['a middle click', { button: 'middle' }],
] as const)
  test(`R-PRICE-4: ${what} opens the payment page beside this one`, async ({ page, context }) => {
    const { link, url } = chooser(page, 'annual');
    const opened = context.waitForEvent('page');
    await link.click({
      ...options,
      modifiers: [...('modifiers' in options ? options.modifiers : [])],
    });
    await expect(await opened).toHaveURL(url);
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
  await page.waitForURL(url);
  expect(asked).toEqual([url]);
});

test('R-PRICE-4: of two plans chosen in a hurry the last one counts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await chooser(page, 'monthly').link.click();
  await chooser(page, 'annual').link.click();
  await page.waitForURL(chooser(page, 'annual').url);
  expect(asked).toEqual([chooser(page, 'annual').url]);
});

test('A24: no toast is left after coming back from the back/forward cache', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await chooser(page, 'annual').link.click();
  await expect(toasts(page)).toContainText('Redirecting...');
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(page, 'nobody is sent away a second time').toHaveURL('/');
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
    await expect(page.getByRole('status')).toContainText(controls.redirecting.text);
    await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
    await page.waitForURL(url);
  });
});
