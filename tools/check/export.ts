import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** `/terms` for `terms.html`. */
export interface Page {
  path: string;
  file: string;
  html: string;
  readonly $: CheerioAPI;
}

export interface ReadExport {
  pages: readonly Page[];
  files: ReadonlySet<string>;
  read: (file: string) => Buffer;
}

export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

export function exportOf(files: readonly string[], read: ReadExport['read']): ReadExport {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file).toString();
      let parsed: CheerioAPI | undefined;
      return {
        path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
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

export function readExport(root: string): ReadExport {
  return exportOf(listFiles(root), (file) => readFileSync(join(root, file)));
}

/** Resolves an address like a static host. @param pathname percent-encoded */
export function resolveAddress(
  site: ReadExport,
  pathname: string,
): { page: Page | undefined; file: string } | null {
  const path = decodeURI(pathname).replace(/^\/|\/$/g, '');
  const file = [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].find(
    (name) => site.files.has(name),
  );
  if (file === undefined) return null;
  return { file, page: site.pages.find((page) => page.file === file) };
}

export function pageAt(site: ReadExport, path: string): Page | undefined {
  return resolveAddress(site, path)?.page;
}
