import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewritePages } from './files';

/** As React prints the link to a style sheet. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

/** An address in a style sheet that is written from where the sheet stands. */
const RELATIVE_URL = /url\(\s*(["']?)(?!data:|\/|#|[a-z]+:)([^"')]+)\1\s*\)/gi;

/** @returns the sheet with addresses that hold anywhere on the site */
function rooted(css: string, address: string): string {
  const base = new URL(address, 'https://site.invalid');
  return css.replace(RELATIVE_URL, (_, __, url: string) => `url(${new URL(url, base).pathname})`);
}

/**
 * The page with its styles inside: a style sheet that hangs would keep the page white. The link stays, switched off, so
 * that React finds the sheet it looks for and fetches none.
 *
 * @param page as Next exported it
 * @param read gives the text of the style sheet at an address
 * @throws when there is no link to a style sheet, or a style that would end its element
 */
export function withInlineStyles(page: string, read: (address: string) => string): string {
  let count = 0;
  const html = page.replace(SHEET, (_, address: string, rest: string) => {
    const css = rooted(read(address), address);
    if (/<\/style/i.test(css)) throw new Error(`${address} cannot stand in a page`);
    count++;
    return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`;
  });
  if (count === 0) throw new Error('it has no style sheet');
  return html;
}

/** Puts the styles into the pages. @param out folder of the export */
export async function inlineStyles(out: string): Promise<void> {
  const read = (address: string) =>
    readFileSync(join(out, new URL(address, 'https://site.invalid').pathname), 'utf8');
  await rewritePages(out, (html) => withInlineStyles(html, read));
}
