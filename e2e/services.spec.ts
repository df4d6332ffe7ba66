/** Tests services that only the extremes build uses: page views, avatars and order status. */
import type { Page, Request, Route } from '@playwright/test';
import { testimonials } from '@/e2e/extremes/testimonials';
import { hydrated, openPage, readThrough } from '@/e2e/support/page';
import { readBusiness } from '@/lib/content/business';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { noBreak } from '@/lib/text/sentences';
import { chooseLink, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { plainText } from './support/usable';
import { expectNoShift, watchVitals } from './support/vitals';

const { plans, site } = readBusiness('e2e/extremes/business.yaml');
const { origin } = servers.extremes;
const { paymentSuccess } = content;

test.use({ baseURL: origin, allowedMessages: [/Failed to load resource/] });

const { company = '', endpoint = '' } = site.analytics ?? {};

test('page view and chosen plan are counted with their campaign, without cookie or referrer', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const asked: Request[] = [];
  await context.route(endpoint, (route) => {
    asked.push(route.request());
    return route.fulfill({ status: 202, body: 'ok' });
  });
  await openPage(page, '/?utm_source=news&email=ann@example.com');
  await expect.poll(() => asked.length).toBe(1);
  const url = `${origin}/?utm_source=news`;
  const view = { name: 'pageview', domain: 'localhost', url };
  expect(JSON.parse(asked[0]?.postData() ?? '')).toEqual(view);
  const headers = await asked[0]?.allHeaders();
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  await chooseLink(page).click();
  await page.waitForURL(`${plans.at(-1)?.paymentLink}?utm_source=news`);
  const choice = { ...view, name: 'Plan chosen', props: { plan: plans.at(-1)?.id } };
  expect(asked.slice(1).map((request) => JSON.parse(request.postData() ?? ''))).toEqual([choice]);
});

test('Global Privacy Control blocks counting and leaves payment links as is', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(endpoint, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 202 });
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  await openPage(page, '/?utm_source=news');
  await chooseLink(page).focus();
  await page.waitForLoadState('networkidle');
  await expect(chooseLink(page)).toHaveAttribute('href', plans.at(-1)?.paymentLink ?? '');
  expect(asked).toEqual([]);
});

test('the privacy page names each service that a visit requests', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== new URL(origin).host) hosts.add(host);
  });
  await openPage(page, '/');
  await readThrough(page);
  await page.waitForLoadState('networkidle');
  await openPage(page, '/privacy');
  const said = await page.getByRole('main').innerText();
  expect(said).toContain(company);
  expect([...hosts].toSorted()).toEqual(['avatars.example', 'counter.example']);
  for (const host of hosts) expect(said).toContain(host);
});

test('an avatar request contains initials and a color, but no referrer', async ({ page }) => {
  const [, { author = '' } = {}] = testimonials.items;
  const initials = author
    .split(' ')
    .map(([letter]) => letter)
    .join('');
  await watchVitals(page);
  const asked: Route[] = [];
  await page.route(
    (url) => url.host === 'avatars.example' && url.searchParams.get('name') === initials,
    (route) => void asked.push(route),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const figure = page.locator('#testimonials figure').nth(1);
  await page.evaluate(() => window.layoutShifts?.splice(0));
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(figure.locator('svg text'), 'initials while the picture loads').toHaveText(initials);
  const request = asked[0]?.request();
  const { searchParams } = new URL(request?.url() ?? '');
  expect([...searchParams.keys()]).toEqual(['name', 'background']);
  expect(searchParams.get('background')).toMatch(/^[0-9a-f]{6}$/i);
  const headers = await request?.allHeaders();
  expect(headers).not.toHaveProperty('referer');
  expect(headers).not.toHaveProperty('cookie');
  await expectNoShift(page);
});

const { order: orderWords } = paymentSuccess;

const orderOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: orderWords.title });

test('the order status shows each answer, and the last one focuses the heading', async ({
  page,
}) => {
  const plan = plans.at(-1);
  const status = orderOf(page).getByRole('status');
  const retry = orderOf(page).getByRole('button', { name: orderWords.retry });
  const expectOrder = async (state: 'unauthorized' | 'offline' | 'pending' | 'paid') => {
    const { title, text } = orderWords[state];
    const values = { plan: plan?.name ?? '' };
    await expect(status).toContainText(fill(title, values));
    await expect(status).toContainText(noBreak(plainText(fill(text, values))));
    expect(await page.getByRole('main').innerText()).not.toMatch(/no session|\b401\b|JSON|fetch/);
  };
  const order = (state: string) => ({ json: { plan: plan?.id, state } });
  let reply: Parameters<Route['fulfill']>[0] | null = { status: 401, body: 'no session' };
  let answer = () => {};
  let awaited: Promise<void>;
  const holdAnswers = () => {
    awaited = new Promise((resolve) => {
      answer = resolve;
    });
  };
  holdAnswers();
  const asked: string[] = [];
  await page.route('**/api/orders/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await awaited;
    await (reply ? route.fulfill(reply) : route.abort('internetdisconnected'));
  });
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect(status).toHaveText(orderWords.loading);
  answer();
  await expectOrder('unauthorized');
  for (const [next, state] of [
    [null, 'offline'],
    // A single sign-on login page.
    [{ status: 302, headers: { Location: 'https://login.example/' } }, 'unauthorized'],
    [order('pending'), 'pending'],
    [order('paid'), 'paid'],
  ] as const) {
    reply = next;
    holdAnswers();
    await retry.press('Enter');
    await expect(status).toHaveText(orderWords.loading);
    // A press while loading sends no second request.
    await retry.press('Enter');
    answer();
    await expectOrder(state);
  }
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: orderWords.title })).toBeFocused();
  expect(asked).toEqual(Array(5).fill('/api/orders/cs_test_1'));
});

test('an invalid order id is neither requested nor echoed', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/orders/*', (route) => void asked.push(route.request().url()));
  const main = page.getByRole('main');
  await openPage(page, '/payment-success?session_id=<script>alert(1)</script>..%2F');
  await expect(main.getByRole('heading', { name: orderWords.badReference.title })).toBeVisible();
  expect(await main.innerHTML()).not.toContain('alert(1)');
  await openPage(page, '/payment-success');
  await expect(orderOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
