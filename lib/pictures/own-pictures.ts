import sharp from 'sharp';
import type { Size } from '@/engine/chart/geometry';
import type { Picture } from '@/lib/schemas/picture';
import { OWN_PICTURES, type ShownPicture } from './picture-size';

export const OWN_FOLDER = `public${OWN_PICTURES}`;

/** Returns the size as browsers show it: cameras store some photos turned. */
export async function fileSize(file: string): Promise<Size> {
  const { autoOrient } = await sharp(OWN_FOLDER + file).metadata();
  return autoOrient;
}

/** CSS pixels; fits most windows. */
const MAX_HEIGHT = 720;

/** Adds the size of the owner's file. @param simulated what to print under drawings */
export async function shownPicture(
  picture: Picture,
  simulated = '',
  maxHeight = MAX_HEIGHT,
): Promise<ShownPicture> {
  const { drawing, file = '', alt, caption = '' } = picture;
  const captions = [caption, drawing ? simulated : ''].filter(Boolean);
  if (drawing) return { drawing, alt, captions };
  const { width, height } = await fileSize(file);
  const scale = Math.min(1, maxHeight / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src: OWN_PICTURES + file, alt, captions, ...size };
}
