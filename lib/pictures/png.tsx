import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { Site } from '@/content/schemas/site';
import { dataAddress, type EmbeddedLogo, embeddedLogo, isSquare } from './logo';

/** `next/og` reads TrueType, but not WOFF2. */
export const fonts = ['headlines', 'headlines-latin-ext', 'text', 'text-latin-ext'].map((name) => ({
  name,
  data: readFileSync(`lib/pictures/fonts/${name}.ttf`),
}));

export const png = (svg: string, side: number) =>
  new ImageResponse(<img alt="" src={dataAddress(svg)} width={side} height={side} />, {
    width: side,
    height: side,
  });

/** Pixels; the largest icon's side. */
const SIDE = 512;

async function letterMark(letter: string, color: string): Promise<EmbeddedLogo> {
  const style = { display: 'flex', justifyContent: 'center', width: SIDE, color } as const;
  const font = { fontFamily: 'text, text-latin-ext', fontSize: 1.1 * SIDE, lineHeight: 0.9 };
  const size = { width: SIDE, height: SIDE };
  const image = new ImageResponse(<div style={{ ...style, ...font }}>{letter}</div>, {
    ...size,
    fonts,
  });
  const data = Buffer.from(await image.arrayBuffer()).toString('base64');
  return { ...size, href: `data:image/png;base64,${data}`, hasName: true };
}

/** Returns what icons show: the owner's mark, a square logo, or for a wide one the name's first letter. */
export async function embeddedMark({ logo, name }: Pick<Site, 'logo' | 'name'>, color: string) {
  if (!logo) return undefined;
  const { mark = logo.file } = logo;
  const embedded = await embeddedLogo({ logo: { ...logo, file: mark } });
  const [letter = ''] = name;
  // The fonts have Latin letters only.
  const hasLetter = /\p{Script=Latin}/u.test(letter);
  if (!embedded || isSquare(embedded) || !hasLetter) return embedded;
  return letterMark(letter.toUpperCase(), color);
}
