import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from '@/lib/build/kept-work';

/** Where owners put their pictures, from the project's root. */
export const OWN_PICTURES = 'content/own/pictures';

/** Widths in pixels, for phones and for larger windows, where a panel is 599 CSS pixels wide at most. */
export const PICTURE_WIDTHS = { narrow: 800, wide: 1200 } as const;
export type PictureWidth = keyof typeof PICTURE_WIDTHS;

/** The small one, and that for browsers without it. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Drawn as SVG it is measured in units; this many dots of an inch give it pixels enough. */
const SVG_DENSITY = 192;

/** @returns a file of the owner as it is @throws where it is missing */
export function ownFile(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(process.cwd(), OWN_PICTURES, file)));
}

/** @returns a picture of the owner to be worked on @throws where it is missing */
export function opened(file: string) {
  const path = join(process.cwd(), OWN_PICTURES, file);
  if (!existsSync(path)) throw new Error(`no picture ${OWN_PICTURES}/${file}`);
  return sharp(path, { density: SVG_DENSITY }).autoOrient();
}

/** @returns the name of a picture in one size and format: `chart-wide.avif` */
export function pictureName(file: string, width: PictureWidth, format: PictureFormat): string {
  return `${file.replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** @returns its size in pixels, never larger than it is @throws where it is missing or cannot be read */
export async function pictureSize(file: string, width: PictureWidth) {
  const { info } = await resized(file, width)
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

function resized(file: string, width: PictureWidth) {
  return opened(file).resize({ width: PICTURE_WIDTHS[width], withoutEnlargement: true });
}

/** @returns the picture as a file of that size and format @throws as `pictureSize` does */
export async function pictureFile(
  file: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = resized(file, width);
  // Lines of a chart are thin: colours keep their full resolution.
  const packed =
    format === 'avif'
      ? picture.avif({ quality: 60, chromaSubsampling: '4:4:4' })
      : picture.webp({ quality: 82, smartSubsample: true });
  const source = readFileSync(join(process.cwd(), OWN_PICTURES, file));
  return new Uint8Array(await kept([width, format, source], () => packed.toBuffer()));
}
