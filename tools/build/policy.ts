import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { CheerioAPI } from 'cheerio';
import { JSDOM } from 'jsdom';
import type { Site } from '@/content/schemas/site';
import { contentSecurityPolicy } from '@/lib/policy/content-security-policy';

/** @returns the source that a policy lists for this inline text */
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** @returns the styles that the toast library adds to a page when it loads: an empty element, which it fills then */
function toastStyles(): string[] {
  const { document } = new JSDOM().window;
  Object.assign(globalThis, { document });
  createRequire(import.meta.url)('sonner');
  Reflect.deleteProperty(globalThis, 'document');
  return [
    '',
    ...Array.from(document.querySelectorAll('style'), (style) => style.textContent ?? ''),
  ];
}
const SONNER_STYLES = toastStyles();

/**
 * Adds the content security policy of the site to a page, first in the head, so that it binds everything that follows.
 * Each page lists its own styles by hash.
 * @throws when the page has a policy already, or none could be placed
 */
export function addPolicy($: CheerioAPI, site: Site): void {
  const styles = [...Array.from($('style'), (style) => $(style).text()), ...SONNER_STYLES];
  const policy = contentSecurityPolicy(site, styles.map(sha256));
  const charset = $('meta[charset]').first();
  if (charset.length === 0) throw new Error('the page has no <meta charset>');
  $('head').prepend(charset);
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
