import type { Page, Request, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { noBreak } from '@/lib/text/sentences';
import { openPage } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { plainText } from './support/usable';

const { paymentSuccess, plans, routes } = content;
const { order: words } = paymentSuccess;

test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

/** The part of the page about the order. */
const orderOf = (page: Page) => page.getByRole('main').getByRole('region', { name: words.title });

/** Collects what a page asks the order API, from now on. */
function orderRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/orders/')) requests.push(request);
  });
  return requests;
}

test('R-DATA-1 R-DATA-2: it says that it is asking, and what came of it; asking again shows the new answer and keeps the focus', async ({
  page,
}) => {
  const plan = plans.find(({ id }) => id === 'annual')?.name ?? '';
  const status = orderOf(page).getByRole('status');
  const retry = orderOf(page).getByRole('button', { name: words.retry });
  /** Waits until the page says what it has to say, and nothing that a server wrote. */
  const expectOrder = async (state: 'unauthorized' | 'offline' | 'pending' | 'paid') => {
    const { title, text } = words[state];
    await expect(status).toContainText(fill(title, { plan }));
    await expect(status).toContainText(noBreak(plainText(fill(text, { plan }))));
    expect(await page.getByRole('main').innerText()).not.toMatch(/no session|\b401\b|JSON|fetch/);
  };
  const order = (state: string) => ({ json: { plan: 'annual', state } });
  let reply: Parameters<Route['fulfill']>[0] | null = { status: 401, body: 'no session' };
  let answer = () => {};
  let awaited: Promise<void>;
  const holdAnswers = () => {
    awaited = new Promise((resolve) => {
      answer = resolve;
    });
  };
  holdAnswers();
  await page.route('**/api/orders/*', async (route) => {
    await awaited;
    await (reply ? route.fulfill(reply) : route.abort('internetdisconnected'));
  });
  const requests = orderRequests(page);
  await openPage(page, `${routes.paymentSuccess.path}?session_id=cs_test_1`);
  await expect(status).toHaveText(words.loading);
  answer();
  await expectOrder('unauthorized');
  expect(requests).toHaveLength(1);

  for (const [next, state] of [
    [null, 'offline'],
    // The login page of a single sign-on.
    [{ status: 302, headers: { Location: 'https://login.example/' } }, 'unauthorized'],
    [order('pending'), 'pending'],
    [order('paid'), 'paid'],
  ] as const) {
    reply = next;
    holdAnswers();
    await retry.press('Enter');
    await expect(status).toHaveText(words.loading);
    // A press while an answer is under way asks for none.
    await retry.press('Enter');
    answer();
    await expectOrder(state);
  }
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
  expect(
    requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
  ).toEqual(Array(5).fill('GET /api/orders/cs_test_1'));
});

test('R-ROUTE-4: a bad reference is neither asked for nor repeated, and without one nothing is said of an order', async ({
  page,
}) => {
  const requests = orderRequests(page);
  const main = page.getByRole('main');
  await openPage(page, `${routes.paymentSuccess.path}?session_id=<script>alert(1)</script>..%2F`);
  await expect(main.getByRole('heading', { name: words.badReference.title })).toBeVisible();
  await expect(main.getByRole('heading', { name: paymentSuccess.stepsTitle })).toBeVisible();
  expect(await main.innerHTML()).not.toContain('alert(1)');
  await openPage(page, routes.paymentSuccess.path);
  await expect(orderOf(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});
