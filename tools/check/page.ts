/** Words, tags, structured data and files of a built page. */
import type { CheerioAPI } from 'cheerio';
import type { Page } from './export';

/** @returns text with single spaces, without the word joiners that keep words on a line */
export function words(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @returns what a visitor can read in the body, on one line, closed answers included */
export function visibleText($: CheerioAPI): string {
  const part = $('body').clone();
  part.find('script, style, template, noscript, title, [hidden]').remove();
  // Neighbouring blocks do not run into each other.
  part
    .find('p, li, h1, h2, h3, h4, td, th, div, section, summary, figcaption, dt, dd')
    .before(' ')
    .after(' ');
  return words(part.text());
}

/** @returns the text of each element, with a space after each part of it */
export function textsOf($: CheerioAPI, selector: Parameters<CheerioAPI>[0]): string[] {
  return $(selector)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find('*').after(' ');
      return words(copy.text());
    });
}

/** @returns the first of these attributes, of each element that has one */
export function attributesOf($: CheerioAPI, selector: string, ...names: string[]): string[] {
  return $(selector)
    .toArray()
    .flatMap(
      (element) =>
        names.map((name) => $(element).attr(name)).find((value) => value !== undefined) ?? [],
    );
}

export function jsonLdTexts({ $ }: Page): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).html() ?? '');
}

export function filesAt({ $ }: Page, selector: string): string[] {
  const paths = attributesOf($, selector, 'src', 'href').map(
    (address) => new URL(address, 'https://site.invalid').pathname,
  );
  return [...new Set(paths.map((path) => path.slice(1)))];
}
