import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';

/** `source` is a path-to-regexp pattern. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

const outside = (...folders: readonly string[]) =>
  `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`;

const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];

/**
 * Lists hashed files one by one: Vercel applies rules to missing files too. Rules never overlap, as
 * their order is undocumented.
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

/** For `npm run serve`; the last matching rule wins. */
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
