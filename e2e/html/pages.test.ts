import { load } from 'cheerio';
import postcss, { AtRule, type Node } from 'postcss';
import { content } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/pages/markdown-pages';
import { canonicalUrl, dateTime } from '@/lib/pages/metadata';
import { OWN_PICTURES } from '@/lib/pictures/picture-size';
import { planLines } from '@/lib/plans/texts';
import { isHashed } from '@/lib/policy/response-headers';
import { LEGAL_PAGES } from '@/lib/schemas/pages';
import { fill } from '@/lib/text/fill';
import { headingsOf, parseMarkdown } from '@/lib/text/markdown';
import { reservedHosts } from '@/lib/text/reserved-hosts';
import { noBreak } from '@/lib/text/sentences';
import { attributesOf, builtPage, exportedSite, textsOf } from './page';

const { footer, frame, navigation, notFound, paymentSuccess, plans, routes, site } = content;

const named = (links: readonly { name: string; href?: string }[]) =>
  links.map(({ name, href }) => [name, href]);

describe.each(Object.entries(routes))('page %s', (routeName, route) => {
  const $ = builtPage(route.path);
  const linksAt = (selector: string) => {
    const links = $(selector);
    return textsOf($, links).map((text, index) => {
      const link = links.eq(index);
      return [text || link.find('img').attr('alt'), link.attr('href')];
    });
  };

  it('loads only hashed files, except the lost script, icons, manifest and custom pictures', () => {
    const loaded = [
      ...attributesOf($, $('[src]'), 'src'),
      ...attributesOf($, $('[data-src]'), 'data-src'),
      ...attributesOf($, $('[srcset]'), 'srcset'),
      ...attributesOf($, $('link[href]:not([rel="canonical"], [rel="alternate"])'), 'href'),
    ];
    expect(loaded.length).toBeGreaterThan(5);
    const unhashed = loaded.filter(
      (address = '') => !isHashed(address) && !address.startsWith(OWN_PICTURES),
    );
    expect(unhashed).toEqual([
      '/lost.js',
      ...attributesOf($, $('link[rel$="icon"], link[rel="manifest"]'), 'href'),
    ]);
  });

  it('has its own preview', () => {
    const picture = attributesOf($, $('meta[property="og:image"]'), 'content')[0] ?? '';
    const name = routeName.replace(/(?=[A-Z])|\//g, '-').toLowerCase();
    expect(picture.replace(/-[\da-f]{8}(?=\.png$)/, '')).toBe(`${site.url}/social/${name}.png`);
    const expected = {
      'og:title': route.title,
      'og:description': route.description,
      'og:site_name': site.name,
      'og:image': picture,
      'og:image:alt': route.imageAlt,
      'twitter:title': route.title,
      'twitter:image': picture,
      'twitter:image:alt': route.imageAlt,
    };
    for (const [name, content] of Object.entries(expected)) {
      const tags = $(`meta[name="${name}"], meta[property="${name}"]`);
      expect([name, attributesOf($, tags, 'content')]).toEqual([name, [content]]);
    }
    // A PNG's first chunk has its width and height.
    const image = exportedSite.read(new URL(picture).pathname.slice(1));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThan(5_000_000);
  });

  it('is about itself in structured data, with every offer; only the home page is about the suite', () => {
    const nodes = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()))
      .flatMap((data) => data['@graph'] ?? [data]);
    const [product] = nodes.filter((node) => node['@type'] === 'Product');
    expect(product.offers).toHaveLength(plans.length);
    const [page, ...others] = nodes.filter((node) => node['@type'] === 'WebPage');
    expect(others).toEqual([]);
    const isHome = route === routes.home;
    expect([page.url, page.name]).toEqual([
      attributesOf($, $('link[rel="canonical"]'), 'href')[0],
      route.title,
    ]);
    expect(page.mainEntity?.['@id'] === product['@id']).toBe(isHome);
    expect(page.mentions).toEqual(isHome ? undefined : { '@id': product['@id'] });
  });

  it('has the header links in the bar and in the menu', () => {
    const access = [navigation.access.name, navigation.access.href];
    const login = [navigation.login, site.memberSiteUrl];
    expect(linksAt('header nav:not(dialog nav) a')).toEqual([...named(navigation.links), login]);
    expect(linksAt('dialog nav a')).toEqual(named(navigation.links));
    expect(linksAt('dialog a')).toEqual(expect.arrayContaining([access, login]));
    expect(linksAt('.site-header-bar > a')).toEqual([[site.name, '/'], access]);
    expect($('body a').first().attr('href')).toBe('#main');
    expect($('main#main')).toHaveLength(1);
  });

  it('has links, contact, prices and the risk line in its footer', () => {
    const footing = $('footer');
    const { withdrawalLink: href } = site;
    const withdrawal = href ? [{ name: footer.withdrawal, href }] : [];
    for (const [id, { links }] of Object.entries({
      'footer-quick-links': footer.quickLinks,
      'footer-resources': footer.resources,
      'footer-legal': { links: [...footer.legal.links, ...withdrawal] },
      'footer-profiles': footer.social,
    })) {
      const list = $(`nav[aria-labelledby="${id}"]`);
      const missing = links.filter(({ href }) => !href);
      expect(linksAt(`nav[aria-labelledby="${id}"] a`)).toEqual([
        ...named(links.filter(({ href }) => href)),
        ...named(missing),
      ]);
      expect(list.find('a[role="link"][aria-disabled="true"]')).toHaveLength(missing.length);
      expect(list.find('[tabindex]')).toHaveLength(0);
      expect(list.text().includes(footer.comingSoon)).toBe(missing.length > 0);
    }
    expect(linksAt('#contact a')).toEqual([[site.supportEmail, `mailto:${site.supportEmail}`]]);
    for (const { name, price, href } of planLines(content))
      expect(footing.find(`a[href="${href}"]`).text().trim()).toBe(`${name} ${price}`.trim());
    for (const words of [footer.risk, footer.affiliation, noBreak(footer.refund), footer.copyright])
      expect(footing.text()).toContain(words);
    const links = plans.map(({ paymentLink }) => paymentLink ?? '');
    const isSample = [site.url, site.memberSiteUrl, site.supportEmail, ...links].some(
      (address) => reservedHosts(address).length > 0,
    );
    expect(footing.text().includes(footer.sampleNote)).toBe(isSample);
  });

  it('links only to sites named in the content', () => {
    const contentText = JSON.stringify(content);
    const outgoing = attributesOf($, $('a[href*=":"]:not([href^="mailto:"])'), 'href');
    expect(outgoing.length).toBeGreaterThan(0);
    for (const href of outgoing) expect(contentText).toContain(href);
  });
});

