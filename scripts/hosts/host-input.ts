import { type Page, readExport } from '@/checks/export';
import type { Content } from '@/lib/content/content';
import {
  CACHE_RULES,
  type CacheRules,
  type Header,
  responseHeaders,
} from '@/lib/policy/response-headers';

/** What every host is told about the site, in its own language. */
export interface HostInput {
  /** Origin of the site, such as `https://acme.example`. */
  readonly origin: string;
  /** Headers of every answer. */
  readonly headers: readonly Header[];
  readonly cache: CacheRules;
  /** Addresses of the pages beside the home page and the 404 page, such as `/terms`. */
  readonly pages: readonly string[];
  /** Addresses of the files with a hash in their name, such as `/_next/static/chunks/a.js`. */
  readonly hashedFiles: readonly string[];
}

/** The parts of the content that hosts are told about. */
export type HostContent = Pick<Content, 'site' | 'routes'>;

function policyOf({ $, file }: Pick<Page, '$' | 'file'>): string {
  const found = $('meta[http-equiv="Content-Security-Policy" i]');
  const text = found.attr('content')?.trim();
  if (found.length !== 1 || !text)
    throw new Error(`${file} has ${found.length} content security policies, expected one.`);
  return text;
}

/**
 * The content security policy that the built pages carry, so that the header cannot say anything else.
 * @throws Error when a page has none, or when two pages differ: one header answers for all of them
 */
export function pagePolicy(pages: readonly Pick<Page, '$' | 'file'>[]): string {
  const [first, ...others] = pages.map((page) => ({ file: page.file, policy: policyOf(page) }));
  if (!first) throw new Error('the export has no pages: run npm run build first.');
  const other = others.find(({ policy }) => policy !== first.policy);
  if (other)
    throw new Error(
      `${first.file} and ${other.file} differ in their content security policy, so no one header fits both: nothing that differs by page may be in it, such as the hash of an inline script.`,
    );
  return first.policy;
}

/**
 * Gathers what hosts need from a finished export and the content it was built from.
 * @param out folder of the export
 * @throws Error when the pages carry no policy or different ones
 */
export function hostInput(out: string, { site, routes }: HostContent): HostInput {
  const built = readExport(out);
  const { home, notFound, ...others } = routes;
  return {
    origin: site.url,
    headers: responseHeaders(pagePolicy(built.pages)),
    cache: CACHE_RULES,
    pages: Object.values(others).map(({ path }) => path),
    hashedFiles: [...built.files]
      .map((file) => `/${file}`)
      .filter((file) => file.startsWith(CACHE_RULES.hashed.folder) && !/\.(?:br|gz)$/.test(file)),
  };
}

/** Characters without a meaning in any of the files that hosts read. */
const ADDRESS = /^\/[A-Za-z0-9._~/-]*$/;

/**
 * What can be written between double quotes as it is: nginx and Caddy would put a variable in place of `$` and `{`, Apache
 * one in place of `%`, and each has its own way to write a quotation mark.
 */
const VALUE = /^[\x20\x21\x23\x26-\x5b\x5d-\x7a\x7c\x7e]+$/;

const NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

/**
 * Holds the input to what every host can be told without escaping, so that no value reaches a configuration as code.
 * @throws Error that names the first entry which cannot
 */
export function checkInput({ origin, headers, cache, pages, hashedFiles }: HostInput): void {
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new Error(`the site's address is no plain https origin: ${JSON.stringify(origin)}`);
  const written = [
    ...headers.map(({ name, value }) => ({ name, value })),
    ...headers.flatMap(({ name, folders = {} }) =>
      Object.values(folders).map((value) => ({ name, value })),
    ),
    { name: 'Cache-Control', value: cache.hashed.found },
    { name: 'Cache-Control', value: cache.otherwise },
  ];
  for (const header of written)
    if (!NAME.test(header.name) || !VALUE.test(header.value))
      throw new Error(`a header that hosts cannot be given as it is: ${JSON.stringify(header)}`);
  const folders = [
    cache.hashed.folder,
    ...headers.flatMap((header) => Object.keys(header.folders ?? {})),
  ];
  for (const path of [...folders, ...pages, ...hashedFiles])
    if (!ADDRESS.test(path))
      throw new Error(`an address that hosts cannot be given as it is: ${JSON.stringify(path)}`);
  for (const folder of folders)
    if (!folder.endsWith('/')) throw new Error(`a folder needs a slash at its end: ${folder}`);
  for (const file of hashedFiles)
    if (!file.startsWith(cache.hashed.folder))
      throw new Error(`${file} is not below ${cache.hashed.folder}`);
}

/** Addresses that lead to a page and are not the one that links use, with that one. */
export function otherAddresses(pages: readonly string[]): readonly [from: string, to: string][] {
  return [
    ['/index.html', '/'],
    ...pages.flatMap((page): [string, string][] => [
      [`${page}.html`, page],
      [`${page}/`, page],
    ]),
  ];
}
