import { lookup } from 'mrmime';
import { palette, schemesOf } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { ICON_FILES, icon, SVG_ICON } from '@/lib/pictures/icons';
import { iconPicture, logoFiles } from '@/lib/pictures/logo';
import { png } from '@/lib/pictures/png';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { site } = content;
const tones = palette(schemesOf(site.theme)[0]);

/** Of a picture in the scalable icon, in pixels: tabs show it at 16 to 32. */
const SVG_SIDE = 96;

/** What makes each file, by its name: `icon.svg`, `icon-48.png`, `logo.svg` */
const files = new Map<string, () => Promise<BodyInit>>([
  ['icon.svg', async () => icon(SVG_ICON, tones, await iconPicture(site, SVG_SIDE))],
  ...Object.entries(ICON_FILES).map(([name, style]): [string, () => Promise<BodyInit>] => [
    name,
    async () => png(icon(style, tones, await iconPicture(site, style.side)), style.side),
  ]),
  ...logoFiles(site).map(({ name, make }): [string, () => Promise<BodyInit>] => [name, make]),
]);

/** @returns the files' names */
export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

/** Answers with one icon, or a picture of the logo. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const make = files.get(file);
  if (!make) return new Response(null, { status: 404 });
  return new Response(await make(), { headers: { 'Content-Type': lookup(file) ?? '' } });
}
