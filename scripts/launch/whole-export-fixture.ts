import { canonicalUrl } from '@/lib/pages/metadata';
import { pageNode, siteGraph } from '@/lib/pages/structured-data';
import { page } from '../postbuild/export-fixture';
import { pngOf } from '../postbuild/image-fixture';
import { launchContent } from './content';

const { site, routes, plans } = launchContent;
type Route = (typeof routes)[keyof typeof routes];

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** What previews need, for both kinds of reader. */
function previewOf({ id, title, description, imageAlt, path }: Route): string {
  const image = `${site.url}/social/${id}.png`;
  const both = { title, description, image, 'image:alt': imageAlt };
  const shared = Object.entries(both).flatMap(([name, value]) => [
    `<meta property="og:${name}" content="${value}">`,
    `<meta name="twitter:${name}" content="${value}">`,
  ]);
  const fixed = {
    type: 'website',
    site_name: site.name,
    locale: 'en_US',
    url: canonicalUrl(site, path),
  };
  const picture = { 'image:type': 'image/png', 'image:width': '1200', 'image:height': '630' };
  const others = Object.entries({ ...fixed, ...picture }).map(
    ([name, value]) => `<meta property="og:${name}" content="${value}">`,
  );
  return [...shared, ...others, '<meta name="twitter:card" content="summary_large_image">'].join(
    '',
  );
}

function headOf(route: Route): string {
  const address = route.indexed
    ? `<link rel="canonical" href="${canonicalUrl(site, route.path)}">`
    : '<meta name="robots" content="noindex">';
  const words = `<title>${route.title}</title><meta name="description" content="${route.description}">`;
  return address + words + previewOf(route);
}

/** For tests: an export of the shipped routes that checks of addresses, previews and structured data accept. */
export function wholeExport(): Record<string, string | Buffer> {
  const all = Object.values(routes);
  const graph = script(siteGraph({ site, plans, refundPath: routes.refund.path }));
  const pages = all.map((route) => [
    `${route.path.slice(1) || 'index'}.html`,
    page(graph + script(pageNode(route, site)), headOf(route)),
  ]);
  const entries = all
    .filter(({ indexed }) => indexed)
    .map(
      ({ path, updated }) =>
        `<url><loc>${canonicalUrl(site, path)}</loc><lastmod>${updated}</lastmod></url>`,
    );
  const images = ['1x1', '4x3', '16x9'].map((ratio) => [`social/product-${ratio}.png`, '']);
  return Object.fromEntries([
    ...pages,
    ...all.map(({ id }) => [`social/${id}.png`, pngOf(1200, 630)]),
    ...images,
    ['icons/logo-512.png', ''],
    ['sitemap.xml', `<urlset>${entries.join('')}</urlset>`],
    ['robots.txt', `Sitemap: ${site.url}/sitemap.xml`],
  ]);
}
