import { basename } from 'node:path';
import { kept } from '@/lib/build/kept-work';
import { palette, schemesOf } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { routeName } from '@/lib/content/placed-pages';
import type { RouteName } from '@/lib/content/schemas/site';
import { socialImagePath } from '@/lib/pages/metadata';
import { socialLogo } from '@/lib/pictures/logo';
import { png, textWidth, withFontFiles } from '@/lib/pictures/png';
import {
  PAGE_LAYOUT,
  PRODUCT_LAYOUTS,
  type SocialDrawing,
  type SocialLayout,
  socialImage,
} from '@/lib/pictures/social-image';
import { pictureFaces } from '@/lib/typefaces/faces';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { pages, routes, site } = content;

/** The chart beside each page's headline. */
const drawings: Record<RouteName, SocialDrawing> = {
  home: ['home', 60],
  terms: ['zones', 112],
  privacy: ['sessions', 60],
  refund: ['smart-money', 60],
  disclaimer: ['closing', 160],
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

const logo = socialLogo(site);
const note = new URL(site.url).host + site.basePath;
const said = [...pictures.values()].map(([headline]) => headline);
const faces = pictureFaces(JSON.stringify([site.name, note, said, content.demoWords]));

/** @returns the pictures' file names: `home.png`, `product-1x1.png` */
export function generateStaticParams(): { file: string }[] {
  return [...pictures.keys()].map((file) => ({ file }));
}

/** Answers with one picture. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = pictures.get((await params).file);
  if (!picture) return new Response(null, { status: 404 });
  const [headline, drawing, layout] = picture;
  const { files, ...families } = await faces;
  const words = {
    brand: site.name,
    logo: await logo,
    headline,
    note,
    chart: content.demoWords,
  };
  const tones = palette(schemesOf(site.theme)[0]);
  const parts = ['social', JSON.stringify([words, drawing, layout, families, tones]), ...files];
  const draw = (fonts: string[]) => {
    const svg = socialImage(words, drawing, layout, { ...families, tones }, (text, family, size) =>
      textWidth(text, family, size, fonts),
    );
    return png(svg, layout.size.width, fonts);
  };
  const image = await kept(parts, () => withFontFiles(files, draw));
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
