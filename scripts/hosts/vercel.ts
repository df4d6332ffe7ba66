import type { Header } from '@/lib/policy/response-headers';
import type { Host, HostInput } from './host';

/** Limits of https://openapi.vercel.sh/vercel.json (from memory). */
const mostRules = 2048;
const longestSource = 4096;

/** A rule as vercel.json writes it: a path-to-regexp pattern, and headers. */
interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

const rule = (source: string, headers: readonly Header[]): Rule => ({
  source,
  headers: headers.map(({ name, value }) => ({ key: name, value })),
});

/** Any address outside these folders. */
const outside = (folders: readonly string[]) =>
  `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`;

/**
 * No address is given one header by two rules: which of them wins is not documented.
 */
function rules({ headers, folderHeaders, cache, hashedFiles }: HostInput): Rule[] {
  const special = new Set(folderHeaders.map(({ header }) => header.name));
  const always = headers.filter(({ name }) => !special.has(name));
  const withException = headers.filter(({ name }) => special.has(name));
  const cached = (value: string): Header[] => [{ name: 'Cache-Control', value }];
  return [
    rule('/(.*)', always),
    ...withException.map((header) => {
      const folders = folderHeaders.filter((entry) => entry.header.name === header.name);
      return rule(outside(folders.map(({ folder }) => folder)), [header]);
    }),
    ...folderHeaders.map(({ folder, header }) => rule(`${folder}(.*)`, [header])),
    rule(outside([cache.hashed.folder]), cached(cache.otherwise)),
    ...hashedFiles.map((file) => rule(file, cached(cache.hashed.found))),
  ];
}

/**
 * `vercel.json`, to be put into the export and deployed with it. Vercel applies a rule to the 404 of a missing file too, so
 * hashed files are listed one by one; missing ones get Vercel's own `public, max-age=0, must-revalidate`.
 * @throws Error for more or longer rules than Vercel takes
 */
export const vercel: Host = (input) => {
  const headers = rules(input);
  if (headers.length > mostRules)
    throw new Error(`vercel.json: ${headers.length} rules, Vercel takes ${mostRules}.`);
  const long = headers.find(({ source }) => source.length > longestSource);
  if (long) throw new Error(`vercel.json: a source of ${long.source.length} characters.`);
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers,
  };
  return [
    { place: 'beside', path: 'vercel/vercel.json', text: `${JSON.stringify(settings, null, 2)}\n` },
  ];
};
