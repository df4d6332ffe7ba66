/** What checks read from a built page: words, tags, structured data, the files that it loads. */
import type { CheerioAPI } from 'cheerio';
import type { Page } from './export';

/** Elements whose text no visitor reads. */
const UNREAD = 'script, style, template, noscript, title, [hidden]';

/** @returns words with one space between them, without what keeps them on a line (`unbroken`) */
export function words(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * What a visitor can read in the body of a page, on one line. Closed answers count: they open on request.
 * Neighbouring blocks do not run into each other.
 */
export function visibleText($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find(UNREAD).remove();
  part
    .find('p, li, h1, h2, h3, h4, td, th, div, section, summary, figcaption, dt, dd')
    .before(' ')
    .after(' ');
  return words(part.text());
}

/** Text of each element, with a space behind each part of it, so that no word touches the next. */
export function textsOf($: CheerioAPI, selector: Parameters<CheerioAPI>[0]): string[] {
  return $(selector)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find('*').after(' ');
      return words(copy.text());
    });
}

/** @returns an attribute of each element that has it: the first of these names */
export function attributesOf($: CheerioAPI, selector: string, ...names: string[]): string[] {
  return $(selector)
    .toArray()
    .flatMap(
      (element) =>
        names.map((name) => $(element).attr(name)).find((value) => value !== undefined) ?? [],
    );
}

/** @returns the content of `<meta property=name>` or `<meta name=name>`, or `undefined` */
export function meta({ $ }: Page, name: string): string | undefined {
  return $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
}

/** A node of structured data. */
export interface Node {
  '@type'?: unknown;
  [name: string]: unknown;
}

/** Text of every JSON-LD script of the page. */
export function jsonLdTexts({ $ }: Page): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).html() ?? '');
}

/** @returns the value, or `undefined` where the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every object in `value` at any depth, itself included. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** Every node of the page's structured data. Text that is no JSON holds none. */
export function pageNodes(page: Page): Node[] {
  return jsonLdTexts(page).flatMap((text) => nodesIn(parseJson(text)));
}

/** Nodes that describe a thing of this type; a bare reference `{"@id"}` describes none. */
export function ofType(nodes: readonly Node[], type: string): Node[] {
  return nodes.filter((node) => [node['@type']].flat().includes(type));
}

/** Files whose addresses these elements name, as paths in the export, each once. */
export function filesAt({ $ }: Page, selector: string): string[] {
  const paths = attributesOf($, selector, 'src', 'data-src', 'href').map(
    (address) => new URL(address, 'https://site.invalid').pathname,
  );
  return [...new Set(paths.map((path) => path.slice(1)))];
}

/**
 * Scripts that a browser loads with the page, also those that wait for the first view (`data-src`), its data among them.
 * `nomodule` ones are for browsers that this site no longer serves.
 */
export function scriptFiles(page: Page): string[] {
  return filesAt(page, 'script[src]:not([nomodule]), script[data-src]');
}

/** Sheets with the styles of what follows the first view; a page holds the others itself. */
export function lateSheets(page: Page): string[] {
  return filesAt(page, 'body link[rel="stylesheet"]');
}

/** Fonts that the page asks for ahead of its styles. */
export function preloadedFonts(page: Page): string[] {
  return filesAt(page, 'link[rel="preload"][as="font"]');
}
