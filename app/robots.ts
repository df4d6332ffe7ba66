import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';

export const dynamic = 'force-static';

/** Allows everything: crawlers must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${content.site.url}/sitemap.xml` };
}
