import type { DrawingName } from '@/lib/content/schemas/landing';
import { chart } from './chart';
import { lostLine } from './lost-line';
import { lostScene, sceneOf } from './scenes';
import { drawingSize, type Shape, type Size } from './size';
import { svgDocument } from './svg';
import { systemMonospace, type Typeface } from './typeface';

/** In CSS pixels at the drawing's own size. */
const fontSize: Record<Shape, number> = { wide: 13, narrow: 12 };

/** @returns the drawing's markup without its `<svg>`, for a picture that contains it at a size of its own */
export function drawingMarkup(
  name: DrawingName,
  shape: Shape,
  typeface: Typeface,
  size: Size,
): string {
  return name === 'not-found'
    ? lostLine(lostScene(shape), size, fontSize[shape], typeface)
    : chart(sceneOf(name, shape), size, fontSize[shape], typeface);
}

/**
 * Draws a chart at build time.
 *
 * @param shape `wide` for columns of 560 px and more, `narrow` for phones
 * @returns a complete SVG file; the same arguments always give the same text
 */
export function drawing(name: DrawingName, shape: Shape): string {
  const size = drawingSize(name, shape);
  return svgDocument(size, drawingMarkup(name, shape, systemMonospace, size));
}
