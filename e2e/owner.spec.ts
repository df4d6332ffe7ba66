/** Tests the owner's site in `out/`, whatever its content says. */
import { withoutNotices } from '@/e2e/support/demo';
import { notFoundMessage, openPage } from '@/e2e/support/page';
import { readExport } from '@/tools/build/export';
import { expectAccessible } from './support/axe';
import { cutOff, noSideways, sideways, tooSmall } from './support/layout';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { pages } = readExport('out');

/** A host answers the address of the 404 page like any other missing page. */
const visited = (path: string) => (path === '/404' ? '/no-such-page' : path);

const home = pages.find(({ path }) => path === '/');
const policy = home?.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
const services = policy.match(/https:\/\/[^\s;]+/g) ?? [];
const planLinks = (home?.$('#pricing article a').toArray() ?? []).map(({ attribs }) =>
  String(attribs.href),
);

test.use({
  baseURL: servers.owner.origin,
  allowedOrigins: [...services, ...planLinks.map((link) => new URL(link).origin)],
  allowedMessages: [new RegExp(`${notFoundMessage.source}|Failed to load resource`)],
});

test.beforeEach(async ({ context }) => {
  for (const origin of services) await context.route(`${origin}/**`, (route) => route.abort());
});

for (const { path } of pages)
  test(`${path} passes axe and fits phones and desktops`, async ({ page }) => {
    await withoutNotices(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, visited(path));
      expect.soft(await sideways(page), `${width} pixels`).toEqual(noSideways);
      expect.soft(await cutOff(page), `${width} pixels`).toEqual([]);
      expect.soft(await tooSmall(page.locator('body'), 24), `${width} pixels`).toEqual([]);
      if (width !== 768) await expectAccessible(page);
    }
  });

test('every link, picture and file on this site answers, and anchors exist', async ({
  request,
}) => {
  const origin = home?.$('link[rel="canonical"]').attr('href') ?? '';
  const addresses = pages.flatMap(({ path, $ }) =>
    $('a[href]:not(#lost > a), link[href], [src]')
      .toArray()
      .map(({ attribs: { href, src } }) => new URL(href ?? src ?? '', new URL(path, origin))),
  );
  const own = new Map(
    addresses.filter((url) => url.origin === origin).map((url) => [url.href, url]),
  );
  expect(own.size).toBeGreaterThan(20);
  for (const { pathname, search, hash } of own.values()) {
    const answer = await request.get(pathname + search);
    expect.soft(answer.status(), pathname).toBe(pathname === '/404' ? 404 : 200);
    const target = pages.find(({ path }) => path === pathname);
    const id = decodeURIComponent(hash.slice(1));
    if (id) expect.soft(target?.$(`[id="${id}"]`).length, pathname + hash).toBe(1);
  }
});

test('each plan leads to its payment page', async ({ page, context }) => {
  for (const [index, link] of planLinks.entries()) {
    await context.route(link, (route) => route.fulfill({ contentType: 'text/html', body: 'Paid' }));
    await openPage(page, '/');
    await page.locator('#pricing article a').nth(index).click();
    await page.waitForURL(link);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its heading, no dead control, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of pages) {
      await page.goto(visited(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const controls = page.locator('button, canvas, input, select').filter({ visible: true });
      await expect(controls, path).toHaveCount(0);
      expect.soft(await sideways(page), path).toEqual(noSideways);
    }
  });
});
