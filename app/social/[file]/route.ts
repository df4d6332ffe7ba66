import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { kept } from '@/lib/build/kept-work';
import { content } from '@/lib/content/content';
import type { RouteName } from '@/lib/content/schemas/site';
import { socialImagePath } from '@/lib/pages/metadata';
import { routeName } from '@/lib/pages/placed-pages';
import { palette, schemesOf } from '@/lib/pictures/colours';
import { embeddedLogo } from '@/lib/pictures/logo';
import { FAMILIES, FONT_FILES, png, textWidth } from '@/lib/pictures/png';
import {
  PAGE_LAYOUT,
  PRODUCT_LAYOUTS,
  type SocialDrawing,
  type SocialLayout,
  socialImage,
} from '@/lib/pictures/social-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { pages, routes, site } = content;

/** The chart beside each page's headline. */
const drawings: Record<RouteName, SocialDrawing> = {
  home: ['home', 60],
  paymentSuccess: ['home', 60],
  notFound: ['not-found', 273],
};

/** Bars beside the headline of a Markdown page, by what it draws. */
const BARS = { home: 60, zones: 112, sessions: 60, 'smart-money': 60, closing: 160 };
const ofPages = pages.map((page): [string, SocialDrawing] => {
  const { drawing = 'home' } = page;
  return [routeName(page), [drawing, BARS[drawing]]];
});

const pictures = new Map<string, [headline: string, SocialDrawing, SocialLayout]>();
for (const [name, drawing] of [...Object.entries(drawings), ...ofPages])
  pictures.set(basename(socialImagePath(name)), [
    routes[name]?.headline ?? '',
    drawing,
    PAGE_LAYOUT,
  ]);
for (const [file, layout] of Object.entries(PRODUCT_LAYOUTS))
  pictures.set(file, [site.productName, ['home', 112], layout]);

const logo = embeddedLogo(site);
const note = new URL(site.url).host;
const fonts = FONT_FILES.map((file) => readFileSync(file));

/** @returns the pictures' file names: `home.png`, `product-1x1.png` */
export function generateStaticParams(): { file: string }[] {
  return [...pictures.keys()].map((file) => ({ file }));
}

/** Answers with one picture. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = pictures.get((await params).file);
  if (!picture) return new Response(null, { status: 404 });
  const [headline, drawing, layout] = picture;
  const words = { brand: site.name, logo, headline, note, chart: content.demoWords };
  const style = { ...FAMILIES, tones: palette(schemesOf(site.theme)[0]) };
  const parts = ['social', JSON.stringify([words, drawing, layout, style]), ...fonts];
  const image = await kept(parts, () =>
    png(socialImage(words, drawing, layout, style, textWidth), layout.size.width),
  );
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
