import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { createStaticServer } from '@/scripts/server/static-server';
import { hydrated, openPage } from './support/open-page';
import { readThrough } from './support/read-through';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';

interface Host {
  origin: string;
  /** Requests that a plain link does not make: methods and addresses. */
  odd: string[];
}

/** The site on a host that answers nothing but what a plain link asks for: the rest hangs. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const odd: string[] = [];
    const server = createStaticServer({
      root: servers.site.root,
      intercept: ({ method, url = '', headers }) => {
        const isPayload = /\.txt(?:\?|$)|[?&]_rsc=/.test(url) || 'rsc' in headers;
        if (method === 'GET' && !isPayload) return false;
        odd.push(`${method} ${url}`);
        return true;
      },
    });
    await use({ origin: await server.listen(0), odd });
    await server.close();
  },
  allowedOrigins: async ({ host }, use) => use([host.origin]),
});

const legal = (page: Page, name: RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });

test('fault: all that a soft navigation would need is missing or hangs: links are plain, and lead on @firefox', async ({
  page,
  host,
}) => {
  await openPage(page, host.origin);
  await readThrough(page);
  for (const [name, path] of [
    [/^Terms/, '/terms'],
    [/^Privacy/, '/privacy'],
  ] as const) {
    await legal(page, name).hover();
    await page.waitForLoadState('networkidle');
    await legal(page, name).click();
    await expect(page).toHaveURL(host.origin + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  expect(host.odd).toEqual([]);
});

test.describe('where the page itself does not come as it should', () => {
  test.use({ allowedMessages: [/status of 503|ERR_CONNECTION_RESET/] });

  test('fault: the page behind a link fails, is reset or breaks off: no raw error, and Back leads back', async ({
    page,
  }) => {
    await openPage(page, '/terms');
    const back = async () => {
      await page.goBack();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    };
    await page.route('/privacy', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await page.route('/refund', (route) => route.abort('connectionreset'));
    await legal(page, /^Privacy/).click();
    await expect(page.getByText('Busy')).toBeVisible();
    await back();

    await legal(page, /^Refund/).click();
    await page.waitForURL(/^chrome-error:/);
    await back();

    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('id="pricing"')) });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|Error|self\.__next/);
    await page.unroute('/');
    await page.reload();
    await hydrated(page);
    await expect(
      page.locator('#pricing').getByRole('link', { name: 'Choose Annual' }),
    ).toBeVisible();
  });
});
