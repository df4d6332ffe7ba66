import { countRequests } from './support/broken-files';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { type ReplacedHost, startReplacedHost } from './support/replaced-host';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

/** The site on a host that takes every request for a script and never answers. */
const test = base.extend<{ host: ReplacedHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const host = await startReplacedHost(servers.site.root, ({ url = '' }) => url.endsWith('.js'));
    await use(host);
    await host.end();
  },
  baseURL: ({ host }, use) => use(host.origin),
  allowedOrigins: ({ host }, use) => use([host.origin, paymentOrigin]),
});

test('fault: scripts hang at the host: one connection waits, and the others are free for links @firefox', async ({
  page,
  context,
}) => {
  await servePaymentPages(context);
  const counts = countRequests(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expectUsable(page);
  // Six that wait would leave none to HTTP/1.1, and no link would lead anywhere.
  expect([...counts.keys()].filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await expectWaysOut(page);
});
