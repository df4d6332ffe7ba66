import type { Page } from './read-export';

/** A file that a page loads, as a path in the export. */
function fileOf(address: string): string {
  return new URL(address, 'https://site.invalid').pathname.slice(1);
}

/**
 * Scripts that a browser loads with the page, also those that wait for the first view (`data-src`), its data among them.
 * `nomodule` ones are for browsers that this site no longer serves.
 */
export function scriptFiles({ $ }: Page): string[] {
  const found = $('script[src]:not([nomodule]), script[data-src]').toArray();
  return [...new Set(found.map(({ attribs }) => fileOf(attribs.src ?? attribs['data-src'] ?? '')))];
}

/** Style sheets of the page. */
export function styleFiles({ $ }: Page): string[] {
  const found = $('link[rel="stylesheet"]').toArray();
  return [...new Set(found.map(({ attribs }) => fileOf(attribs.href ?? '')))];
}

/** Fonts that the page asks for ahead of its styles. */
export function preloadedFonts({ $ }: Page): string[] {
  const found = $('link[rel="preload"][as="font"]').toArray();
  return [...new Set(found.map(({ attribs }) => fileOf(attribs.href ?? '')))];
}

/** Pictures that load before they are scrolled to. */
export function eagerPictures({ $ }: Page): string[] {
  const found = $('img[src]:not([loading="lazy"])').toArray();
  return [...new Set(found.map(({ attribs }) => fileOf(attribs.src ?? '')))];
}
