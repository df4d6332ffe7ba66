import type { Content } from '@/lib/content/content';
import { type Header, isHashed, responseHeaders } from '@/lib/policy/response-headers';
import { type Page, readExport } from '@/tools/check/export';

/** What the settings of every host are made from. */
export interface HostInput {
  /** Origin of the site, such as `https://acme.example`. */
  readonly origin: string;
  /** Headers of every answer; `SOCIAL_IMAGES` names the files that carry another value of one. */
  readonly headers: readonly Header[];
  /** The same for a preview on plain http. */
  readonly previewHeaders: readonly Header[];
  /** Addresses of the pages beside the home page and the 404 page, such as `/terms`. */
  readonly pages: readonly string[];
  /** Addresses of the files with a hash in their path, the largest first, such as `/_next/static/chunks/a.js`. */
  readonly hashedFiles: readonly string[];
}

/** The parts of the content that settings of hosts depend on. */
export type HostContent = Pick<Content, 'site' | 'routes'>;

/** Where a policy lists the styles of a page by their hashes. */
const STYLES = /style-src[^;]*/;
const HASH = / 'sha256-[^']+'/g;

/**
 * The content security policy of the built pages with the styles of all of them, so that one header answers for each.
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

/** Can be written between double quotes as it is: nginx would put a variable in place of `$`. */
const VALUE = /^[\x20\x21\x23\x25-\x5b\x5d-\x7e]+$/;

/** Characters without a meaning in any of the files that hosts read. */
const ADDRESS = /^\/[A-Za-z0-9._~/-]*$/;

/** @throws Error for an entry that a host would need escaped, so that no value reaches a configuration as code */
export function checkInput({ origin, headers, pages, hashedFiles }: HostInput): void {
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new Error(`the site's address is no plain https origin: ${JSON.stringify(origin)}`);
  for (const header of headers)
    if (!VALUE.test(header.value))
      throw new Error(`a header that hosts cannot be given as it is: ${JSON.stringify(header)}`);
  for (const path of [...pages, ...hashedFiles])
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
  const policy = pagePolicy(built.pages);
  const sizeOf = (address: string) => built.read(address.slice(1)).length;
  const input = {
    origin: site.url,
    headers: responseHeaders(policy),
    previewHeaders: responseHeaders(policy, false),
    pages: Object.values(others).map(({ path }) => path),
    hashedFiles: [...built.files]
      .map((file) => `/${file}`)
      .filter((file) => isHashed(file) && !/\.(?:br|gz)$/.test(file))
      .sort((one, other) => sizeOf(other) - sizeOf(one)),
  };
  checkInput(input);
  return input;
}

/** Addresses that lead to a page and are not the one that links use, with that one. */
export function otherAddresses({ pages }: HostInput): [from: string, to: string][] {
  return [
    ['/index.html', '/'],
    ...pages.flatMap((page): [string, string][] => [
      [`${page}.html`, page],
      [`${page}/`, page],
    ]),
  ];
}
