import { content } from '@/lib/content/content';
import { hydrated, openPage } from './support/page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { type RealServer, realServers, serveReally } from './support/real-servers';
import { test as base, expect } from './support/test';
import { useLanding } from './support/use-everything';

const { navigation, routes } = content;

/** A server that runs for its tests, and what the content security policy refused on the pages of one. */
const test = base.extend<{ server: RealServer | null; origin: string; refused: string[] }>({
  server: [null, { option: true }],
  origin: async ({ server }, use) => {
    const running = server?.start ? await serveReally(server.start) : null;
    await use(running?.origin ?? 'http://no.server.invalid');
    await running?.end();
  },
  baseURL: ({ origin }, use) => use(origin),
  allowedOrigins: ({ origin }, use) => use([origin, paymentOrigin]),
  refused: async ({ page }, use) => {
    const refused: string[] = [];
    await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
    await page.addInitScript(() => {
      const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        tellRefused(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await use(refused);
  },
});

for (const server of realServers) {
  const { name, start } = server;
  test.describe(`on ${name}`, () => {
    test.skip(start === null, `${name} is not installed`);
    test.use({
      server,
      reducedMotion: 'no-preference',
      allowedMessages: [/status of 404|Unrecognized feature: 'bluetooth'/],
    });

    test(`SEC: nothing is refused on any page of ${name}, whatever is used`, async ({
      page,
      context,
      refused,
    }) => {
      test.slow();
      await servePaymentPages(context);
      for (const { path } of Object.values(routes)) await openPage(page, path);
      await openPage(page, '/payment-success?session_id=cs_test_1');
      const missing = await openPage(page, '/there/is/no/page');
      expect(missing.status()).toBe(404);
      await page.getByRole('main').getByRole('link').first().click();
      await hydrated(page);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: navigation.openMenu }).click();
      const menu = page.getByRole('dialog', { name: navigation.menuLabel });
      await menu.getByRole('link').first().click();
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
      await useLanding(page);
      expect(refused).toEqual([]);
    });
  });
}
