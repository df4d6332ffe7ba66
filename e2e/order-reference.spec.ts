import { paymentSuccess } from '@/content/payment-success';
import { expectOrder, openOrder, orderOf } from './support/order-page';
import { loadedScripts } from './support/scripts';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { order: words } = paymentSuccess;

test.use({ baseURL: servers.extremes.origin });

const bad = {
  'a script': '<script>alert(1)</script>',
  'another path': '..%2F..%2Fadmin',
  'a query': 'paid%3Fall=1',
  nothing: '',
  'too much': 'x'.repeat(201),
  'a broken encoding': '%E0%A4%A',
  'two references': 'paid&session_id=failed',
};

for (const [what, reference] of Object.entries(bad))
  test(`R-ROUTE-4: ${what} as order reference is not asked for and not repeated`, async ({
    page,
  }) => {
    const requests = await openOrder(page, reference);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: words.badReference.title })).toBeVisible();
    await expect(main.getByText(words.badReference.text)).toBeVisible();
    await expect(main.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
    expect(await main.innerHTML()).not.toMatch(/alert\(1\)|admin|all=1|xxxx|%E0|failed/);
    expect(requests).toEqual([]);
  });

test('R-ROUTE-4: without a reference there is nothing about an order', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
  await expect(orderOf(page)).toHaveCount(0);
});

test.describe('the code for data loading', () => {
  test.use({ allowedMessages: [/Failed to load resource|ERR_FAILED/] });

  test('D6: it comes in a chunk of its own; where that is missing the page says so', async ({
    page,
  }) => {
    const scripts = loadedScripts(page);
    await openOrder(page, 'paid');
    await expectOrder(page, 'paid');
    const chunks = await scripts.addressesWith('getQueryCache');
    expect(chunks).toHaveLength(1);
    for (const address of chunks) await page.route(address, (route) => route.abort());
    await openOrder(page, 'paid');
    await expectOrder(page, 'offline');
  });
});
