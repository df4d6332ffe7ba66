import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Bundle } from './bundle';
import { listFiles } from './export';

/** Returns whether only Next's client uses a file (scripts, router data). */
function isInternal(out: string, file: string): boolean {
  if (existsSync(join('public', file))) return false;
  if (file.startsWith('_next/')) return /\.(?:js|map|ts)$/.test(file);
  if (basename(file).startsWith('__next.')) return true;
  return file.endsWith('.txt') && existsSync(join(out, file.replace(/\.txt$/, '.html')));
}

/** Deletes Next's client files from the export. */
export function removeInternalFiles(out: string): void {
  for (const file of listFiles(out)) if (isInternal(out, file)) rmSync(join(out, file));
  // Hosts would send these copies of the 404 page with status 200.
  for (const copy of ['_not-found.html', '_not-found', '404'])
    rmSync(join(out, copy), { recursive: true, force: true });
  // Some hosts list an empty `terms/`, or redirect `/terms` to it. Reverse order removes inner folders first.
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).sort().reverse()) {
    const path = join(out, name);
    if (statSync(path).isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}

/** Replaces a page's Next client with the entry script; moves island props into a JSON file, with the modules to preload. */
export function replaceClient($: CheerioAPI, out: string, { address, modules }: Bundle): void {
  $('link[rel="preload"][as="script"]').remove();
  // For fonts that Next would load late; the page preloads its own.
  $('link[rel="preconnect"][href="/"]').remove();
  // JSON-LD and island props are data.
  $('script:not([type$="json"])').remove();
  // HTML does not need the namespace.
  $('svg').removeAttr('xmlns');
  const islands = $('script[data-island-props]').remove().toArray();
  const props = islands.map((one) => `"${one.attribs['data-island-props']}":${$(one).text()}`);
  const json = `{${[...props, `"modules":${JSON.stringify(modules)}`].join()}}`;
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const file = `${address}props-${hash}.json`;
  writeFileSync(join(out, file), json);
  $('head').append(
    `<script type="module" src="${address}start.js" data-props="${file}" fetchpriority="low"></script>` +
      '<script async src="/lost.js" fetchpriority="low"></script>',
  );
}
