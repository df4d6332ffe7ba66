import { servedSite } from '@/scripts/testing/served-site';
import { SERVERS } from '@/scripts/testing/start-servers';
import { hydrated, openPage } from './support/page';
import { servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { visitLanding } from './support/use-everything';

/** All are told the same, and asked whether they do it (`scripts/hosts/servers/`): one stands for them. */
const server = Object.values(SERVERS).find(
  ({ hasSettings, isInstalled }) => hasSettings && isInstalled,
);

// All code is to run that a policy could stop. Where it does, Chromium says so, and that fails a test.
test.use({
  reducedMotion: 'no-preference',
  allowedMessages: [/status of 404|Unrecognized feature: 'bluetooth'/],
});

test('SEC: with the headers of a real server nothing is refused, whatever is used', async ({
  page,
  context,
}) => {
  test.skip(!server, 'no server is installed');
  test.slow();
  await servePaymentPages(context);
  const site = servedSite(servers.site.root);
  const running = await server?.start(site);
  try {
    await openPage(page, `${running?.origin}/payment-success?session_id=cs_test_1`);
    const missing = await openPage(page, `${running?.origin}/there/is/no/page`);
    expect(missing.status()).toBe(404);
    await page.getByRole('main').getByRole('link').first().click();
    await hydrated(page);
    await visitLanding(page);
  } finally {
    await running?.stop();
    site.remove();
  }
});
