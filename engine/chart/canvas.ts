import { drawChart, projectionOf } from './chart';
import type { Projection } from './geometry';
import {
  CAPITALS_MIDDLE,
  type Face,
  isolated,
  type Look,
  type Palette,
  type Renderer,
  RIM_WIDTH,
} from './renderer';
import type { Format, Scene } from './scene';

type Surface = CanvasRenderingContext2D;
const ALIGNMENTS = { start: 'left', middle: 'center', end: 'right' } as const;

function createCanvasRenderer(
  surface: Surface,
  { fontSize, typeface }: Face,
  palette: Palette,
): Renderer {
  function paint({ fill, stroke }: Look): void {
    if (fill) {
      surface.globalAlpha = fill.opacity ?? 1;
      surface.fillStyle = palette[fill.color];
      surface.fill();
    }
    if (stroke) {
      surface.globalAlpha = stroke.opacity ?? 1;
      surface.strokeStyle = palette[stroke.color];
      surface.lineWidth = stroke.width;
      surface.setLineDash([...(stroke.dashes ?? [])]);
      surface.stroke();
    }
    surface.globalAlpha = 1;
  }

  return {
    lines(segments, stroke) {
      surface.beginPath();
      for (const [x1, y1, x2, y2] of segments) {
        surface.moveTo(x1, y1);
        surface.lineTo(x2, y2);
      }
      paint({ stroke });
    },
    path(points, look) {
      surface.beginPath();
      for (const [x, y] of points) surface.lineTo(x, y);
      if (look.fill) surface.closePath();
      surface.lineJoin = 'round';
      paint(look);
      surface.lineJoin = 'miter';
    },
    rects(rects, { radius, ...look }) {
      surface.beginPath();
      for (const { x, y, width, height } of rects) {
        if (radius) surface.roundRect(x, y, width, height, radius);
        else surface.rect(x, y, width, height);
      }
      paint(look);
    },
    texts(texts, rim) {
      if (rim) {
        surface.strokeStyle = palette[rim];
        surface.lineWidth = RIM_WIDTH;
        surface.lineJoin = 'round';
        surface.setLineDash([]);
      }
      for (const { text, x, y, color, align = 'start', isBold } of texts) {
        surface.font = `${isBold ? 600 : 400} ${fontSize}px ${typeface.family}`;
        surface.textAlign = ALIGNMENTS[align];
        surface.fillStyle = palette[color];
        const baseline = y + CAPITALS_MIDDLE * fontSize;
        surface.direction = 'ltr';
        if (rim) surface.strokeText(isolated(text), x, baseline);
        surface.fillText(isolated(text), x, baseline);
      }
      surface.lineJoin = 'miter';
    },
  };
}

/** Returns null where privacy settings or add-ons block canvases. */
function surfaceOf(canvas: HTMLCanvasElement): Surface | null {
  try {
    return canvas.getContext('2d');
  } catch {
    return null;
  }
}

/** Uses the character width that this browser measures, if larger. */
function measured(surface: Surface, format: Format): Format {
  const { fontSize, typeface } = format;
  surface.font = `600 ${fontSize}px ${typeface.family}`;
  const advance = surface.measureText('0').width / fontSize;
  return { ...format, typeface: { ...typeface, advance: Math.max(typeface.advance, advance) } };
}

/** Higher ratios cost time and make little visible difference. */
const MAX_PIXEL_RATIO = 2;

interface Painted {
  projection: Projection;
  /** Has this browser's character width, if larger. */
  format: Format;
}

/** Returns a function that paints a scene; null if canvases are blocked. Without bars, it paints
 * nothing and returns null. Not an SVG, which would have too many elements to lay out. */
export function createChartPainter(canvas: HTMLCanvasElement, palette: Palette) {
  const surface = surfaceOf(canvas);
  if (!surface) return null;

  return (
    scene: Scene,
    wanted: Format,
    traced = (renderer: Renderer, _: Projection) => renderer,
  ): Painted | null => {
    if (scene.bars.length === 0) return null;
    const format = measured(surface, wanted);
    const scale = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio);
    const width = Math.round(format.size.width * scale);
    const height = Math.round(format.size.height * scale);
    // Setting a canvas's size clears it and allocates memory, even if the size is unchanged.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    surface.setTransform(scale, 0, 0, scale, 0, 0);
    surface.clearRect(0, 0, format.size.width, format.size.height);
    const renderer = createCanvasRenderer(surface, format, palette);
    const projection = projectionOf(scene, format);
    drawChart(traced(renderer, projection), scene, format, renderer);
    return { projection, format };
  };
}
