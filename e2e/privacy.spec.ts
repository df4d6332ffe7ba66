import type { Page } from '@playwright/test';
import { chooseFile, csvOf, demoOf, expectLoaded, someBars, startDemo } from '@/e2e/support/demo';
import { notFoundMessage, openPage, readThrough } from '@/e2e/support/page';
import { storageKeys } from '@/lib/browser/preference';
import { content } from '@/lib/content/content';
import { noticeSwitch } from './support/notices';
import { chooseLink, paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { controls, notices, plans, routes, testimonials, navigation } = content;

test.use({
  allowedMessages: [new RegExp(`${notFoundMessage.source}|Failed to load resource`)],
});

const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Returns a live list of requested hosts, except for the site and payment pages. */
function otherHosts(page: Page, origin: string): Set<string> {
  const hosts = new Set<string>();
  page.context().on('request', (request) => {
    const { host } = new URL(request.url());
    const isFollowed = request.isNavigationRequest() && request.url().startsWith(paymentOrigin);
    if (host !== new URL(origin).host && !isFollowed) hosts.add(host);
  });
  return hosts;
}

/** Expects no other request, and only the storage that the privacy page's placeholders name. */
async function expectPrivate(page: Page, hosts: Set<string>): Promise<void> {
  await openPage(page, routes.privacy.path);
  await page.waitForLoadState('networkidle');
  const kept = await stored(page);
  expect(Object.keys(kept.local).sort()).toEqual(Object.values(storageKeys).sort());
  expect(kept.session).toEqual({});
  expect([...hosts]).toEqual([]);

  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(page.context().serviceWorkers()).toEqual([]);
}

async function tryLandingPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: testimonials.controls.next }).click();
  await page.locator('#faqs summary').nth(1).click();
  for (const { title } of plans) {
    const card = page.getByRole('article', { name: title, exact: true });
    await card.getByRole('link').hover();
    await card.getByRole('link').focus();
  }
  await page.getByRole('banner').getByRole('link', { name: navigation.links[2]?.name }).click();
}

test('pages request no other origin and store only two settings', async ({ page }) => {
  const { origin } = servers.fixture;
  const hosts = otherHosts(page, origin);
  const cookies: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  for (const path of ['/no-such-page', routes.terms.path, routes.paymentSuccess.path, '/']) {
    await openPage(page, path);
    await readThrough(page);
    if (path === '/') await tryLandingPage(page);
    await page.waitForLoadState('networkidle');
    expect(await stored(page), path).toEqual({ local: {}, session: {} });
  }
  const turn = (name: string) => noticeSwitch(page, name).click();
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press(controls.pauseMotion);
  await turn(notices.turnOff);
  const off = { [storageKeys.motion]: 'off', [storageKeys.notices]: 'off' };
  expect(await stored(page)).toEqual({ local: off, session: {} });
  await press(controls.resumeMotion);
  await turn(notices.turnOn);
  expect(await stored(page)).toEqual({ local: {}, session: {} });

  await press(controls.pauseMotion);
  await turn(notices.turnOff);
  await expectPrivate(page, hosts);
  expect(cookies).toEqual([]);
});

async function visitLanding(page: Page): Promise<void> {
  await demoOf(page).start.scrollIntoViewIfNeeded();
  await startDemo(page);
  await chooseFile(page, { name: 'prices.csv', content: csvOf(someBars(300)) });
  await expectLoaded(page, 'prices.csv', 300);
  await chooseLink(page).click();
  await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}`));
}

test('the demo and a purchase use only the storage that the privacy page names', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const hosts = otherHosts(page, servers.fixture.origin);
  await openPage(page, '/?utm_source=news');
  await visitLanding(page);
  await openPage(page, '/');
  await noticeSwitch(page, notices.turnOff).click();
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expectPrivate(page, hosts);
});
