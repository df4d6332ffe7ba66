import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Nothing is disallowed: a crawler has to read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}/sitemap.xml` };
}
