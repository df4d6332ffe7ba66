import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { ICON_FILES, icon, SVG_ICON } from '@/lib/pictures/icons';
import { embeddedMark, png } from '@/lib/pictures/png';

export const dynamic = 'force-static';
export const dynamicParams = false;

const tones = palette(colorSchemes(content.site.theme)[0]);

export function generateStaticParams(): { file: string }[] {
  return ['icon.svg', ...Object.keys(ICON_FILES)].map((file) => ({ file }));
}

/** A route, because Next's `icon` file would get a URL without `.png`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const mark = await embeddedMark(content.site, tones.accent);
  const style = ICON_FILES[(await params).file];
  if (style) return png(icon(style, tones, mark), style.side);
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response(icon(SVG_ICON, tones, mark), { headers });
}
