import { content } from '@/lib/content/content';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { palette } from '@/lib/pictures/colors';
import { PICTURE_VERSION } from '@/lib/pictures/picture-folders';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Separate files keep SVG paths out of pages and scripts. */
const { footer, pricing } = content;
const names = [...pricing.methods.items, ...footer.social.links].flatMap(({ icon }) => icon ?? []);

export function generateStaticParams() {
  return [...new Set(names)].map((name) => ({ version: PICTURE_VERSION, file: `${name}.svg` }));
}

/** Returns the icon in the dark theme's muted color; light themes darken it with `--marks`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = brandIcon(file.replace(/\.svg$/, ''));
  if (!icon) return new Response(null, { status: 404 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="${palette('dark').muted}"><path d="${icon.path}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
