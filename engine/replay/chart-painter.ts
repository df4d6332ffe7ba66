import { chart, projectionOf } from '@/engine/chart/chart';
import type { PlacedLabel } from '@/engine/chart/labels';
import { type Overlay, overlay } from '@/engine/chart/overlay';
import { type Patterns, paint } from '@/engine/chart/paint';
import type { Format, Scene } from '@/engine/chart/scene';
import { element } from '@/engine/chart/svg';

/** A chart and what is drawn over it. */
export interface Picture {
  scene: Scene;
  over: Overlay;
}

/** More device pixels per CSS pixel than this cost much and show little. */
const mostScale = 2;

/**
 * Paints one chart on a canvas, again and again. A canvas, as an SVG in the page would cost style and layout for hundreds
 * of elements in each of sixty frames a second; the drawing is the same.
 *
 * @returns paints a picture, and leaves the last one where there is no bar to show
 */
export function createChartPainter(canvas: HTMLCanvasElement) {
  const patterns: Patterns = new Map();
  let labels: readonly PlacedLabel[] = [];

  return (picture: Picture, format: Format): void => {
    const surface = canvas.getContext('2d', { alpha: false });
    const { scene, over } = picture;
    if (!surface || scene.bars.length === 0) return;
    const scale = Math.min(mostScale, window.devicePixelRatio);
    const [width, height] = [format.size.width, format.size.height].map((side) =>
      Math.round(side * scale),
    ) as [number, number];
    // Setting its size empties a canvas and gives it new memory, even where the size stays.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    surface.setTransform(scale, 0, 0, scale, 0, 0);
    const drawn = chart(scene, format, labels);
    labels = drawn.labels;
    const shapes = [drawn.shape, ...overlay(over, projectionOf(scene, format))];
    paint(surface, element('g', {}, shapes), patterns);
  };
}
