import { home } from '@/content/home';
import { hostInput } from '@/scripts/hosts/host-input';
import { siteContent } from '@/scripts/postbuild/content';
import { createStaticServer } from '@/scripts/server/static-server';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';

const { root } = servers.site;

interface Origins {
  /** Shows the site in a frame: `/?<address>`. */
  framing: string;
  /** The site, with the headers that every host is told to send. */
  site: string;
}

const test = base.extend<{ origins: Origins }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  origins: async ({}, use) => {
    const { headers } = hostInput(root, siteContent);
    const site = createStaticServer({
      root,
      intercept: (_, response) => {
        for (const { name, value } of headers) response.setHeader(name, value);
        return false;
      },
    });
    const framing = createStaticServer({
      root,
      intercept: ({ url = '' }, response) => {
        const address = decodeURIComponent(url.replace(/^\/\?/, ''));
        response.setHeader('Content-Type', 'text/html');
        response.end(`<!doctype html><title>Free access</title><iframe src="${address}"></iframe>`);
        return true;
      },
    });
    await use({ framing: await framing.listen(0), site: await site.listen(0) });
    await Promise.all([framing.close(), site.close()]);
  },
  allowedOrigins: async ({ origins }, use) => use(Object.values(origins)),
});

test.use({ allowedMessages: [/frame-ancestors|status of 404/] });

test('fault: another site puts the page into a frame: the browser refuses to show it', async ({
  page,
  origins,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const heading = page.frameLocator('iframe').getByRole('heading', { name: home.headline });

  // Without the headers it would be shown: they are what keeps it out.
  await page.goto(`${origins.framing}/?${encodeURIComponent(servers.site.origin)}`);
  await expect(heading).toBeVisible();
  for (const path of ['/', '/payment-success?session_id=cs_test_1', '/no/such/page']) {
    refused.length = 0;
    await page.goto(`${origins.framing}/?${encodeURIComponent(origins.site + path)}`);
    await expect.poll(() => refused.join()).toContain("frame-ancestors 'none'");
    // What is there is a page of the browser itself.
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await expect(page.frameLocator('iframe').locator('#main, footer')).toHaveCount(0);
  }
});
