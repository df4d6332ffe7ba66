import type { Page } from './read-export';

/** @returns the content of `<meta property=name>` or `<meta name=name>`, or `undefined` */
export function meta({ $ }: Page, name: string): string | undefined {
  return $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
}

/** Whether crawlers are told to leave the page out. */
export function isNoindex({ $ }: Page): boolean {
  return $('meta[name="robots"]')
    .toArray()
    .some(({ attribs }) => /\bnoindex\b/.test(attribs.content ?? ''));
}
