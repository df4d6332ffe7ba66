import type { Page, Request } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { openPage } from './page';
import { expect } from './test';
import { plainText } from './usable';

const { paymentSuccess, plans } = content;

const { order: words } = paymentSuccess;
/** Every state that has words of its own. */
export type OrderWords = {
  [Name in keyof typeof words]: (typeof words)[Name] extends string ? never : Name;
}[keyof typeof words];

const annual = plans.find(({ id }) => id === 'annual');
/** Title of the plan that the order API's orders are for. */
export const plan = annual?.name ?? '';

/** The part of the page about the order. */
export const orderOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: words.title });

/** Opens the page after payment for an order, and collects what it asks the order API. */
export async function openOrder(page: Page, id: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/orders/')) requests.push(request);
  });
  await openPage(page, `/payment-success?session_id=${id}`);
  return requests;
}

/** Waits until the page says what it has to say in a state, and nothing that a server wrote. */
export async function expectOrder(page: Page, state: OrderWords): Promise<void> {
  const { title, text } = words[state];
  const status = orderOf(page).getByRole('status');
  await expect(status).toContainText(fill(title, { plan }));
  await expect(status).toContainText(plainText(fill(text, { plan })));
  expect(await page.getByRole('main').innerText()).not.toMatch(
    /db\.ts|no session|no such order|Please log in|weekly|undefined|\[object|\b(?:401|404|500)\b|Error|JSON|fetch/,
  );
}
