import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';

/** As React prints the link to a style sheet. */
const sheet = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

/** An address in a style sheet that is written from where the sheet stands. */
const relativeUrl = /url\(\s*(["']?)(?!data:|\/|#|[a-z]+:)([^"')]+)\1\s*\)/gi;

/** @returns the sheet with addresses that hold anywhere on the site */
function rooted(css: string, address: string): string {
  const base = new URL(address, 'https://site.invalid');
  return css.replace(relativeUrl, (_, __, url: string) => `url(${new URL(url, base).pathname})`);
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
  const html = page.replace(sheet, (_, address: string, rest: string) => {
    const css = rooted(read(address), address);
    if (/<\/style/i.test(css)) throw new Error(`${address} cannot stand in a page`);
    count++;
    return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`;
  });
  if (count === 0) throw new Error('it has no style sheet');
  return html;
}

export const inlineStyles: Transform = {
  name: 'put the styles into the pages',
  async run(out) {
    const read = (address: string) =>
      readFileSync(join(out, new URL(address, 'https://site.invalid').pathname), 'utf8');
    for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
      const path = join(out, file);
      try {
        await writeFile(path, withInlineStyles(await readFile(path, 'utf8'), read));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }
  },
};
