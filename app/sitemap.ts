import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/metadata/canonical-url';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** The pages that search engines may list, each with the day its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes)
    .filter((route) => route.indexed)
    .map((route) => ({ url: canonicalUrl(site, route.path), lastModified: route.updated }));
}
