import type { DrawingName } from '@/lib/content/schemas/landing';
import { chart } from './chart';
import { lostLine } from './lost-line';
import { markup } from './markup';
import { lostScene, sceneOf } from './scenes';
import { drawingSize, type Form, type Size } from './size';
import { type Shape, svgRoot } from './svg';
import { systemMonospace, type Typeface } from './typeface';

/** In CSS pixels at the drawing's own size. */
const fontSize: Record<Form, number> = { wide: 13, narrow: 12 };

/** @returns the drawing without its `<svg>`, for a picture that contains it at a size of its own */
export function drawingShape(name: DrawingName, form: Form, typeface: Typeface, size: Size): Shape {
  const format = { size, fontSize: fontSize[form], typeface, ids: '' };
  return name === 'not-found'
    ? lostLine(lostScene(form), format)
    : chart(sceneOf(name, form), format).shape;
}

/**
 * Draws a chart at build time.
 *
 * @param form `wide` for columns of 560 px and more, `narrow` for phones
 * @returns a complete SVG file; the same arguments always give the same text
 */
export function drawing(name: DrawingName, form: Form): string {
  const size = drawingSize(name, form);
  return markup(svgRoot(size, [drawingShape(name, form, systemMonospace, size)]));
}
