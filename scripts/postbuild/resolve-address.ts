import type { Page, ReadExport } from './read-export';

/** Where an address of the site leads: a page, another file, or nowhere (`null`). */
export type Target = { page: Page | undefined; file: string } | null;

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