const { pages } = content;

it.each(LEGAL_PAGES)('/%s has its date, heading numbers and support address', (name) => {
  const { path, updated } = routes[name];
  const $ = builtPage(path);
  expect($('main header p').text()).toContain(frame.updated);
  expect(attributesOf($, $('main time'), 'datetime')).toEqual([updated]);
  expect($(`main a[href="mailto:${site.supportEmail}"]`).length).toBeGreaterThan(0);
  const numbers = textsOf($, $('main h2[id]')).flatMap(
    (title) => /^(\d+)\. /.exec(title)?.[1] ?? [],
  );
  expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}`));
});

if (pages.length > 0)
  describe.each(pages)('the page for $file', (page) => {
    const $ = builtPage(page.path);
    const tokens = parseMarkdown(page.body);

    it('has its headline, headings with ids, and a table of contents', () => {
      expect(textsOf($, $('main h1'))).toEqual([page.title]);
      const headings = headingsOf(tokens);
      const shown = $('main').find('.document-text :is(h2, h3, h4)');
      expect(textsOf($, shown)).toEqual(headings.map(({ title }) => title));
      const addresses = headings.map(({ id }) => `#${id}`);
      expect(attributesOf($, shown.find('> a'), 'href')).toEqual(addresses);
      for (const address of addresses) expect($(address)).toHaveLength(1);
      const parts = headingsOf(tokens, 'h2').map(({ id }) => `#${id}`);
      const contents = $('nav[aria-labelledby="document-contents"] a');
      expect(attributesOf($, contents, 'href')).toEqual(parts.length > 1 ? parts : []);
    });
  });

it('the export has a page for each route and no Next client code', () => {
  const files = [...exportedSite.files];
  const pages = Object.values(routes).map(({ path }) => `${path.slice(1) || 'index'}.html`);
  expect(exportedSite.pages.map(({ file }) => file).sort()).toEqual(pages.sort());
  expect(files.filter((file) => /__next\.|chunks\/.*\.js$/.test(file))).toEqual([]);
});

