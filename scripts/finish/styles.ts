import { load } from 'cheerio';
import { type AtRule, parse, type Root } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { readExport } from '@/checks/export';
import { scriptFiles } from '@/checks/page';
import { rewritePages } from './files';
import { STARTER } from './scripts';

/** As React prints the link to a style sheet. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

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

/** @returns the classes and ids of a page, as selectors name them, and every word of its code: it may be a class as well */
function namesIn(html: string, code: string): Set<string> {
  const $ = load(html);
  const names = $('[class], [id]').map((_, { attribs }) => [
    ...(attribs.class ?? '').split(/\s+/).map((name) => `.${name}`),
    `#${attribs.id}`,
  ]);
  const words = code.split(/[\s"'`${}\\]+/).map((word) => `.${word}`);
  return new Set([...names.get(), ...words]);
}

/** @returns whether a selector can match when elements have no other classes and ids; attributes may come and go */
function canMatch(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === 'class') return names.has(`.${node.value}`);
  if (node.type === 'id') return names.has(`#${node.value}`);
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, names));
  if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
  return node.nodes.some((alternative) => canMatch(alternative, names));
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
  const names = namesIn(html, code);
  const sheet = parse(css);
  const isNeeded = (selector: string) => canMatch(selectorParser().astSync(selector).first, names);
  sheet.walkRules((rule) => {
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  dropUnread(sheet, new Set(`${html} ${code}`.match(READ)));
  // From the inside out: a rule for wide windows may have held nothing else. Layers stay, for their order.
  const around: AtRule[] = [];
  sheet.walkAtRules(/^(?!layer$)/, (rule) => {
    around.unshift(rule);
  });
  for (const rule of around) if (rule.nodes?.length === 0) rule.remove();
  return sheet.toString();
}

/**
 * The page with its styles inside: a style sheet that hangs would keep the page white. The link to the whole sheet stays,
 * switched off: React finds what it looks for, and fetches none.
 *
 * @param page as Next exported it
 * @param read gives the text of the style sheet at an address
 * @param code all scripts that may draw on the page, and the style sheets that come with them
 * @throws when there is no link to a style sheet
 */
export function withInlineStyles(
  page: string,
  read: (address: string) => string,
  code: string,
): string {
  let count = 0;
  const html = page.replace(SHEET, (_, address: string, rest: string) => {
    const css = stylesOf(page, rooted(read(address), address), code);
    count++;
    return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`;
  });
  if (count === 0) throw new Error('it has no style sheet');
  return html;
}

/** Puts the styles into the pages. @param out folder of the export */
export async function inlineStyles(out: string): Promise<void> {
  const site = readExport(out);
  const firstOf = new Map(site.pages.map((page) => [page.file, scriptFiles(page)]));
  const first = new Set([...firstOf.values()].flat());
  const linked = site.pages.map(({ $ }) => $('link[rel="stylesheet"]').attr('href')?.slice(1));
  const known = new Set([...first, ...linked]);
  const late = [...site.files].filter((file) => /\.(?:js|css)$/.test(file) && !known.has(file));
  const read = (address: string) =>
    site.read(new URL(address, 'https://site.invalid').pathname.slice(1)).toString();
  await rewritePages(out, (html, file) => {
    const scripts = [...(firstOf.get(file) ?? []), ...late].map((script) => site.read(script));
    return withInlineStyles(html, read, `${STARTER}${scripts.join('')}`);
  });
}
