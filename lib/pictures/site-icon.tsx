import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { content } from '@/lib/content/content';
import type { Site } from '@/lib/schemas/site';
import { colorSchemes, palette } from './colors';
import { type IconFile, type IconStyle, icon } from './icons';
import { dataAddress, type EmbeddedLogo, embeddedLogo, isSquare } from './logo';

/** `next/og` reads TrueType, but not WOFF2. */
export const fonts = ['headlines', 'headlines-latin-ext', 'text', 'text-latin-ext'].map((name) => ({
  name,
  data: readFileSync(`lib/pictures/fonts/${name}.ttf`),
}));

const tones = palette(colorSchemes(content.site.theme)[0]);

/** Pixels; the largest icon's side. */
const SIDE = 512;

async function letterMark(letter: string): Promise<EmbeddedLogo> {
  const box = { display: 'flex', justifyContent: 'center', width: SIDE } as const;
  const font = { fontFamily: 'text, text-latin-ext', fontSize: 1.1 * SIDE, lineHeight: 0.9 };
  const size = { width: SIDE, height: SIDE };
  const drawn = <div style={{ ...box, ...font, color: tones.accent }}>{letter}</div>;
  const image = await new ImageResponse(drawn, { ...size, fonts }).arrayBuffer();
  const data = Buffer.from(image).toString('base64');
  return { ...size, href: `data:image/png;base64,${data}`, hasName: true };
}

/** Returns the owner's mark, a square logo, or for a wide one the name's first letter. */
export async function embeddedMark({ logo, name }: Pick<Site, 'logo' | 'name'>) {
  if (!logo) return undefined;
  const embedded = await embeddedLogo({ logo: { ...logo, file: logo.mark ?? logo.file } });
  const [letter = ''] = name;
  // The fonts have Latin letters only.
  if (!embedded || isSquare(embedded) || !/\p{Script=Latin}/u.test(letter)) return embedded;
  return letterMark(letter.toUpperCase());
}

/** Returns an SVG icon with the site's colors and mark. */
export const siteIcon = async (style: IconStyle) =>
  icon(style, tones, await embeddedMark(content.site));

export async function siteIconPng({ side, ...style }: IconFile) {
  const src = dataAddress(await siteIcon(style));
  const size = { width: side, height: side };
  return new ImageResponse(<img alt="" src={src} {...size} />, size);
}
