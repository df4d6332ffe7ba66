import type { Site } from '@/lib/content/schemas/site';

/**
 * The one address of a page. Canonical link, `og:url`, sitemap and structured data all write it this way: the home page
 * is the bare origin, because Next prints a canonical link to `/` without the slash, whatever it is given
 * (`next/dist/lib/metadata/resolvers/resolve-url.js`).
 * @param path as `content/routes.ts` writes it: `/`, `/terms`
 */
export function canonicalUrl(site: Pick<Site, 'url'>, path: string): string {
  return path === '/' ? site.url : `${site.url}${path}`;
}
