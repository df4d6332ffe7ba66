import { basename } from 'node:path';
import { ImageResponse } from 'next/og';
import { content } from '@/lib/content/content';
import { productImagePath, socialImagePath } from '@/lib/pages/metadata';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { embeddedLogo } from '@/lib/pictures/logo';
import { fonts } from '@/lib/pictures/site-icon';
import { SOCIAL_SIZE, type SocialDrawing, socialImage } from '@/lib/pictures/social-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { demoWords, routes, site } = content;

const BARS = {
  home: { count: 54, blank: 14 },
  zones: { count: 112 },
  sessions: { count: 60 },
  'smart-money': { count: 60 },
  closing: { count: 160 },
};

const pictures = new Map<string, [headline: string, SocialDrawing]>(
  Object.entries(routes).map(([name, route]) => {
    const { headline, drawing = 'home' } = route;
    const drawn: SocialDrawing =
      name === 'notFound' ? ['not-found', { count: 273 }] : [drawing, BARS[drawing]];
    return [basename(socialImagePath(name, route)), [headline, drawn]];
  }),
).set(basename(productImagePath(site)), [site.productName, ['home', BARS.home]]);

export function generateStaticParams(): { file: string }[] {
  return [...pictures.keys()].map((file) => ({ file }));
}

/** A route, because an `opengraph-image` file would get a URL without `.png`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = pictures.get((await params).file);
  if (!picture) return new Response(null, { status: 404 });
  const [headline, drawing] = picture;
  const texts = {
    brand: site.name,
    logo: await embeddedLogo(site),
    headline,
    note: new URL(site.url).host,
    chart: demoWords,
  };
  const tones = palette(colorSchemes(site.theme)[0]);
  return new ImageResponse(socialImage(texts, drawing, tones), { ...SOCIAL_SIZE, fonts });
}