it('the sitemap lists each indexed page once, with its date', () => {
  const entries = exportedSite
    .read('sitemap.xml')
    .toString()
    .matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.{10})/g);
  const listed = [...entries].map(([, address, date]) => `${address} ${date}`);
  const wanted = Object.values(routes)
    .filter(({ indexed }) => indexed)
    .map(({ path, updated }) => `${canonicalUrl(site, path)} ${updated}`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  expect(listed[0]).toContain(`${canonicalUrl(site, routes.home.path)} `);
});

it('all files write the home page’s URL alike', () => {
  const files = [...exportedSite.files].filter((file) => /\.(?:html|txt|xml)$/.test(file));
  const slashed = files.filter((file) =>
    exportedSite
      .read(file)
      .toString()
      .match(/https:\/\/site\.example\/(?![\w#.?-])/),
  );
  expect([files.length > 10, slashed]).toEqual([true, []]);
});

it('the feed lists the articles, newest first, with what RFC 4287 requires', () => {
  const feed = load(exportedSite.read('feed.xml').toString(), { xml: true });
  const textsAt = (selector: string) => textsOf(feed, feed(selector));
  const { articles } = content;
  const addresses = articles.map(({ path }) => canonicalUrl(site, path));
  expect(textsAt('feed > title')).toEqual([frame.feedTitle]);
  expect(textsAt('feed > id')).toEqual([canonicalUrl(site, FEED_PATH)]);
  expect(feed('feed > link[rel="self"]').attr('href')).toBe(canonicalUrl(site, FEED_PATH));
  expect(textsAt('feed > updated')).toEqual([dateTime('2026-11-21')]);
  expect(textsAt('entry > id')).toEqual(addresses);
  expect(textsAt('entry > title')).toEqual(articles.map(({ title }) => title));
  expect(textsAt('entry > summary')).toEqual(articles.map(({ summary }) => summary));
  expect(textsAt('entry > published')).toEqual(
    articles.map(({ published }) => dateTime(published ?? '')),
  );
  expect(textsAt('entry > updated')).toEqual(articles.map(({ updated }) => dateTime(updated)));
  expect(textsAt('entry > author > name')).toEqual(
    articles.map(({ author = site.name }) => author),
  );
  const $ = builtPage(articles[0]?.path ?? '');
  expect($('link[rel="alternate"]').attr('href')).toBe(canonicalUrl(site, FEED_PATH));
  expect($('main header').text()).toContain(fill(frame.author, { author: 'Ann Berg' }));
});

it('hover styles are only for devices that hover, where they do not stick after a tap', () => {
  const found: string[] = [];
  for (const file of [...exportedSite.files].filter((name) => name.endsWith('.css')))
    postcss.parse(exportedSite.read(file).toString()).walkRules(/:hover/, (rule) => {
      let parent: Node | undefined = rule.parent;
      while (parent && !(parent instanceof AtRule && /\(hover: ?hover\)/.test(parent.params)))
        parent = parent.parent;
      found.push(...(parent ? [] : [rule.selector]));
    });
  expect(found).toEqual([]);
});

it('robots.txt hides nothing and names the sitemap', () => {
  const text = exportedSite.read('robots.txt').toString();
  expect(text).not.toMatch(/^disallow:\s*\S/im);
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

it('the page after payment has its help and links', () => {
  const $ = builtPage(routes.paymentSuccess.path);
  const main = $('main');
  expect(textsOf($, main.find('h1'))).toEqual([paymentSuccess.title]);
  expect(main.text()).toContain(paymentSuccess.help.title);
  for (const href of [site.memberSiteUrl, '/', `mailto:${site.supportEmail}?subject=`])
    expect(main.find(`a[href^="${href}"]`).length).toBeGreaterThan(0);
});

it('the 404 page has its links and no hint for developers', () => {
  const $ = builtPage(routes.notFound.path);
  expect(textsOf($, $('main h1'))).toEqual([routes.notFound.headline]);
  expect(attributesOf($, $('main a'), 'href')).toEqual(notFound.links.map(({ href }) => href));
  expect($.html()).not.toContain(notFound.developmentHint);
});
