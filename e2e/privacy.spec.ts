import type { Page } from '@playwright/test';
import { storageKeys } from '@/lib/browser/storage-keys';
import { content } from '@/lib/content/content';
import { useDesk } from './support/access-desk';
import { serveCounter } from './support/counter';
import { noticeSwitch } from './support/notices';
import { everyPath, notFoundMessage, openPage, readThrough } from './support/page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { useLanding } from './support/use-everything';

const { controls, notices, plans, testimonials, navigation } = content;

test.use({
  reducedMotion: 'no-preference',
  allowedOrigins: [paymentOrigin],
  allowedMessages: [new RegExp(`${notFoundMessage.source}|Failed to load resource`)],
});

const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Expects that a site has left nothing else behind. */
async function expectNothingElse(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(page.context().serviceWorkers()).toEqual([]);
}

/** Does with the landing page what a visitor can do without choosing to be remembered. */
async function tryLandingPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: testimonials.controls.next }).click();
  for (const question of (await page.locator('#faqs summary').all()).slice(0, 3))
    await question.click();
  for (const { title } of plans) {
    const card = page.getByRole('article', { name: title, exact: true });
    await card.getByRole('link').hover();
    await card.getByRole('link').focus();
  }
  await page.getByRole('banner').getByRole('link', { name: navigation.links[2]?.name }).click();
}

test('PR1 PR3 PR4: using every page asks no other origin and stores nothing; only what is pressed is stored', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // seven pages, with all there is to do on them
  const origins = new Set<string>();
  const cookies: string[] = [];
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  context.on('response', async (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  for (const path of [...everyPath].reverse()) {
    await openPage(page, path);
    await readThrough(page);
    if (path === '/') {
      await page.getByRole('button', { name: notices.dismiss, exact: true }).click();
      await tryLandingPage(page);
    }
    await page.waitForLoadState('networkidle');
    expect(await stored(page), path).toEqual({ local: {}, session: {} });
  }
  expect([...origins]).toEqual([baseURL]);
  expect(cookies).toEqual([]);
  await expectNothingElse(page);

  const turn = (name: string) => noticeSwitch(page, name).click();
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press(controls.pauseMotion);
  await turn(notices.turnOff);
  expect(await stored(page)).toEqual({
    local: { [storageKeys.motion]: 'off', [storageKeys.notices]: 'off' },
    session: {},
  });
  await press(controls.resumeMotion);
  await turn(notices.turnOn);
  expect(await stored(page)).toEqual({ local: {}, session: {} });
});

/** Keys that the open privacy page names, in order, and the hosts that it says the browser turns to by itself. */
async function named(page: Page) {
  const lines = await page.locator('#browser-storage li').allTextContents();
  const keysIn = (storage: string) =>
    lines.flatMap((line) => line.match(new RegExp(`^\\S+(?= \\(${storage} storage\\):)`)) ?? []);
  const found = { local: keysIn('local').sort(), session: keysIn('session').sort() };
  expect(found.local.length + found.session.length, 'every line names a key').toBe(lines.length);
  const text = (await page.locator('#sharing').textContent()) ?? '';
  const hosts = [...text.matchAll(/your browser (?:asks|tells) ([a-z0-9.-]+)/gi)];
  return { ...found, hosts: hosts.map(([, host = '']) => host).sort() };
}

for (const { root, origin } of Object.values(servers))
  test.describe(`of ${root}`, () => {
    test.use({ baseURL: origin });

    test('PR1 PR4 PR8: what a full visit stores and asks is what the privacy page says', async ({
      page,
      context,
    }) => {
      test.slow(); // every page, and all there is to do on them
      await serveCounter(context);
      await servePaymentPages(context);
      const hosts = new Set<string>();
      context.on('request', (request) => {
        const { host } = new URL(request.url());
        // To the payment page the visitor goes by a link; the privacy page says so.
        const isFollowed = request.isNavigationRequest() && request.url().startsWith(paymentOrigin);
        if (host !== new URL(origin).host && !isFollowed) hosts.add(host);
      });
      await openPage(page, '/?utm_source=news&gclid=abc');
      await useLanding(page);
      await useDesk(page, origin);
      await openPage(page, '/');
      await noticeSwitch(page, notices.turnOff).click();
      await openPage(page, '/privacy');
      await page.waitForLoadState('networkidle');

      const { local, session } = await stored(page);
      expect(await named(page)).toEqual({
        local: Object.keys(local).sort(),
        session: Object.keys(session).sort(),
        hosts: [...hosts].sort(),
      });
      await expectNothingElse(page);
    });
  });
