import type { Header } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';

/** Limits of https://openapi.vercel.sh/vercel.json (from memory). */
const MAX_RULES = 2048;
const MAX_SOURCE_LENGTH = 4096;

/** A rule as vercel.json writes it: a path-to-regexp pattern, and headers. */
const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

/** Any address outside these folders. */
const outside = (folders: readonly string[]) =>
  `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`;

/** No address is given one header by two rules: which of them wins is not documented. */
function rules({ headers, cache, hashedFiles }: HostInput) {
  const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];
  const differing = headers.flatMap(({ folders, ...header }) =>
    folders ? [{ header, folders: Object.entries(folders) }] : [],
  );
  return [
    rule(
      '/(.*)',
      headers.filter(({ folders }) => !folders),
    ),
    ...differing.map(({ header, folders }) =>
      rule(outside(folders.map(([folder]) => folder)), [header]),
    ),
    ...differing.flatMap(({ header, folders }) =>
      folders.map(([folder, value]) => rule(`${folder}(.*)`, [{ ...header, value }])),
    ),
    rule(outside([cache.hashed.folder]), cached(cache.otherwise)),
    ...hashedFiles.map((file) => rule(file, cached(cache.hashed.found))),
  ];
}

/**
 * `vercel.json`, to be put into the export and deployed with it. Vercel applies a rule to the 404 of a missing file too, so
 * hashed files are listed one by one; missing ones get Vercel's own `public, max-age=0, must-revalidate`.
 * @throws Error for more or longer rules than Vercel takes
 */
export function vercelSettings(input: HostInput): string {
  const headers = rules(input);
  if (headers.length > MAX_RULES)
    throw new Error(`vercel.json: ${headers.length} rules, Vercel takes ${MAX_RULES}.`);
  const long = headers.find(({ source }) => source.length > MAX_SOURCE_LENGTH);
  if (long) throw new Error(`vercel.json: a source of ${long.source.length} characters.`);
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
