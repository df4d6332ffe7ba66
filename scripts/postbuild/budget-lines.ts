import { gzipSync } from 'node:zlib';
import { demoMarker } from './demo-code';
import { eagerPictures, preloadedFonts, scriptFiles, styleFiles } from './first-load';
import { isPageData } from './hashed-file';
import type { CheckInput } from './problem';
import type { Page, ReadExport } from './read-export';
import { resolveAddress } from './resolve-address';

/** One budget: what was measured, and how much it may be; both in bytes, as sent with gzip -9. */
export type BudgetLine = { file: string; what: string; bytes: number; most: number };

/** Formats that are compressed already, and sent as they are. */
const compressed = /\.(?:woff2|png|jpe?g|webp|avif|ico)$/;

/** Bytes of these files on the wire. Files on another origin are no part of the export and count nothing. */
function sent(site: ReadExport, files: string[]): number {
  return files
    .filter((file) => site.files.has(file))
    .map((file) =>
      compressed.test(file) ? site.read(file) : gzipSync(site.read(file), { level: 9 }),
    )
    .reduce((sum, { length }) => sum + length, 0);
}

/** What is in the scripts of a page: code, and what React reads of the page. */
function codeAndData(page: Page) {
  const scripts = scriptFiles(page);
  return {
    code: scripts.filter((file) => !isPageData(file)),
    data: scripts.filter(isPageData),
  };
}

function homeLines(site: ReadExport, page: Page): BudgetLine[] {
  const { code, data } = codeAndData(page);
  const styles = styleFiles(page);
  const firstView = [page.file, ...code, ...data, ...preloadedFonts(page), ...eagerPictures(page)];
  const line = (what: string, files: string[], most: number) => ({
    file: page.file,
    what,
    bytes: sent(site, files),
    most,
  });
  return [
    line('first-load JavaScript', code, 165_000),
    // The styles stand in it; their own line says how much of it they are.
    line('HTML with styles', [page.file], 30_000),
    line('data that React reads', data, 18_000),
    line('CSS', styles, 12_000),
    line('first view in all', firstView, 330_000),
  ];
}

/** The chunk of the live demo, which is loaded when a visitor starts it. */
function demoLines(site: ReadExport): BudgetLine[] {
  return [...site.files]
    .filter((file) => file.endsWith('.js') && demoMarker.test(site.read(file).toString()))
    .map((file) => ({
      file,
      what: 'code of the live demo',
      bytes: sent(site, [file]),
      most: 30_000,
    }));
}

/** Every budget of the site with its figure. A page that is missing has none; other checks report it. */
export function budgetLines({ site, content: { routes } }: CheckInput): BudgetLine[] {
  const pageOf = (path: string) => resolveAddress(site, path)?.page;
  const home = pageOf(routes.home.path);
  const legal = [routes.terms, routes.privacy, routes.refund, routes.disclaimer]
    .map(({ path }) => pageOf(path))
    .filter((page) => page !== undefined);
  return [
    ...(home ? homeLines(site, home) : []),
    ...legal.map((page) => ({
      file: page.file,
      what: 'first-load JavaScript',
      bytes: sent(site, codeAndData(page).code),
      most: 145_000,
    })),
    ...demoLines(site),
  ];
}
