import type { Content } from '@/lib/content/resolve-content';
import { type Header, isHashed, responseHeaders } from '@/lib/policy/response-headers';
import { type Page, readExport } from '@/tools/build/export';

export interface HostInput {
  readonly origin: string;
  readonly headers: readonly Header[];
  /** The headers except those that force https. */
  readonly previewHeaders: readonly Header[];
  readonly pages: readonly string[];
  /** Largest first. */
  readonly hashedFiles: readonly string[];
}

export type HostContent = Pick<Content, 'site' | 'routes'>;

const STYLES = /style-src[^;]*/;
const HASH = / 'sha256-[^']+'/g;

/**
 * Merges the pages' policies into one for the header.
 * @throws if they differ in anything but style hashes
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
      `out/: expected one Content-Security-Policy for all pages, got none or several (${[...files.values()].join(', ')}).`,
    );
  return policy.replace(STYLES, (sources) => [sources, ...[...hashes].sort()].join(''));
}

/** Safe in double quotes; nginx would expand `$`. */
const VALUE = /^[\x20\x21\x23\x25-\x5b\x5d-\x7e]+$/;

/** Safe in every host's configuration. */
const ADDRESS = /^\/[A-Za-z0-9._~/-]*$/;

/** @throws for values that a host could misread */
export function checkInput({ origin, headers, pages, hashedFiles }: HostInput): void {
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new Error(`site.url: expected an https origin, got ${JSON.stringify(origin)}`);
  for (const header of headers)
    if (!VALUE.test(header.value))
      throw new Error(
        `header: expected ASCII without double quotes, backslashes or $, got ${JSON.stringify(header)}`,
      );
  for (const path of [...pages, ...hashedFiles])
    if (!ADDRESS.test(path))
      throw new Error(`path: expected letters, digits and ._~/- only, got ${JSON.stringify(path)}`);
}

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

/** Returns redirects to each page's canonical address. */
export function otherAddresses({ pages }: HostInput): [from: string, to: string][] {
  return [
    ['/index.html', '/'],
    ...pages.flatMap((page): [string, string][] => [
      [`${page}.html`, page],
      [`${page}/`, page],
    ]),
  ];
}
