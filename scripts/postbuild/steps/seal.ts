import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { contentSecurityPolicy, policyOrigins } from '@/lib/policy/content-security-policy';
import { scriptHashes, styleHashes } from '../inline-code';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';
import { toastStyleHashes } from '../toast-styles';

/** First in the head, so that the policy binds everything that follows it. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * @param html a finished page
 * @param policy of the whole site
 * @returns the page with its policy; the rest is byte for byte the same, as React compares it with what it renders
 * @throws when the page has a policy already, no charset element to put one behind, or a script in it that would run
 */
export function sealed(html: string, policy: string, $: CheerioAPI = load(html)): string {
  if ($('meta[http-equiv="Content-Security-Policy" i]').length > 0)
    throw new Error('it has a policy already');
  if (!charset.test(html)) throw new Error('it has no <meta charset="utf-8">');
  if (scriptHashes($).length > 0) throw new Error('it has a script that the policy would block');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (found) => `${found}${meta}`);
}

export const seal: Transform = {
  name: 'seal pages with a content security policy',
  async run(out, { site }) {
    const files = listFiles(out).filter((name) => name.endsWith('.html'));
    const pages = await Promise.all(
      files.map(async (file) => {
        const html = await readFile(join(out, file), 'utf8');
        return { file, html, $: load(html) };
      }),
    );
    // One text for all pages and for every host's header.
    const policy = contentSecurityPolicy({
      ...policyOrigins(site),
      styleHashes: [...pages.flatMap(({ $ }) => styleHashes($)), ...toastStyleHashes()],
    });
    for (const { file, html, $ } of pages)
      try {
        await writeFile(join(out, file), sealed(html, policy, $));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
  },
};
