import type { CheerioAPI } from 'cheerio';

/** Elements whose text no visitor reads. */
const unread = 'script, style, template, noscript, title, [hidden]';

/** @returns words with one space between them */
export function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * What a visitor can read in the body of a page, on one line. Closed answers count: they open on request.
 * Neighbouring blocks do not run into each other.
 */
export function visibleText($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find(unread).remove();
  part
    .find('p, li, h1, h2, h3, h4, td, th, div, section, summary, figcaption, dt, dd')
    .before(' ')
    .after(' ');
  return words(part.text());
}

/** Text of an element with a space behind each part of it, so that no word touches the next. */
export function separateText($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const part = $(element).clone();
  part.find('*').after(' ');
  return words(part.text());
}
