import { palette, schemesOf } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { ICON_FILES, icon, SVG_ICON } from '@/lib/pictures/icons';
import { png } from '@/lib/pictures/png';

export const dynamic = 'force-static';
export const dynamicParams = false;

const svgFile = 'icon.svg';
const tones = palette(schemesOf(content.site.theme)[0]);

/** @returns the icons' file names: `icon.svg`, `icon-48.png` */
export function generateStaticParams(): { file: string }[] {
  return [svgFile, ...Object.keys(ICON_FILES)].map((file) => ({ file }));
}

/** Answers with one icon. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === svgFile) {
    return new Response(icon(SVG_ICON, tones), { headers: { 'Content-Type': 'image/svg+xml' } });
  }
  const style = ICON_FILES[file];
  if (!style) return new Response(null, { status: 404 });
  return new Response(png(icon(style, tones), style.side), {
    headers: { 'Content-Type': 'image/png' },
  });
}
