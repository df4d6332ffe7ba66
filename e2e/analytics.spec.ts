import { faqs } from '@/content/faqs';
import { routes } from '@/content/routes';
import { askForPrivacy, counterOrigin, serveCounter, toldTo } from './support/counter';
import { startDemo, withoutNotices } from './support/demo';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { origin } = servers.measured;
test.use({ baseURL: origin, allowedOrigins: [counterOrigin, paymentOrigin] });

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await withoutNotices(page);
});

test('the service is told what was used, and nothing about who used it', async ({
  page,
  context,
}) => {
  const asked = await serveCounter(context);
  const told = () => toldTo(asked);
  const at = { domain: 'localhost', url: `${origin}/` };
  await openPage(page, '/?utm_source=news&email=ann@example.com#faqs');
  await expect.poll(told).toEqual([{ name: 'pageview', ...at }]);
  await page.locator('#faqs summary').nth(1).click();
  await expect.poll(() => asked.length).toBe(2);
  await startDemo(page);
  await expect.poll(() => asked.length).toBe(3);
  await page.getByRole('main').getByRole('link', { name: 'Choose Annual' }).click();
  await page.waitForURL(new RegExp(`^${paymentOrigin}`));
  await expect.poll(told).toEqual([
    { name: 'pageview', ...at },
    { name: 'question opened', ...at, props: { question: faqs.items[1]?.id } },
    { name: 'demo started', ...at },
    { name: 'plan chosen', ...at, props: { plan: 'annual' } },
  ]);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
});

test('an order in the address is not told', async ({ page, context }) => {
  const asked = await serveCounter(context);
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect.poll(() => asked.length).toBe(1);
  expect(JSON.stringify(toldTo(asked))).not.toContain('cs_test_1');
});

for (const signal of ['globalPrivacyControl', 'doNotTrack'] as const)
  test(`nothing is told of a visitor with ${signal}`, async ({ page, context }) => {
    const asked = await serveCounter(context);
    await askForPrivacy(context, signal);
    await openPage(page, '/');
    await page.locator('#faqs summary').nth(1).click();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

test.describe('where the service is blocked or down', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('the page works as ever', async ({ page, context }) => {
    await context.route(`${counterOrigin}/**`, (route) => route.abort());
    await openPage(page, '/');
    await page.locator('#faqs summary').nth(1).click();
    await expect(page.locator('#faqs details').nth(1)).toHaveAttribute('open');
    await page.getByRole('main').getByRole('link', { name: 'Choose Annual' }).click();
    await page.waitForURL(new RegExp(`^${paymentOrigin}`));
  });
});

test('every page lets scripts ask that one host more', async ({ page, context }) => {
  await serveCounter(context);
  for (const { path } of [routes.home, routes.privacy, routes.paymentSuccess]) {
    await page.goto(path);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute(
      'content',
      new RegExp(`connect-src 'self' ${counterOrigin};`),
    );
  }
});
