import { content } from '@/lib/content/content';
import { expectOrder, type OrderWords, openOrder, orderOf, plan } from './support/order-page';
import { loadedScripts, openPage, readThrough } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { paymentSuccess } = content;
const { order: words } = paymentSuccess;

test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

/** One of each kind; which answers are of a kind is unit-tested where they are read. */
const answers: Record<string, OrderWords> = {
  paid: 'paid',
  pending: 'pending',
  'status-401': 'unauthorized',
  'status-404': 'missing',
  'status-500': 'unavailable',
  'not-json': 'unreadable',
  breaks: 'offline',
};

test('R-DATA-1 R-DATA-2: every kind of answer is said beside the steps, asked for once', async ({
  page,
}) => {
  for (const [id, state] of Object.entries(answers))
    await test.step(`"${id}" is shown as ${state}`, async () => {
      const requests = await openOrder(page, id);
      await expectOrder(page, state);
      await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
      await expect(orderOf(page).getByRole('button', { name: words.retry })).toHaveCount(
        state === 'paid' ? 0 : 1,
      );
      if (state === 'paid') await expect(orderOf(page)).toContainText(plan);
      expect(
        requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
      ).toEqual([`GET /api/orders/${id}`]);
    });
});

test('R-DATA-1: without network it says so, and works again with it', async ({ page, context }) => {
  await openOrder(page, 'pending');
  await expectOrder(page, 'pending');
  const retry = orderOf(page).getByRole('button', { name: words.retry });
  await context.setOffline(true);
  await retry.click();
  await expectOrder(page, 'offline');
  await context.setOffline(false);
  await retry.click();
  await expectOrder(page, 'pending');
});

test('R-DATA-1: asking again sends cookies, shows the new answer and keeps the focus', async ({
  page,
  context,
}, info) => {
  await openOrder(page, 'members-only');
  await expectOrder(page, 'unauthorized');
  await context.addCookies([{ name: 'session', value: 'abc', url: servers.extremes.origin }]);
  await orderOf(page).getByRole('button', { name: words.retry }).click();
  await expectOrder(page, 'paid');

  const requests = await openOrder(
    page,
    `late-${info.testId}-${info.repeatEachIndex}-${info.retry}`,
  );
  await expectOrder(page, 'missing');
  await orderOf(page).getByRole('button', { name: words.retry }).press('Enter');
  await expectOrder(page, 'paid');
  expect(requests).toHaveLength(2);
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
});

test('R-DATA-1: the page says that it is asking, and that no answer came after the limit', async ({
  page,
}) => {
  await page.clock.install();
  // The page clock has no hold on the browser's own timeout signal.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const abort = () => controller.abort(new DOMException('too late', 'TimeoutError'));
      setTimeout(abort, milliseconds);
      return controller.signal;
    };
  });
  await openOrder(page, 'hangs');
  await expect(orderOf(page).getByRole('status')).toHaveText(words.loading);
  await page.clock.runFor(9000);
  await expect(orderOf(page).getByRole('status')).toHaveText(words.loading);
  await page.clock.runFor(7000);
  await expectOrder(page, 'unavailable');
  await expect(orderOf(page).getByRole('button', { name: words.retry })).toBeEnabled();
});

test('R-ROUTE-4: a bad reference is neither asked for nor repeated, and without one nothing is said of an order', async ({
  page,
}) => {
  const bad = {
    'a script': '<script>alert(1)</script>',
    'another path': '..%2F..%2Fadmin',
    nothing: '',
    'two references': 'paid&session_id=failed',
  };
  for (const [what, reference] of Object.entries(bad))
    await test.step(what, async () => {
      const requests = await openOrder(page, reference);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.badReference.title })).toBeVisible();
      await expect(main.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
      expect(await main.innerHTML()).not.toMatch(/alert\(1\)|admin|failed/);
      expect(requests).toEqual([]);
    });

  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
  await expect(orderOf(page)).toHaveCount(0);
});

test.describe('on the shipped site', () => {
  test.use({ baseURL: servers.site.origin });

  test('D6: the landing page loads nothing of what follows a payment', async ({ page }) => {
    // A name that minifying keeps: orders are asked for by the one from the address.
    const code = 'session_id';
    const ofLanding = loadedScripts(page);
    await openPage(page, '/');
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await ofLanding.addressesWith(code)).toEqual([]);
    const ofPayment = loadedScripts(page);
    await openPage(page, '/payment-success?session_id=paid');
    await expect.poll(() => ofPayment.addressesWith(code)).not.toEqual([]);
  });
});
