import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Content } from '@/lib/content/resolve-content';
import { pageNode, siteGraph } from '@/lib/pages/structured-data';
import { planCards } from '@/lib/plans/texts';
import { exportOf, type ReadExport } from '@/tools/build/export';

/** Contents by path. */
export type Files = Record<string, string | Buffer>;

const made: string[] = [];

/** Writes files into a temporary folder. Returns the folder. */
export function writeExport(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  made.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** Call in `afterAll`. */
export function removeFixtures(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
}

export function inMemory(files: Files): ReadExport {
  return exportOf(Object.keys(files).sort(), (file) => Buffer.from(files[file] ?? ''));
}

export function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
}

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

function cardsOf(content: Content): string {
  return planCards(content)
    .map(({ id, title, price, comparison }) => {
      const compared = comparison
        ? `<s>${comparison.amount}</s> <span>${comparison.explanation}</span> <b>${comparison.saving}</b>`
        : '';
      return `<article data-plan="${id}"><h2>${title} Plan</h2><p>${price.spoken}</p>${compared}</article>`;
    })
    .join('');
}

/** Returns a valid site's pages. */
export function validExport(content: Content): Files {
  const { site, plans, routes, footer } = content;
  const graph = script(siteGraph(site, plans, '/refund'));
  const footing = `<footer><p>${footer.risk}</p><a href="/terms">Terms</a>${cardsOf(content)}</footer>`;
  const pages = Object.values(routes).map((route) => {
    const inside =
      route.path === '/'
        ? `${cardsOf(content)}<p data-provenance="verified">300+ Traders</p>`
        : '<p>Words.</p>';
    const body = `<main id="main"><h1>Words</h1>${inside}</main>${footing}`;
    const head = `<title>${route.title}</title><meta name="description" content="${route.description}">`;
    const html = page(body + graph + script(pageNode(route, site)), head);
    return [`${route.path === '/404' ? '404' : route.path.slice(1) || 'index'}.html`, html];
  });
  return Object.fromEntries(pages);
}
