import { paymentSuccess } from '@/content/payment-success';
import { expectOrder, type OrderWords, openOrder, orderOf, plan } from './support/order-page';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { order: words } = paymentSuccess;

test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

const answers: Record<string, OrderWords> = {
  paid: 'paid',
  pending: 'pending',
  failed: 'failed',
  refunded: 'refunded',
  'status-401': 'unauthorized',
  'status-404': 'missing',
  'status-500': 'unavailable',
  'cut-short': 'unreadable',
  'not-json': 'unreadable',
  'unknown-plan': 'unreadable',
  'unknown-state': 'unreadable',
  breaks: 'offline',
};

for (const [id, state] of Object.entries(answers))
  test(`R-DATA-1 R-DATA-2: the answer "${id}" is shown as ${state}, beside the steps`, async ({
    page,
  }) => {
    const requests = await openOrder(page, id);
    await expectOrder(page, state);
    await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
    const settled = ['paid', 'failed', 'refunded'].includes(state);
    await expect(orderOf(page).getByRole('button', { name: words.retry })).toHaveCount(
      settled ? 0 : 1,
    );
    expect(
      requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
    ).toEqual([`GET /api/orders/${id}`]);
  });

test('R-DATA-1: a known order names its plan @phone', async ({ page }) => {
  await openOrder(page, 'paid');
  await expect(orderOf(page)).toContainText(plan);
  await expect(orderOf(page)).toContainText('Annual');
});

test('R-DATA-1: it is asked once, whatever time passes and however often the window is left', async ({
  page,
}) => {
  await page.clock.install();
  const requests = await openOrder(page, 'pending');
  await expectOrder(page, 'pending');
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await page.clock.fastForward('30:00');
  }
  await expectOrder(page, 'pending');
  expect(requests).toHaveLength(1);
});

test('R-DATA-1: cookies go with the question', async ({ page, context }) => {
  await openOrder(page, 'members-only');
  await expectOrder(page, 'unauthorized');
  await context.addCookies([{ name: 'session', value: 'abc', url: servers.extremes.origin }]);
  await orderOf(page).getByRole('button', { name: words.retry }).click();
  await expectOrder(page, 'paid');
});

test('R-DATA-1: asking again shows the new answer and keeps the focus', async ({ page }, info) => {
  const requests = await openOrder(page, `late-${info.testId}-${info.repeatEachIndex}`);
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
  await page.clock.runFor(10_000);
  await expect(orderOf(page).getByRole('status')).toHaveText(words.loading);
  await page.clock.runFor(6000);
  await expectOrder(page, 'unavailable');
  await expect(orderOf(page).getByRole('button', { name: words.retry })).toBeEnabled();
});

test('R-DATA-1: the page without network says so, and works again with it', async ({
  page,
  context,
}) => {
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
