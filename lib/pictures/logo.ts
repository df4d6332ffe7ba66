import sharp from 'sharp';
import type { Size } from '@/engine/chart/geometry';
import type { Site } from '@/lib/schemas/site';
import { fileSize, OWN_FOLDER } from './own-pictures';
import { OWN_PICTURES } from './picture-size';

/** CSS pixels. */
export interface Logo extends Size {
  src: string;
  hasName: boolean;
}

/** `href` is a `data:` URL. */
export interface EmbeddedLogo extends Size {
  href: string;
  hasName: boolean;
}

export const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Pixels; the largest icon's side. */
const MAX_SIDE = 512;

/** Returns the logo as PNG, because `next/og` draws neither WebP nor an SVG's text. */
export async function embeddedLogo({ logo }: Pick<Site, 'logo'>) {
  if (!logo) return undefined;
  const { data, info } = await sharp(OWN_FOLDER + logo.file)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const href = `data:image/png;base64,${data.toString('base64')}`;
  const embedded: EmbeddedLogo = { ...info, href, hasName: logo.hasName };
  return embedded;
}

/** Tolerates what icons can show without making a bar of it. */
export const isSquare = ({ width, height }: Size) =>
  Math.max(width, height) <= 1.25 * Math.min(width, height);

/** Equal area gives long and square logos the same weight. */
const AREA = 3500;
/** Fits a phone's header. */
const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
const MAX_SIGN_HEIGHT = 32;

export async function shownLogo({ logo }: Pick<Site, 'logo'>): Promise<Logo | undefined> {
  if (!logo) return undefined;
  const { file, hasName } = logo;
  const { width, height } = await fileSize(file);
  const ratio = width / height;
  const maxHeight = hasName ? MAX_HEIGHT : MAX_SIGN_HEIGHT;
  const shown = Math.min(maxHeight, Math.sqrt(AREA / ratio), MAX_WIDTH / ratio);
  const size = { width: Math.round(shown * ratio), height: Math.round(shown) };
  return { src: OWN_PICTURES + file, ...size, hasName };
}
