import { ICON_FILES, SVG_ICON } from '@/lib/pictures/icons';
import { siteIcon, siteIconPng } from '@/lib/pictures/site-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return ['icon.svg', ...Object.keys(ICON_FILES)].map((file) => ({ file }));
}

/** A route, because Next's `icon` file would get a URL without `.png`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const style = ICON_FILES[(await params).file];
  if (style) return siteIconPng(style);
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response(await siteIcon(SVG_ICON), { headers });
}
