import { demo } from '@/content/demo';
import { counterOrigin, serveCounter } from './support/counter';
import { demoOf, startDemo } from './support/demo';
import { hydrated, openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { type ReplacedHost, startReplacedHost } from './support/replaced-host';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';
import { expectUsable } from './support/usable';

/** The site, which another build of it can take the place of. */
const test = base.extend<{ host: ReplacedHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const host = await startReplacedHost(servers.site.root);
    await use(host);
    await host.end();
  },
  allowedOrigins: async ({ host }, use) => use([host.origin, counterOrigin, paymentOrigin]),
});

// Code of the release before, which the page asks for in vain.
test.use({ allowedMessages: [/status of 404/] });

test('fault: a new release comes out while a page is open: links lead to it, late code sends to it', async ({
  page,
  context,
  host,
}) => {
  await serveCounter(context);
  await servePaymentPages(context);
  const release = () =>
    page.locator('script[data-src*="/page/data-index-"]').getAttribute('data-src');
  await openPage(page, host.origin);
  const before = await release();
  await page.waitForLoadState('networkidle');
  await host.deploy(servers.measured.root);

  await test.step('code that is gone is told of, and a reload brings the new release', async () => {
    const { region, start } = demoOf(page);
    await start.click();
    await expect(region.getByText(demo.failed)).toBeVisible();
    await expectUsable(page);
    await page.reload();
    await hydrated(page);
    expect(await release()).not.toBe(before);
    await startDemo(page);
    await page.waitForLoadState('networkidle');
  });

  await test.step('a link leads to the new release', async () => {
    await host.deploy(servers.site.root);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Terms/ })
      .click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    await page.goBack();
    await hydrated(page);
    expect(await release()).toBe(before);
    await expectUsable(page);
  });
});
