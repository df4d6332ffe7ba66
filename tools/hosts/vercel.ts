import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';

/** A rule as vercel.json writes it: a path-to-regexp pattern, and headers. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

/** Any address outside these folders. */
const outside = (...folders: readonly string[]) =>
  `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`;

const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/**
 * `vercel.json`, deployed with the export. Vercel applies a rule to the 404 of a missing file too, so hashed files are
 * listed one by one. No address is given one header by two rules: which of them wins is not documented.
 */
export function vercelSettings({ headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const { hashed, hashedFolders, otherwise } = CACHE_RULES;
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
      rule(outside(...hashedFolders), cached(otherwise)),
      ...hashedFiles.map((file) => rule(file, cached(hashed))),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** `serve.json`, read by `npm run serve`: the last rule that fits an address decides. */
export function serveSettings({ previewHeaders }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const { hashed, hashedFolders, otherwise } = CACHE_RULES;
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      rule('**', [...previewHeaders, ...cached(otherwise)]),
      ...hashedFolders.map((folder) => rule(`${folder}**`, cached(hashed))),
      rule(`${folder}**`, [social]),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
