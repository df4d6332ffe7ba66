import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { CheerioAPI } from 'cheerio';
import { JSDOM } from 'jsdom';
import { contentSecurityPolicy } from '@/lib/policy/response-headers';
import type { Site } from '@/lib/schemas/site';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns the texts of Sonner's style element: it is inserted empty, then filled. */
function toastStyles(): string[] {
  const { document } = new JSDOM().window;
  Object.assign(globalThis, { document });
  createRequire(import.meta.url)('sonner');
  Reflect.deleteProperty(globalThis, 'document');
  return ['', ...Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent)];
}
const TOAST_STYLES = toastStyles();

/**
 * Adds the content security policy at the start of the head, with a hash for each inline style.
 * @throws when the page has no `<meta charset>`
 */
export function addPolicy($: CheerioAPI, site: Site): void {
  const styles = [...Array.from($('style'), (style) => $(style).text()), ...TOAST_STYLES];
  const policy = contentSecurityPolicy(site, styles.map(sha256));
  const charset = $('meta[charset]').first();
  if (charset.length === 0) throw new Error('the page has no <meta charset>');
  $('head').prepend(charset);
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
