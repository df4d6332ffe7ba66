/** Tests the owner's site in `out/`, whatever its content says. */
import { withoutNotices } from '@/e2e/support/demo';
import { notFoundMessage, openPage } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { policyOrigins } from '@/lib/policy/response-headers';
import { expectAccessible } from './support/axe';
import { cutOff, noSideways, sideways, tooSmall } from './support/layout';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { plans, routes, site } = content;
const { imageOrigins, connectOrigins } = policyOrigins(site);

test.use({
  baseURL: servers.owner.origin,
  allowedOrigins: [...imageOrigins, ...connectOrigins],
  allowedMessages: [new RegExp(`${notFoundMessage.source}|Failed to load resource`)],
});

test.beforeEach(async ({ context }) => {
  for (const origin of [...imageOrigins, ...connectOrigins])
    await context.route(`${origin}/**`, (route) => route.abort());
});

for (const { path } of Object.values(routes))
  test(`${path} passes axe and fits phones and desktops`, async ({ page }) => {
    await withoutNotices(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path === '/404' ? '/no-such-page' : path);
      expect.soft(await sideways(page), `${width} pixels`).toEqual(noSideways);
      expect.soft(await cutOff(page), `${width} pixels`).toEqual([]);
      expect.soft(await tooSmall(page.locator('body'), 24), `${width} pixels`).toEqual([]);
      await expectAccessible(page);
    }
  });

test('each plan leads to its payment page', async ({ page }) => {
  const links = plans.flatMap(({ paymentLink }) => paymentLink ?? []);
  test.skip(links.length === 0, 'no plan has a payment link');
  await openPage(page, '/');
  const hrefs = await page
    .locator('#pricing article a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toEqual(links);
});
