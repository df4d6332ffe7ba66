import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Site } from '@/lib/content/schemas/site';
import { contentSecurityPolicy } from '@/lib/policy/content-security-policy';
import { rewritePages } from './files';
import { FIRST_VISIT } from './late-styles';

/** `type` values of scripts that browsers run; others, such as JSON-LD, are data. */
const EXECUTABLE = new Set(['', 'text/javascript', 'module']);

/** First in the head, so that the policy binds everything that follows it. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** @returns the source a policy lists for this inline text: `sha256-…` */
function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Whether a script stands in the page itself and would run, but for the one that may. One that waits (`data-src`) is empty. */
function hasInlineCode($: CheerioAPI): boolean {
  return $('script:not([src], [data-src])')
    .toArray()
    .some((one) => EXECUTABLE.has(one.attribs.type ?? '') && $(one).text() !== FIRST_VISIT);
}

/**
 * @param html a finished page
 * @param policy of the whole site
 * @returns the page with its policy; the rest is byte for byte the same, as React compares it with what it renders
 * @throws when the page has a policy already, no charset element to put one behind, or a script in it that would run
 */
export function sealed(html: string, policy: string): string {
  const $ = load(html);
  if ($('meta[http-equiv="Content-Security-Policy" i]').length > 0)
    throw new Error('it has a policy already');
  if (!CHARSET.test(html)) throw new Error('it has no <meta charset="utf-8">');
  if (hasInlineCode($)) throw new Error('it has a script that the policy would block');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(CHARSET, (found) => `${found}${meta}`);
}

/**
 * Seals every page with the content security policy of the site, in which each lists its own styles: they are the only ones
 * that differ, and hashes do not compress. @param out folder of the export
 */
export async function sealPages(out: string, site: Site): Promise<void> {
  await rewritePages(out, (html) => {
    const $ = load(html);
    const own = Array.from($('style'), (style) => sha256($(style).html() ?? ''));
    const hashes = { script: [sha256(FIRST_VISIT)], style: own };
    return sealed(html, contentSecurityPolicy(site, hashes));
  });
}
