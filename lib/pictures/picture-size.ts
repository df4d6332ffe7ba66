import type { Size } from '@/engine/chart/geometry';
import type { DrawingName } from '@/lib/content/schemas/landing';

/** `wide` is for columns of 560 px and more, `narrow` for phones. */
export type Form = 'wide' | 'narrow';

const USUAL: Record<Form, Size> = {
  wide: { width: 600, height: 430 },
  narrow: { width: 300, height: 300 },
};

const UNUSUAL: Partial<Record<DrawingName, Record<Form, Size>>> = {
  closing: { wide: { width: 960, height: 320 }, narrow: { width: 300, height: 240 } },
  // As large as the live chart that takes its place.
  demo: { wide: { width: 760, height: 500 }, narrow: { width: 300, height: 340 } },
};

/** @returns width and height for the `<img>` that shows the drawing, so that nothing shifts when it loads */
export function drawingSize(name: DrawingName, form: Form): Size {
  return (UNUSUAL[name] ?? USUAL)[form];
}

/** @returns width of the window, in CSS pixels, from which the wide drawing's text is readable */
export function wideFrom(name: DrawingName): number {
  return name === 'closing' ? 900 : 640;
}
