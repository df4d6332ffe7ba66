import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';
import { asPattern } from './template';

/** A rule as vercel.json writes it: a path-to-regexp pattern, and headers. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

/** Any address outside this folder. */
const outside = (folder: string) => `/((?!${asPattern(folder.slice(1))}).*)`;

/**
 * `vercel.json`, to be put into the export and deployed with it. Vercel applies a rule to the 404 of a missing file too, so
 * hashed files are listed one by one; missing ones get Vercel's own `public, max-age=0, must-revalidate`. No address is given
 * one header by two rules: which of them wins is not documented.
 */
export function vercelSettings({ basePath, headers, hashedFiles }: HostInput): string {
  const { header: social } = SOCIAL_IMAGES;
  const { hashed, otherwise } = CACHE_RULES;
  const [folder, hashedFolder] = [SOCIAL_IMAGES.folder, CACHE_RULES.hashedFolder].map(
    (path) => basePath + path,
  ) as [string, string];
  const shared = headers.filter(({ name }) => name !== social.name);
  const stricter = headers.filter(({ name }) => name === social.name);
  const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', shared),
      rule(outside(folder), stricter),
      rule(`${folder}(.*)`, [social]),
      rule(outside(hashedFolder), cached(otherwise)),
      ...hashedFiles.map((file) => rule(file, cached(hashed))),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
