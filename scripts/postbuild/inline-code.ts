import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** `type` values of scripts that browsers run; others, such as JSON-LD, are data and need no hash. */
const executable = new Set(['', 'text/javascript', 'module']);

/** @returns the source a policy lists for this inline text: `sha256-…` */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Hashes of the scripts that stand in the page itself and run. */
export function scriptHashes($: CheerioAPI): string[] {
  // A script that waits (`data-src`) is empty.
  return $('script:not([src], [data-src])')
    .toArray()
    .filter((script) => executable.has($(script).attr('type') ?? ''))
    .map((script) => sha256($(script).html() ?? ''));
}

/** Hashes of the style elements of the page. */
export function styleHashes($: CheerioAPI): string[] {
  return $('style')
    .toArray()
    .map((style) => sha256($(style).html() ?? ''));
}
