import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { Route } from '@/lib/content/schemas/site';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const indexed = Object.values(routes).filter((route) => route.indexed);
const addressOf = (route: Route) => (route.path === '/' ? site.url : `${site.url}${route.path}`);

/** Every `<meta>` of the page's head by its name or property; a name that stands there twice has both values. */
function metas(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const meta of document.head.querySelectorAll('meta[name], meta[property]')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
      const content = meta.getAttribute('content') ?? '';
      found[name] = name in found ? `${found[name]} | ${content}` : content;
    }
    return found;
  });
}

/** Size of a picture as this browser decodes it. */
function decodedSize(page: Page, path: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, path);
}

for (const route of Object.values(routes))
  test.describe(`metadata of ${route.path}`, () => {
    test.use({ allowedMessages: route.id === 'not-found' ? [/status of 404/] : [] });

    test('R-ROUTE-3 SM2 SM3 SM5 SM6 SM9: title, card and address are its own', async ({ page }) => {
      await openPage(page, route.path);
      await expect(page).toHaveTitle(route.title);
      expect(await metas(page)).toMatchObject({
        description: route.description,
        'og:title': route.title,
        'og:description': route.description,
        'og:type': 'website',
        'og:site_name': 'Chartwright',
        'og:locale': 'en_US',
        'og:image': `${site.url}/social/${route.id}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/png',
        'og:image:alt': route.imageAlt,
        'twitter:card': 'summary_large_image',
        'twitter:title': route.title,
        'twitter:description': route.description,
        'twitter:image': `${site.url}/social/${route.id}.png`,
        'twitter:image:alt': route.imageAlt,
      });
      expect(await metas(page)).not.toHaveProperty('twitter:site');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('link[hreflang]')).toHaveCount(0);

      const canonical = page.locator('link[rel="canonical"]');
      const { robots, 'og:url': ogUrl } = await metas(page);
      if (route.id === 'not-found') {
        await expect(canonical).toHaveCount(0);
        expect(ogUrl).toBeUndefined();
      } else {
        await expect(canonical).toHaveCount(1);
        await expect(canonical).toHaveAttribute('href', addressOf(route));
        expect(ogUrl).toBe(addressOf(route));
      }
      if (route.indexed) expect(robots).toBeUndefined();
      else expect(robots).toContain('noindex');
    });
  });

test('R-ROUTE-3 SM4: the social images are PNGs of 1200 by 630', async ({ page, request }) => {
  await openPage(page, '/terms');
  for (const { id } of Object.values(routes)) {
    const path = `/social/${id}.png`;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('image/png');
    expect((await response.body()).length, path).toBeLessThan(5_000_000);
    expect(await decodedSize(page, path), path).toEqual({ width: 1200, height: 630 });
  }
});

test('R-ROUTE-3 SM8: the sitemap lists the five pages for search engines and no other', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const $ = load(await response.text(), { xml: true });
  const entries = $('url')
    .toArray()
    .map((url) => ({
      loc: $('loc', url).text(),
      lastmod: $('lastmod', url).text().slice(0, 10),
    }));
  expect(entries).toHaveLength(5);
  expect(entries).toEqual(
    indexed.map((route) => ({ loc: addressOf(route), lastmod: route.updated })),
  );
});

for (const path of ['/llms.txt', '/plans.txt', '/faq.txt'])
  test(`${path} is served as text that names the site`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(await response.text()).toContain(site.url);
  });

test('R-ROUTE-3 SM7: robots.txt closes nothing and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain;charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(text).not.toMatch(/^disallow:[ \t]*\S/im);
});

test('SM11: the icons that the page names are there in the sizes they claim', async ({ page }) => {
  await openPage(page, '/');
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href') ?? '',
        sizes: link.getAttribute('sizes'),
      })),
    );
  expect(icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['48x48', '180x180', 'any']),
  );
  for (const { path, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await decodedSize(page, path);
    expect(`${width}x${height}`, path).toBe(sizes);
  }
});

for (const path of ['/', '/terms', '/payment-success'])
  test(`SD1 SD2 SD13: the structured data of ${path} reads the same after scripts ran`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    await openPage(page, path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks).toHaveLength(2);
    for (const block of blocks) expect(html).toContain(block);
    const nodes = blocks.flatMap((block) => {
      const data = JSON.parse(block);
      return data['@graph'] ?? [data];
    });
    const types = nodes.map((node: { '@type': string }) => node['@type']);
    for (const type of ['Organization', 'WebSite', 'Product', 'WebPage'])
      expect(types.filter((other: string) => other === type)).toHaveLength(1);
    const product = nodes.find((node: { '@type': string }) => node['@type'] === 'Product');
    expect(product.offers.map((offer: { price: string }) => offer.price)).toEqual([
      '14.99',
      '69.99',
      '129.99',
    ]);
  });
