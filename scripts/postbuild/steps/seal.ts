import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { contentSecurityPolicy } from '@/lib/policy/content-security-policy';
import { policyOrigins } from '@/lib/policy/policy-origins';
import { scriptHashes, styleHashes } from '../inline-code';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';
import { toastStyleHashes } from '../toast-styles';

/** First in the head, so that the policy binds everything that follows it. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * @param html a page as Next exported it
 * @param origins what the content adds to the policy
 * @param laterStyles hashes of styles that scripts add
 * @returns the page with its policy; the rest is byte for byte the same, as React compares it with what it renders
 * @throws when the page has a policy already, or no charset element to put one behind
 */
export function sealed(
  html: string,
  origins: ReturnType<typeof policyOrigins>,
  laterStyles: string[],
): string {
  const $ = load(html);
  if ($('meta[http-equiv="Content-Security-Policy" i]').length > 0)
    throw new Error('it has a policy already');
  if (!charset.test(html)) throw new Error('it has no <meta charset="utf-8">');
  const policy = contentSecurityPolicy({
    ...origins,
    scriptHashes: scriptHashes($),
    styleHashes: [...styleHashes($), ...laterStyles],
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (found) => `${found}${meta}`);
}

export const seal: Transform = {
  name: 'seal pages with a content security policy',
  async run(out, { site }) {
    const laterStyles = toastStyleHashes();
    for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
      const path = join(out, file);
      try {
        await writeFile(
          path,
          sealed(await readFile(path, 'utf8'), policyOrigins(site), laterStyles),
        );
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }
  },
};
