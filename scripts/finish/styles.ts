import { basename } from 'node:path';
import { parse, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { readExport } from '@/checks/export';
import { filesAt, scriptFiles } from '@/checks/page';
import { LATE_STYLES } from '@/lib/pages/late-styles';
import { rewritePages } from './files';
import { canMatch, dropEmpty, namesOf, parted } from './late-styles';
import { STARTER, writeHashed } from './scripts';

/** As React prints the link to a style sheet of the build. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]* data-precedence=[^>]*)>/g;

/** An address in a style sheet that is written from where the sheet stands. */
const RELATIVE_URL = /url\(\s*(["']?)(?!data:|\/|#|[a-z]+:)([^"')]+)\1\s*\)/gi;

/** A name of a variable. */
const VARIABLE = /--[\w-]+/g;

/** Such a name where a page, its code or a sheet reads it, not where it is given a value. */
const READ = /(?<=var\(|["'`])--[\w-]+/g;

/** @returns the sheet with addresses that hold anywhere on the site */
function rooted(css: string, address: string): string {
  const base = new URL(address, 'https://site.invalid');
  return css.replace(RELATIVE_URL, (_, __, url: string) => `url(${new URL(url, base).pathname})`);
}

/** Takes out what gives a value to a variable that nothing reads, Tailwind's own among them. @param read by code and by other sheets */
function dropUnread(sheet: Root, read: ReadonlySet<string>): void {
  for (let count = -1; count !== 0; ) {
    const values: string[] = [];
    sheet.walkDecls((rule) => {
      values.push(rule.value);
    });
    const used = new Set(values.join(' ').match(VARIABLE));
    const isUnread = (name: string) => !used.has(name) && !read.has(name);
    count = 0;
    sheet.walkDecls(/^--/, (rule) => {
      if (!isUnread(rule.prop)) return;
      const { parent } = rule;
      rule.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      count++;
    });
    sheet.walkAtRules('property', (rule) => {
      if (isUnread(rule.params)) rule.remove();
    });
  }
}

/**
 * What of a style sheet can apply to a page.
 * @param css the whole sheet
 * @param code all scripts that may draw on the page, and the style sheets that come with them
 */
function stylesOf(html: string, css: string, code: string): string {
  const names = namesOf(html);
  // Every word of the code may be a class; elements may be of any kind.
  for (const word of code.split(/[\s"'`${}\\]+/)) names.add(`.${word}`);
  const isPresent = (name: string) => names.has(name) || !/^[.#]/.test(name);
  const sheet = parse(css);
  const isNeeded = (selector: string) =>
    canMatch(selectorParser().astSync(selector).first, isPresent);
  sheet.walkRules((rule) => {
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  dropUnread(sheet, new Set(`${html} ${code}`.match(READ)));
  // Layers stay, for their order.
  dropEmpty(sheet, /^(?!layer$)/);
  return sheet.toString();
}

/**
 * The page with its styles inside: a style sheet that hangs would keep the page white. The links to the whole sheets stay,
 * switched off: React finds what it looks for, and fetches none. Where a page names a sheet for what follows its first view,
 * it has inside what that view can use, and the rest stands in that sheet.
 *
 * @param page as Next exported it
 * @param read gives the text of the style sheet at an address
 * @param code all scripts that may draw on the page, and the style sheets that come with them
 * @param write keeps the text of the late sheet, and gives the address where it is
 * @throws when there is no link to a style sheet
 */
export function withInlineStyles(
  page: string,
  read: (address: string) => string,
  code: string,
  write: (css: string) => string,
): string {
  const links = [...page.matchAll(SHEET)].map(([link, address = '', rest = '']) => ({
    link,
    address,
    off: `<link rel="stylesheet" href="${address}" disabled=""${rest}>`,
  }));
  if (links.length === 0) throw new Error('it has no style sheet');
  const sheets = links.map(({ address }) => rooted(read(address), address));
  const css = stylesOf(page, sheets.join('\n'), code);
  const place = page.indexOf(`<link rel="stylesheet" href="${LATE_STYLES}"`);
  const { early, late } = place < 0 ? { early: css, late: '' } : parted(css, page.slice(0, place));
  const html = links.reduce(
    (made, { link, off }, index) =>
      made.replace(link, () => (index === 0 ? `<style>${early}</style>${off}` : off)),
    page,
  );
  return late === '' ? html : html.replaceAll(LATE_STYLES, write(late));
}

/** Puts the styles into the pages. @param out folder of the export */
export async function inlineStyles(out: string): Promise<void> {
  const site = readExport(out);
  const firstOf = new Map(site.pages.map((page) => [page.file, scriptFiles(page)]));
  const first = new Set([...firstOf.values()].flat());
  const linked = site.pages.flatMap((page) => filesAt(page, 'link[rel="stylesheet"]'));
  const known = new Set([...first, ...linked]);
  const late = [...site.files].filter((file) => /\.(?:js|css)$/.test(file) && !known.has(file));
  const read = (address: string) =>
    site.read(new URL(address, 'https://site.invalid').pathname.slice(1)).toString();
  await rewritePages(out, (html, file) => {
    const scripts = [...(firstOf.get(file) ?? []), ...late].map((script) => site.read(script));
    return withInlineStyles(html, read, `${STARTER}${scripts.join('')}`, (css) =>
      writeHashed(out, `${basename(file, '.html')}.css`, css),
    );
  });
}
