import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Size } from '@/engine/chart/geometry';
import { svgFile, tag } from '@/engine/chart/svg';
import { contrast, schemesOf } from '@/lib/content/colours';
import type { Site } from '@/lib/content/schemas/site';
import { opened, ownFile } from './picture-files';
import type { Bytes } from './png';

/** A picture of the logo as pages show it: its address and its room in CSS pixels. */
interface Shown extends Size {
  src: string;
}

/** The owner's logo as header and footer show it. */
export interface Logo extends Shown {
  /** In its place on light pages, of a site that follows the visitor's system. */
  day?: Shown;
  /** Whether the brand's name is in the picture. */
  hasName: boolean;
}

type LogoSite = Pick<Site, 'logo' | 'theme'>;

/** Letters of a logo are outlines; looking for the fonts of the system takes most of a second. */
const NO_FONTS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

const isSvg = (file: string) => file.endsWith('.svg');

/**
 * @param file its name
 * @param bytes what it holds
 * @returns its size in pixels @throws Error for what is no such file
 */
export function sizeOfLogo(file: string, bytes: Buffer): Size {
  if (isSvg(file)) {
    const { width, height } = new Resvg(bytes, NO_FONTS);
    return { width, height };
  }
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
  if (!isPng) throw new Error('not a PNG file');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Pixels of the width in which a logo is looked at, so that its thin lines have some of their own. */
const LOOKED_AT_WIDTH = 400;
/** Of 255: what covers less than this is the edge of a shape. */
const MIN_OPACITY = 64;

/**
 * @param ground `#rrggbb`
 * @param least contrast of what a visitor can tell from it
 * @returns how much of the width of what is drawn can be told from the ground, 0 to 1
 * @throws Error for what is no picture
 */
export function seenShare(file: string, bytes: Buffer, ground: string, least: number): number {
  const { width, height } = sizeOfLogo(file, bytes);
  const type = isSvg(file) ? 'svg+xml' : 'png';
  const href = `data:image/${type};base64,${bytes.toString('base64')}`;
  const svg = svgFile({ width, height }, tag('image', { href, width, height }));
  const options = { ...NO_FONTS, fitTo: { mode: 'width', value: LOOKED_AT_WIDTH } } as const;
  const picture = new Resvg(svg, options).render().pixels;
  const onGround = new Resvg(svg, { ...options, background: ground }).render().pixels;
  // What reaches into its corner has a ground of its own.
  if (picture[3] === 255) return 1;
  const drawn = new Set<number>();
  const seen = new Set<number>();
  // A logo has few colours and many pixels.
  const told = new Map<string, boolean>();
  for (let at = 0; at < picture.length; at += 4) {
    const column = (at / 4) % LOOKED_AT_WIDTH;
    if ((picture[at + 3] ?? 0) < MIN_OPACITY || seen.has(column)) continue;
    drawn.add(column);
    const colour = `#${onGround.toString('hex', at, at + 3)}`;
    if (!told.has(colour)) told.set(colour, contrast(colour, ground) >= least);
    if (told.get(colour)) seen.add(column);
  }
  return drawn.size === 0 ? 0 : seen.size / drawn.size;
}

/** What a logo covers in the header, so that long ones and square ones weigh the same, in CSS pixels. */
const AREA = 3500;
/** A header on a phone has no room for more. */
const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
/** Beside the name it is a sign of the line. */
const MAX_SIGN_HEIGHT = 32;

/** @returns the room of a logo in the header, in whole CSS pixels */
export function logoRoom({ width, height }: Size, hasName: boolean): Size {
  const ratio = width / height;
  const high = Math.min(
    hasName ? MAX_HEIGHT : MAX_SIGN_HEIGHT,
    Math.sqrt(AREA / ratio),
    MAX_WIDTH / ratio,
  );
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

/** @returns the names of the pictures that pages use, the first of them also where only one can be */
function filesIn({ logo, theme }: LogoSite): string[] {
  if (!logo) return [];
  const { file, light = file } = logo;
  return [...new Set(schemesOf(theme).map((scheme) => (scheme === 'light' ? light : file)))];
}

const sizeOfOwn = (file: string) => sizeOfLogo(file, Buffer.from(ownFile(file)));

/** How many dots the densest screens have for a CSS pixel. */
const DENSITY = 3;

/**
 * @returns the logo's pictures by their names under `/icons/`, each with its room and what makes it: SVG as it is, PNG as lossless
 * WebP of the size that the densest screens show
 */
export function logoFiles(site: LogoSite) {
  return filesIn(site).map((file, index) => {
    const room = logoRoom(sizeOfOwn(file), site.logo?.hasName === true);
    const name = `logo${index > 0 ? '-day' : ''}.${isSvg(file) ? 'svg' : 'webp'}`;
    const make = async (): Promise<Bytes> => {
      if (isSvg(file)) return ownFile(file);
      const size = { height: room.height * DENSITY, withoutEnlargement: true };
      return new Uint8Array(await opened(file).resize(size).webp({ lossless: true }).toBuffer());
    };
    return { name, room, make };
  });
}

/** @returns the logo as pages show it; nothing for a site that has the drawn mark @throws where a file of it is missing */
export function shownLogo(site: LogoSite): Logo | undefined {
  const [first, day] = logoFiles(site).map(({ name, room }) => ({
    src: `/icons/${name}`,
    ...room,
  }));
  if (!first || !site.logo) return undefined;
  return { ...first, ...(day && { day }), hasName: site.logo.hasName };
}

/** A picture to be drawn into another one. */
interface Inset extends Size {
  /** All of it, as a `data:` address. */
  href: string;
}

/** The square picture that icons show in place of the drawn mark. */
export interface IconPicture extends Inset {
  /** The colour of its corner, where no part of it is transparent: it brings its own ground. */
  ground?: string;
}

async function insetOf(file: string, side: number): Promise<Inset> {
  const size = sizeOfOwn(file);
  if (isSvg(file)) {
    const text = Buffer.from(ownFile(file)).toString('base64');
    return { ...size, href: `data:image/svg+xml;base64,${text}` };
  }
  const limits = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await opened(file).resize(limits).png().toBuffer();
  return { ...size, href: `data:image/png;base64,${bytes.toString('base64')}` };
}

/**
 * @param side of the largest icon that it is for, in pixels
 * @returns what icons show; nothing for a site that has the drawn mark
 */
export async function iconPicture(site: LogoSite, side: number): Promise<IconPicture | undefined> {
  const file = site.logo?.icon ?? filesIn(site)[0];
  if (!file) return undefined;
  const inset = await insetOf(file, side);
  const { isOpaque } = await opened(file).stats();
  if (!isOpaque) return inset;
  const corner = await opened(file)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { ...inset, ground: `#${corner.toString('hex', 0, 3)}` };
}

/** The most pixels that a social image has for the logo. */
const SOCIAL_WIDTH = 600;

/** The logo as social images show it. */
export interface SocialLogo extends Inset {
  hasName: boolean;
}

/** @returns the logo for social images; nothing for a site that has the drawn mark */
export async function socialLogo(site: LogoSite): Promise<SocialLogo | undefined> {
  const [file] = filesIn(site);
  if (!file || !site.logo) return undefined;
  return { ...(await insetOf(file, SOCIAL_WIDTH)), hasName: site.logo.hasName };
}
