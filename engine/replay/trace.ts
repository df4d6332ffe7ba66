import { drawChart, projectionOf } from '@/engine/chart/chart';
import type { Projection, Rect } from '@/engine/chart/geometry';
import type { Renderer, Traced } from '@/engine/chart/renderer';
import type { Format, Scene } from '@/engine/chart/scene';

/** Hashes values with FNV-1a (Fowler, Noll and Vo) and a similar sum; not for secrets. */
function createDigest() {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  return {
    add(value: unknown): void {
      const text = JSON.stringify(value);
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 0x01000193);
        other = Math.imul(other + code, 0x01000193) ^ (other >>> 13);
      }
    },
    digest: () => [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}

export interface Drawing {
  /** Equal for drawings with the same numbers, texts and colors. */
  readonly digest: string;
  /** Each mark's bounding box, by id. */
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly lastBar: { readonly time: number; readonly wick: Rect } | null;
  readonly projection: Projection;
}

function around(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}

/** Records what is drawn, and forwards it to `renderer`. */
export function createTraceRenderer(
  projection: Projection,
  renderer?: Renderer,
): { renderer: Renderer; drawing: () => Drawing } {
  const { add, digest } = createDigest();
  const boxes = new Map<string, Rect>();
  let lastBar: Drawing['lastBar'] = null;

  function trace(of: Traced | undefined, box: Rect): void {
    if (typeof of === 'string') boxes.set(of, around(boxes.get(of) ?? box, box));
    else if (of !== undefined && of >= (lastBar?.time ?? of)) lastBar = { time: of, wick: box };
  }

  return {
    drawing: () => ({ digest: digest(), boxes, lastBar, projection }),
    renderer: {
      lines(segments, stroke) {
        add(['lines', segments, stroke]);
        for (const [x, y, toX, toY, of] of segments)
          trace(of, { x, y, width: toX - x, height: toY - y });
        renderer?.lines(segments, stroke);
      },
      path(points, look) {
        add(['path', points, look]);
        renderer?.path(points, look);
      },
      rects(rects, look) {
        add(['rects', rects, look]);
        for (const { of, ...box } of rects) trace(of, box);
        renderer?.rects(rects, look);
      },
      texts(texts, rim) {
        add(['texts', texts, rim]);
        renderer?.texts(texts, rim);
      },
    },
  };
}

/** Records a chart without its overlay; returns null without bars. */
export function drawingOf({ over: _, ...scene }: Scene, format: Format): Drawing | null {
  if (scene.bars.length === 0) return null;
  const { renderer, drawing } = createTraceRenderer(projectionOf(scene, format));
  drawChart(renderer, scene, format);
  return drawing();
}
