import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { canonicalUrl } from '@/lib/pages/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { home, ...others } = content.routes;
  return [home, ...Object.values(others)]
    .filter((route) => route.indexed)
    .map((route) => ({ url: canonicalUrl(content.site, route.path), lastModified: route.updated }));
}
