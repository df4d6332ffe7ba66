import { cacheRules } from '@/lib/policy/cache-rules';
import { folderHeaders, responseHeaders } from '@/lib/policy/response-headers';
import type { SiteContent } from '../postbuild/content';
import { readExport } from '../postbuild/read-export';
import type { HostInput } from './host';
import { pagePolicy } from './page-policy';

/** The parts of the content that hosts are told about. */
export type HostContent = Pick<SiteContent, 'site' | 'routes'>;

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
    folderHeaders,
    cache: cacheRules,
    pages: Object.values(others).map(({ path }) => path),
    hashedFiles: [...built.files]
      .map((file) => `/${file}`)
      .filter((file) => file.startsWith(cacheRules.hashed.folder) && !/\.(?:br|gz)$/.test(file)),
  };
}
