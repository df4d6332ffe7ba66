import { lookup } from 'mrmime';
import { content } from '@/lib/content/content';
import { palette, schemesOf } from '@/lib/pictures/colours';
import { ICON_FILES, icon, SVG_ICON } from '@/lib/pictures/icons';
import { embeddedLogo } from '@/lib/pictures/logo';
import { png } from '@/lib/pictures/png';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { site } = content;
const tones = palette(schemesOf(site.theme)[0]);

const logo = embeddedLogo(site);

/** What makes each file, by its name: `icon.svg`, `icon-48.png` */
const files = new Map<string, () => BodyInit>([
  ['icon.svg', () => icon(SVG_ICON, tones, logo)],
  ...Object.entries(ICON_FILES).map(([name, style]): [string, () => BodyInit] => [
    name,
    () => png(icon(style, tones, logo), style.side),
  ]),
]);

/** @returns the files' names */
export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

/** Answers with one icon. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const make = files.get(file);
  if (!make) return new Response(null, { status: 404 });
  return new Response(make(), { headers: { 'Content-Type': lookup(file) ?? '' } });
}
