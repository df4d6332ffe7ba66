import { z } from 'zod';
import { oneOf, pictureFile, text } from './fields';

/** Names of drawings in `lib/pictures/drawing.ts`. */
export const DRAWINGS = [
  'home',
  'smart-money',
  'zones',
  'sessions',
  'confirmed',
  'repainted',
  'future-came',
  'future-other',
  'smart-money-guide',
  'zones-guide',
  'sessions-guide',
  'closing',
  'not-found',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];

const drawing = oneOf('a drawing', DRAWINGS);
const alt = text(300).min(20, 'alt text of at least 20 characters');

export const imageSchema = z.strictObject({ drawing, alt });
export type Image = z.infer<typeof imageSchema>;

const EITHER = 'either a drawing or a file in public/pictures/';

/** A drawing, or the owner's file. Under drawings, pages print `frame.simulated` too. */
export const pictureSchema = z
  .strictObject({
    drawing: drawing.optional(),
    file: pictureFile.optional(),
    alt,
    caption: text().optional(),
  })
  .refine(({ drawing, file }) => Boolean(drawing) !== Boolean(file), {
    error: EITHER,
    path: ['file'],
  });
export type Picture = z.infer<typeof pictureSchema>;

export const iconSchema = oneOf('an icon', [
  'chart',
  'robot',
  'bell',
  'algorithm',
  'update',
  'support',
]);
export type IconName = z.infer<typeof iconSchema>;
