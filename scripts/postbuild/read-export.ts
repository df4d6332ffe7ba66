import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** A page of the export. `path` is its address (`/terms`), `file` the file it lies in (`terms.html`). */
export type Page = { path: string; file: string; html: string; $: CheerioAPI };

/** A finished export, read once for all checks. */
export type ReadExport = {
  root: string;
  pages: Page[];
  /** Every file, as a path below the root with forward slashes. */
  files: ReadonlySet<string>;
  /** Content of a file named in `files`. */
  read: (file: string) => Buffer;
};

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

/** Reads the export in folder `root`. */
export function readExport(root: string): ReadExport {
  const files = listFiles(root);
  const read = (file: string) => readFileSync(join(root, file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file).toString();
      return { path: addressOf(file), file, html, $: load(html) };
    });
  return { root, pages, files: new Set(files), read };
}
