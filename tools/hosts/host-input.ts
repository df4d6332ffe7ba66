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

export function hostInput(out: string, { site, routes }: HostContent): HostInput {
  const built = readExport(out);
  const { home, notFound, ...others } = routes;
  const policy = pagePolicy(built.pages);
  const sizeOf = (address: string) => built.read(address.slice(1)).length;
  return {
    origin: site.url,
    headers: responseHeaders(policy),
    previewHeaders: responseHeaders(policy, false),
    pages: Object.values(others).map(({ path }) => path),
    hashedFiles: [...built.files]
      .map((file) => `/${file}`)
      .filter((file) => isHashed(file) && !/\.(?:br|gz)$/.test(file))
      .sort((one, other) => sizeOf(other) - sizeOf(one)),
  };
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
