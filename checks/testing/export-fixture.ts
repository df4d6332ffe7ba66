import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportOf, type ReadExport } from '@/checks/export';
import type { Content } from '@/lib/content/content';
import type { Route, Site } from '@/lib/content/schemas/site';
import { securityText } from '@/lib/pages/plain-texts';
import { pageNode, siteGraph } from '@/lib/pages/structured-data';
import { planCards } from '@/lib/plans/sheet';
import { planLines } from '@/lib/plans/texts';

/** Files of an export, by their paths. */
export type Files = Record<string, string | Buffer>;

const made: string[] = [];

/** Writes a small export for a test into a folder of its own. @returns the folder */
export function writeExport(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  made.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** Deletes what the tests of a file wrote; for `afterAll`. */
export function removeFixtures(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
}

/** An export that stands nowhere but in memory, as checks receive it. */
export function inMemory(files: Files): ReadExport {
  return exportOf(Object.keys(files).sort(), (file) => Buffer.from(files[file] ?? ''));
}

/** A whole page around a body and whatever the head needs. */
export function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
}

/** The first bytes of a PNG of this size; enough for whatever reads its header. */
export function pngOf(width: number, height: number, bytes = 64): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(file);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Whole address of a page. */
const urlOf = ({ path }: Route, { url }: Site) => (path === '/' ? url : `${url}${path}`);

function headOf(name: string, route: Route, site: Site): string {
  const { title, description, indexed } = route;
  const url = urlOf(route, site);
  const image = `${site.url}/social/${name}.png`;
  const address = indexed ? `<link rel="canonical" href="${url}">` : '';
  const tags = {
    description,
    ...(indexed ? { 'og:url': url } : { robots: 'noindex' }),
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:site_name': 'Acme',
    'og:locale': 'en_US',
    'og:image': image,
    'og:image:alt': 'Words',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': 'Words',
  };
  const metas = Object.entries(tags).map(
    ([key, value]) =>
      `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${value}">`,
  );
  const icons =
    '<link rel="icon" href="/icon.png"><link rel="apple-touch-icon" href="/icons/apple.png">';
  return `<title>${title}</title>${address}${metas.join('')}${icons}`;
}

function cardsOf(content: Content): string {
  return planCards(content)
    .map(({ id, title, price, comparison, terms }) => {
      const compared = comparison
        ? `<s data-compared="">${comparison.amount}</s> <span>${comparison.explanation}</span> <b>${comparison.saving}</b>`
        : '';
      const lines = terms.map((text) => `<li>${text}</li>`).join('');
      return `<article data-plan="${id}"><h2>${title} Plan</h2><p>${price.spoken}</p>${compared}<ul>${lines}</ul></article>`;
    })
    .join('');
}

/** What the landing page shows of the content's claims. */
function claimsOf({ testimonials, statistics, pricing }: Content): string {
  const label = (status: string) => (status === 'example' ? ' <i>Sample</i>' : '');
  const claim = (text: string, { status }: { status: string }) =>
    `<p data-provenance="${status}">${text}${label(status)}</p>`;
  return [
    ...testimonials.items.map(({ author, provenance }) => claim(author, provenance)),
    ...statistics.items.map(({ label: name, provenance }) => claim(name, provenance)),
    claim(pricing.popular.text, pricing.popular.provenance),
  ].join('');
}

function bodyOf(name: string, content: Content): string {
  const { footer, launch, routes } = content;
  const withdrawal = launch.withdrawalLink ? `<a href="${launch.withdrawalLink}">Withdraw</a>` : '';
  const page = content.pages.find(({ path }) => path === `/${name}`);
  const inside: Record<string, string> = {
    home: `<p>Not financial advice.</p>${cardsOf(content)}${claimsOf(content)}`,
    refund: withdrawal,
    paymentSuccess: withdrawal,
  };
  const updated = routes[name]?.updated;
  const lines = planLines(content).map((line) => `<p>${line.name} ${line.price}</p>`);
  return [
    `<main id="main"><h1>${name}</h1><time datetime="${updated}">day</time><p>${page?.body ?? ''}</p>${inside[name] ?? ''}</main>`,
    `<footer>${lines.join('')}<p>${footer.refund}</p>`,
    `<p>${footer.risk}</p><p>${footer.affiliation}</p><p>${footer.copyright}</p>`,
    `<a href="/terms">Terms</a>${withdrawal}</footer>`,
  ].join('');
}

/** Every file of an export of the content that all checks of pages accept. */
export function soundExport(content: Content): Files {
  const { site, routes, plans } = content;
  const graph = script(siteGraph(site, plans, routes.refund.path));
  const named = Object.entries(routes);
  const pages = named.map(([name, route]) => {
    const data = graph + script(pageNode(route, site));
    const html = page(bodyOf(name, content) + data, headOf(name, route, site));
    return [`${name === 'notFound' ? '404' : route.path.slice(1) || 'index'}.html`, html];
  });
  const listed = named.filter(([, { indexed }]) => indexed);
  const entries = listed.map(
    ([, route]) => `<url><loc>${urlOf(route, site)}</loc><lastmod>${route.updated}</lastmod></url>`,
  );
  const prices = planLines(content).map(({ name, price }) => `${name}: ${price}\n`);
  const icon = { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' };
  return {
    ...Object.fromEntries(pages),
    ...Object.fromEntries(named.map(([name]) => [`social/${name}.png`, pngOf(1200, 630)])),
    ...Object.fromEntries(
      ['1x1', '4x3', '16x9'].map((ratio) => [`social/product-${ratio}.png`, '']),
    ),
    'icons/logo-512.png': '',
    'icons/apple.png': pngOf(180, 180),
    'icons/192.png': pngOf(192, 192),
    'icon.png': pngOf(48, 48),
    'manifest.webmanifest': JSON.stringify({ icons: [icon] }),
    'sitemap.xml': `<urlset>${entries.join('')}</urlset>`,
    'robots.txt': `User-Agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`,
    '.well-known/security.txt': securityText(site),
    'llms.txt': `${prices.join('')}- [Terms](${site.url}/terms): Words\n`,
  };
}
