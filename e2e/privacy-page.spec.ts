import type { Page } from '@playwright/test';
import { notices } from '@/content/notices';
import { routes } from '@/content/routes';
import { useDesk } from './support/access-desk';
import { counterOrigin, serveCounter } from './support/counter';
import { openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { useLanding } from './support/use-everything';

test.use({
  allowedOrigins: [paymentOrigin, counterOrigin],
  allowedMessages: [/status of 404/],
});

/** Keys that the browser holds, in order. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));

/** Keys that the open privacy page names, in order. */
async function named(page: Page) {
  const lines = await page.locator('#browser-storage li').allTextContents();
  const keysIn = (storage: string) =>
    lines.flatMap((line) => line.match(new RegExp(`^\\S+(?= \\(${storage} storage\\):)`)) ?? []);
  const found = { local: keysIn('local').sort(), session: keysIn('session').sort() };
  expect(found.local.length + found.session.length, 'every line names a key').toBe(lines.length);
  return found;
}

/** Hosts that the open privacy page says the browser turns to by itself. */
async function namedHosts(page: Page): Promise<string[]> {
  const text = (await page.locator('#sharing').textContent()) ?? '';
  return [...text.matchAll(/your browser (?:asks|tells) ([a-z0-9.-]+)/gi)].map(
    ([, host = '']) => host,
  );
}

for (const { root, origin } of [servers.site, servers.measured])
  test(`PR1 PR4: what a full visit stores and asks is what the privacy page says, in ${root}`, async ({
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
    await openPage(page, `${origin}/?utm_source=news&gclid=abc`);
    await useLanding(page);
    for (const { path } of Object.values(routes)) await openPage(page, origin + path);
    await useDesk(page, origin);
    await openPage(page, `${origin}/`);
    await page.locator('#notices').getByRole('button', { name: notices.turnOff }).click();
    await openPage(page, `${origin}/privacy`);
    await page.waitForLoadState('networkidle');

    expect(await named(page)).toEqual(await kept(page));
    expect(await namedHosts(page)).toEqual([...hosts]);
    await expect(page.locator('#browser-storage')).toContainText('This site sets no cookies');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(context.serviceWorkers()).toEqual([]);
  });
