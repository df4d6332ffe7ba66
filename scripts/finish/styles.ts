import { basename } from 'node:path';
import { parse, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { readExport } from '@/checks/export';
import { keptJson } from '@/lib/build/kept-work';
import { LATE_STYLES } from '@/lib/pages/late-styles';
import { modulesOf, reached } from './code-graph';
import { rewritePages } from './files';
import { canMatch, dropEmpty, namesOf, parted } from './late-styles';
import { codeFiles, starter, writeHashed } from './scripts';

/** As React prints the link to a style sheet of the build. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]* data-precedence=[^>]*)>/g;

/** An address in a style sheet that is written from where the sheet stands. */
const RELATIVE_URL = /url\(\s*(["']?)(?!data:|\/|#|[a-z]+:)([^"')]+)\1\s*\)/gi;

/** As React asks for the late sheet early. */
const LATE_PRELOAD = new RegExp(`<link rel="preload" href="${LATE_STYLES}"[^>]*>`);

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

/** Pages share their scripts and their styles: what is read from a text is kept for the next page. */
function once<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const found = made.get(text) ?? make(text);
    made.set(text, found);
    return found;
  };
}

/** Every word of the code may be a class. */
const wordsOf = once((code) => new Set(code.split(/[\s"'`${}\\]+/)));
const variablesReadBy = once((code) => code.match(READ) ?? []);
const parsedSelector = once((selector) => selectorParser().astSync(selector).first);

/**
 * What of a style sheet can apply to a page.
 * @param css the whole sheet
 * @param code all scripts that may draw on the page, and the style sheets that come with them
 */
function stylesOf(html: string, css: string, code: string): string {
  const names = namesOf(html);
  const words = wordsOf(code);
  // Elements may be of any kind.
  const isPresent = (name: string) =>
    names.has(name) || !/^[.#]/.test(name) || (name.startsWith('.') && words.has(name.slice(1)));
  const sheet = parse(css);
  const isNeeded = (selector: string) => canMatch(parsedSelector(selector), isPresent);
  sheet.walkRules((rule) => {
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  dropUnread(sheet, new Set([...variablesReadBy(code), ...(html.match(READ) ?? [])]));
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
  if (late === '') return html;
  // The page says where it is in its first bytes; what Next asks for early would come before the typefaces.
  return html.replace(LATE_PRELOAD, '').replaceAll(LATE_STYLES, write(late));
}

/** How the data of a page names the code of its components: by the id of a module, and what this is called. */
const COMPONENT = /\bI\[(\d+),\[[^\]]*\],\\?"([^"\\]*)/g;

/** Puts the styles into the pages. @param out folder of the export */
export async function inlineStyles(out: string): Promise<void> {
  const site = readExport(out);
  const modules = modulesOf(codeFiles(out));
  const first = starter();
  const read = (address: string) =>
    site.read(new URL(address, 'https://site.invalid').pathname.slice(1)).toString();
  await rewritePages(out, async (html, file) => {
    // What starts the islands could start each; those of a page are named by it.
    const entries = [...html.matchAll(COMPONENT)].filter(([, , name]) => name !== 'Islands');
    const used = reached(
      modules,
      entries.map(([, id]) => Number(id)),
    );
    const sheets = new Set(
      used.flatMap(({ loads }) => loads.filter((path) => path.endsWith('.css'))),
    );
    const code = [
      first,
      ...used.map((module) => module.code),
      ...[...sheets].map((path) => read(`/_next/${path}`)),
    ].join('\n');
    const own = [...html.matchAll(SHEET)].map(([, address = '']) => read(address));
    const { styled, late } = await keptJson(['styles', html, code, ...own], () => {
      let late = '';
      const styled = withInlineStyles(html, read, code, (css) => {
        late = css;
        return LATE_STYLES;
      });
      return { styled, late };
    });
    if (late === '') return styled;
    return styled.replaceAll(LATE_STYLES, writeHashed(out, `${basename(file, '.html')}.css`, late));
  });
}
