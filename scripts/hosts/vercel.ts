import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';

/** A rule as vercel.json writes it: a path-to-regexp pattern, and headers. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

/** Any address outside this folder. */
const outside = (folder: string) => `/((?!${folder.slice(1)}).*)`;

const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/**
 * `vercel.json`, deployed with the export. Vercel applies a rule to the 404 of a missing file too, so hashed files are
 * listed one by one. No address is given one header by two rules: which of them wins is not documented.
 */
export function vercelSettings({ headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const { hashed, hashedFolder, otherwise } = CACHE_RULES;
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule(
        '/(.*)',
        headers.filter(({ name }) => name !== social.name),
      ),
      rule(
        outside(folder),
        headers.filter(({ name }) => name === social.name),
      ),
      rule(`${folder}(.*)`, [social]),
      rule(outside(hashedFolder), cached(otherwise)),
      ...hashedFiles.map((file) => rule(file, cached(hashed))),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
