import type { Page } from '@playwright/test';
import { plans } from '@/content/plans';
import { storageKeys } from '@/lib/browser/storage-keys';
import { askForPrivacy, counterOrigin, serveCounter } from './support/counter';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';

test.use({ baseURL: servers.measured.origin, allowedOrigins: [paymentOrigin, counterOrigin] });

const link = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';
const annual = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Choose Annual' });
const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const reference = 'client_reference_id=[0-9a-f]{32}';

function leadingWith(parameters: string): RegExp {
  return new RegExp(`^${link.replaceAll('.', '\\.')}\\?${reference}${parameters}$`);
}

test.beforeEach(async ({ context }) => {
  await serveCounter(context);
  await servePaymentPages(context);
});

test('a campaign goes along to the payment page, from whichever page it led to @firefox', async ({
  page,
  context,
}) => {
  await openPage(page, '/terms?utm_source=news&utm_medium=e+mail&gclid=Abc-1');
  await expect.poll(async () => Object.keys(await stored(page))).toEqual([storageKeys.campaign]);
  await openPage(page, '/');
  const address = leadingWith('&utm_source=news&utm_medium=e_mail&gclid=Abc-1');
  await expect(annual(page)).toHaveAttribute('href', address);
  await annual(page).click();
  await page.waitForURL(address);
  expect(await context.cookies()).toEqual([]);
});

test('of two campaigns the last counts, and the first is told too', async ({ page }) => {
  await openPage(page, '/?utm_source=news');
  await expect(annual(page)).toHaveAttribute('href', leadingWith('&utm_source=news'));
  await openPage(page, '/?utm_source=ads');
  await expect(annual(page)).toHaveAttribute(
    'href',
    leadingWith('&utm_source=ads&first_utm_source=news'),
  );
});

test('hostile parameters become harmless or nothing', async ({ page }) => {
  const hostile = new URLSearchParams([
    ['utm_source', '<script>alert(1)</script>'],
    ['utm_source', 'again'],
    ['utm_medium', 'ann@example.com'],
    ['utm_campaign', 'a\r\nSet-Cookie: b=c'],
    ['utm_term', 'x'.repeat(3000)],
    ['utm_content', '日本語'],
    ['ref', 'javascript:alert(1)'],
    ['gclid', 'ann%40example.com'],
    ['__proto__', 'a'],
    ['client_reference_id', 'own'],
    ['prefilled_email', 'ann@example.com'],
  ]);
  await openPage(page, `/?${hostile}`);
  await expect(annual(page)).toHaveAttribute(
    'href',
    leadingWith(
      `&utm_source=script_alert_1_script&utm_campaign=a_Set-Cookie_b_c&utm_term=x{150}&ref=javascript_alert_1`,
    ),
  );
});

test('without a campaign nothing is stored and nothing added', async ({ page }) => {
  await openPage(page, '/?market=7');
  await page.waitForLoadState('networkidle');
  await expect(annual(page)).toHaveAttribute('href', link);
  expect(await stored(page)).toEqual({});
});

for (const signal of ['globalPrivacyControl', 'doNotTrack'] as const)
  test(`a visitor with ${signal} is left alone`, async ({ page, context }) => {
    await askForPrivacy(context, signal);
    await openPage(page, '/?utm_source=news');
    await page.waitForLoadState('networkidle');
    await expect(annual(page)).toHaveAttribute('href', link);
    expect(await stored(page)).toEqual({});
  });

test('storage that is forbidden leaves a campaign for the page', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await openPage(page, '/?utm_source=news');
  await expect(annual(page)).toHaveAttribute('href', leadingWith('&utm_source=news'));
});

for (const garbage of ['', '{"first":', '[]', '{"__proto__":{"first":{"ref":"a"}}}'])
  test(`the garbage ${garbage || 'of nothing'} in storage counts as nothing`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => sessionStorage.setItem(String(key), String(value)),
      [storageKeys.campaign, garbage],
    );
    await openPage(page, '/?utm_source=news');
    await expect(annual(page)).toHaveAttribute('href', leadingWith('&utm_source=news'));
  });

test('storage that is full leaves a campaign for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openPage(page, '/?utm_source=news');
  await expect(annual(page)).toHaveAttribute('href', leadingWith('&utm_source=news'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the payment page as it is', async ({ page }) => {
    await page.goto('/?utm_source=news');
    await expect(annual(page)).toHaveAttribute('href', link);
  });
});

test.describe('on the shipped site', () => {
  test.use({ baseURL: servers.site.origin });

  test('campaigns are neither kept nor added', async ({ page }) => {
    await openPage(page, '/?utm_source=news');
    await page.waitForLoadState('networkidle');
    await expect(annual(page)).toHaveAttribute('href', link);
    expect(await stored(page)).toEqual({});
  });
});
