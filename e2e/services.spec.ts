import type { Route } from '@playwright/test';
import { counterOrigin, serveCounter } from './support/counter';
import { withoutNotices } from './support/demo';
import { hydrated, openPage } from './support/page';
import { chooseLink, chosenPlan, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { expectNoShift, watchVitals } from './support/vitals';
import { variant } from './variants/extremes';

/** The services that the shipped site leaves off: page views are counted, pictures fetched. */
const { origin } = servers.extremes;
const avatars = 'https://avatars.example';
test.use({ baseURL: origin, allowedMessages: [/Failed to load resource/] });

const link = chosenPlan.paymentLink;

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await withoutNotices(page);
});

test('a page view is counted without query, cookie or referrer; UTM parameters go along to the payment page', async ({
  page,
  context,
}) => {
  const asked = await serveCounter(context);
  await openPage(page, '/?utm_source=news&email=ann@example.com#faqs');
  await expect.poll(() => asked.length).toBe(1);
  const view = { name: 'pageview', domain: 'localhost', url: `${origin}/` };
  expect(JSON.parse(asked[0]?.postData() ?? '')).toEqual(view);
  const headers = await asked[0]?.allHeaders();
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  await chooseLink(page).click();
  await page.waitForURL(`${link}?utm_source=news`);
  expect(asked).toHaveLength(1);
});

// Other signals are cases of the unit tests.
test('with Global Privacy Control no page view is counted, and the payment link stays plain', async ({
  page,
  context,
}) => {
  const asked = await serveCounter(context);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  await openPage(page, '/?utm_source=news');
  await chooseLink(page).focus();
  await page.waitForLoadState('networkidle');
  await expect(chooseLink(page)).toHaveAttribute('href', link);
  expect(asked).toEqual([]);
});

test('where the service that counts is blocked, the page works as ever', async ({ page }) => {
  const stopped: string[] = [];
  await page.route(`${counterOrigin}/**`, (route) => {
    stopped.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await openPage(page, '/');
  await expect.poll(() => stopped.length).toBe(1);
  await page.locator('#faqs summary').nth(1).click();
  await expect(page.locator('#faqs details').nth(1)).toHaveAttribute('open');
});

test.describe('avatars', () => {
  const [item] = variant.content.testimonials?.items ?? [];
  const square = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9MHqwAAAABJRU5ErkJggg==',
    'base64',
  );

  test('PR7: one request per missing picture, of initials and a colour, without a referrer', async ({
    page,
  }) => {
    await watchVitals(page);
    const asked: Route[] = [];
    // The others' are asked for as they come near.
    await page.route(`${avatars}/?name=MW&**`, (route) => void asked.push(route));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const figure = page.locator('#testimonials figure').first();
    const initials = figure.locator('svg text');
    const portrait = figure.locator('img');
    await page.evaluate(() => window.layoutShifts?.splice(0));
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);

    await expect(initials, 'while the service hangs').toHaveText('MW');
    await expect(figure).toContainText(item?.author ?? '');
    const request = asked[0]?.request();
    const { pathname, searchParams } = new URL(request?.url() ?? '');
    expect([request?.method(), pathname]).toEqual(['GET', '/']);
    expect([...searchParams.keys()]).toEqual(['name', 'background']);
    expect(searchParams.get('name')).toBe('MW');
    expect(searchParams.get('background')).toMatch(/^[0-9a-f]{6}$/i);
    const headers = await request?.allHeaders();
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    await asked[0]?.fulfill({ contentType: 'image/png', body: square });
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect(asked).toHaveLength(1);

    await expectNoShift(page);
  });
});
