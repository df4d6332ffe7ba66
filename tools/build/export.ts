import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

export interface Page {
  /** `/terms` for `terms.html`. */
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

/** Returns whether Next wrote a page. HTML files in `public/` are published as they are. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !existsSync(join('public', file));
}

export function exportOf(files: readonly string[], read: ReadExport['read']): ReadExport {
  const pages = files.filter(isPage).map((file) => {
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

/** Resolves addresses as static hosts do. @param pathname percent-encoded */
function resolveAddress(
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

/** Returns the files that these elements load. */
export function filesAt({ $ }: Page, selector: string): string[] {
  const paths = $(selector)
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
    .map((address) => new URL(address, 'https://site.invalid').pathname);
  return [...new Set(paths.map((path) => path.slice(1)))];
}
