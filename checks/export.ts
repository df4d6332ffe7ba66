import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** A page of the export. `path` is its address (`/terms`), `file` the file it lies in (`terms.html`). */
export interface Page {
  path: string;
  file: string;
  html: string;
  /** Its elements, which are read when they are first asked for. */
  readonly $: CheerioAPI;
}

/** A finished export, read once for all checks. */
export interface ReadExport {
  pages: readonly Page[];
  /** Every file, as a path below the root with forward slashes. */
  files: ReadonlySet<string>;
  /** Content of a file named in `files`. */
  read: (file: string) => Buffer;
}

/** @returns every file below `root`, with forward slashes, sorted so that reports are stable */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** @param file such as `terms.html` or `index.html` @returns the address without the extension */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** @param read gives the content of one of `files` */
export function exportOf(files: readonly string[], read: ReadExport['read']): ReadExport {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file).toString();
      let parsed: CheerioAPI | undefined;
      return {
        path: addressOf(file),
        file,
        html,
        get $() {
          parsed ??= load(html);
          return parsed;
        },
      };
    });
  return { pages, files: new Set(files), read };
}

/** Reads the export in folder `root`. */
export function readExport(root: string): ReadExport {
  return exportOf(listFiles(root), (file) => readFileSync(join(root, file)));
}

/** Where an address of the site leads: a page, another file, or nowhere (`null`). */
type Target = { page: Page | undefined; file: string } | null;

/**
 * Finds the file a static host answers with.
 * @param pathname percent-encoded path, as in `new URL(href).pathname`
 */
export function resolveAddress(site: ReadExport, pathname: string): Target {
  const path = decodeURI(pathname).replace(/^\/|\/$/g, '');
  const file = [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find(
    (name) => site.files.has(name),
  );
  if (file === undefined) return null;
  return { file, page: site.pages.find((page) => page.file === file) };
}

/** @returns the page at an address of the content's routes; undefined where it was not built */
export function pageAt(site: ReadExport, path: string): Page | undefined {
  return resolveAddress(site, path)?.page;
}
