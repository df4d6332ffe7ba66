import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CheerioAPI } from 'cheerio';
import type { Site } from '@/content/schemas/site';
import { contentSecurityPolicy } from '@/lib/policy/response-headers';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns the texts of sonner's style element: it is inserted empty, then filled. */
function toastStyles(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const [, styles] = /^__insertCSS\((".*")\)/m.exec(source) ?? [];
  if (!styles) throw new Error('sonner: expected a call of __insertCSS');
  return ['', JSON.parse(styles)];
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
