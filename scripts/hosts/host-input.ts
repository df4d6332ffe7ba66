import { type Page, readExport } from '@/checks/export';
import type { Content } from '@/lib/content/content';
import { CACHE_RULES, type Header, responseHeaders } from '@/lib/policy/response-headers';

/** What every host is told about the site, in its own language. */
export interface HostInput {
  /** Origin of the site, such as `https://acme.example`. */
  readonly origin: string;
  /** The folder of the origin that the site stands in, such as `/indicators`; empty at the top. Addresses begin with it. */
  readonly basePath: string;
  /** Headers of every answer; `SOCIAL_IMAGES` says which files carry another value of one. */
  readonly headers: readonly Header[];
  /** Addresses of the pages beside the home page and the 404 page, such as `/terms`. */
  readonly pages: readonly string[];
  /** Addresses of the files with a hash in their name, the largest first, such as `/_next/static/chunks/a.js`. */
  readonly hashedFiles: readonly string[];
}

/** The parts of the content that hosts are told about. */
export type HostContent = Pick<Content, 'site' | 'routes'>;

/** Where a policy lists the styles of a page by their hashes. */
const STYLES = /style-src[^;]*/;
const HASH = / 'sha256-[^']+'/g;

/**
 * The content security policy of the built pages with the styles of all of them, so that one header answers for each and cannot
 * say anything else.
 * @throws Error when a page has none, or when two pages differ in more than their styles
 */
export function pagePolicy(pages: readonly Pick<Page, '$' | 'file'>[]): string {
  const hashes = new Set<string>();
  const files = new Map(
    pages.map(({ $, file }) => {
      const own = $('meta[http-equiv="Content-Security-Policy" i]').attr('content') ?? 'no policy';
      for (const hash of STYLES.exec(own)?.[0].match(HASH) ?? []) hashes.add(hash);
      return [own.replace(STYLES, (sources) => sources.replace(HASH, '')), file];
    }),
  );
  const [policy = 'no policy'] = files.keys();
  if (files.size !== 1 || policy === 'no policy')
    throw new Error(
      `expected one content security policy in all pages, so that one header fits them; got ${files.size}, in ${[...files.values()].join(' and ')}.`,
    );
  return policy.replace(STYLES, (sources) => [sources, ...[...hashes].sort()].join(''));
}

/**
 * What can be written between double quotes as it is: nginx and Caddy would put a variable in place of `$` and `{`, Apache
 * one in place of `%`, and each has its own way to write a quotation mark.
 */
const VALUE = /^[\x20\x21\x23\x26-\x5b\x5d-\x7a\x7c\x7e]+$/;

/** Characters without a meaning in any of the files that hosts read. */
const ADDRESS = /^\/[A-Za-z0-9._~/-]*$/;

/**
 * Holds the input to what every host can be told without escaping, so that no value reaches a configuration as code.
 * @throws Error that names the first entry which cannot
 */
export function checkInput({ origin, basePath, headers, pages, hashedFiles }: HostInput): void {
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new Error(`the site's address is no plain https origin: ${JSON.stringify(origin)}`);
  for (const header of headers)
    if (!VALUE.test(header.value))
      throw new Error(`a header that hosts cannot be given as it is: ${JSON.stringify(header)}`);
  for (const path of [`${basePath}/`, ...pages, ...hashedFiles])
    if (!ADDRESS.test(path))
      throw new Error(`an address that hosts cannot be given as it is: ${JSON.stringify(path)}`);
}

/**
 * Gathers what hosts need from a finished export and the content it was built from.
 * @param out folder of the export
 * @throws Error when the pages carry no policy or different ones, or for what hosts cannot be given
 */
export function hostInput(out: string, { site, routes }: HostContent): HostInput {
  const built = readExport(out);
  const { home, notFound, ...others } = routes;
  const { basePath } = site;
  const sizeOf = (address: string) => built.read(address.slice(1)).length;
  const input = {
    origin: site.url,
    basePath,
    headers: responseHeaders(pagePolicy(built.pages)),
    pages: Object.values(others).map(({ path }) => basePath + path),
    hashedFiles: [...built.files]
      .map((file) => `/${file}`)
      .filter((file) => file.startsWith(CACHE_RULES.hashedFolder) && !/\.(?:br|gz)$/.test(file))
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .map((file) => basePath + file),
  };
  checkInput(input);
  return input;
}

/** Addresses that lead to a page and are not the one that links use, with that one. */
export function otherAddresses({
  basePath,
  pages,
}: HostInput): readonly [from: string, to: string][] {
  return [
    ...(basePath === '' ? [] : [[basePath, `${basePath}/`] satisfies [string, string]]),
    [`${basePath}/index.html`, `${basePath}/`],
    ...pages.flatMap((page): [string, string][] => [
      [`${page}.html`, page],
      [`${page}/`, page],
    ]),
  ];
}
