import type { CheerioAPI } from 'cheerio';
import type { Page } from './export';

/** Collapses spaces and removes word joiners. */
export function words(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns readable text of the body, closed answers included. */
export function visibleText($: CheerioAPI): string {
  const part = $('body').clone();
  part.find('script, style, template, noscript, title, [hidden]').remove();
  part
    .find('p, li, h1, h2, h3, h4, td, th, div, section, summary, figcaption, dt, dd')
    .before(' ')
    .after(' ');
  return words(part.text());
}

export function textsOf($: CheerioAPI, selector: Parameters<CheerioAPI>[0]): string[] {
  return $(selector)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find('*').after(' ');
      return words(copy.text());
    });
}

/** Returns the first of these attributes of each element. */
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
