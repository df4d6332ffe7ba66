import { drawChart, projectionOf } from '#chart/chart';
import type { Projection, Rect } from '#chart/geometry';
import type { Renderer, Traced } from '#chart/renderer';
import type { Format, Scene } from '#chart/scene';

/** Hashes values with FNV-1a (Fowler, Noll and Vo) and a similar sum; not for secrets. */
function digestOf(values: readonly unknown[]): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  const text = JSON.stringify(values);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x01000193) ^ (other >>> 13);
  }
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What is drawn of a mark. `look` has its colors and dashes, `slope` its hatching's direction. */
export interface Painted {
  box: Rect;
  look: string;
  slope?: number;
  name?: string;
}

export interface Drawing {
  /** Equal for drawings with the same numbers, texts and colors. */
  digest(): string;
  readonly marks: ReadonlyMap<string, Painted>;
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
  const drawn: unknown[] = [];
  const marks = new Map<string, Painted>();
  let lastBar: Drawing['lastBar'] = null;

  function trace(of: Traced | undefined, box: Rect, look: string): void {
    if (typeof of === 'string') {
      const known = marks.get(of) ?? { box, look };
      known.box = around(known.box, box);
      if (!known.look.includes(look)) known.look += `, ${look}`;
      marks.set(of, known);
    } else if (of !== undefined && of >= (lastBar?.time ?? of)) lastBar = { time: of, wick: box };
  }

  return {
    drawing: () => ({ digest: () => digestOf(drawn), marks, lastBar, projection }),
    renderer: {
      lines(segments, stroke) {
        drawn.push(['lines', segments, stroke]);
        const look = `${stroke.color} ${stroke.width} ${stroke.dashes}`;
        for (const [x, y, toX, toY, of] of segments) {
          const hatched = x !== toX && y !== toY && typeof of === 'string' && marks.get(of);
          if (hatched) hatched.slope = Math.sign(toY - y);
          else trace(of, { x, y, width: toX - x, height: toY - y }, look);
        }
        renderer?.lines(segments, stroke);
      },
      path(points, look) {
        drawn.push(['path', points, look]);
        renderer?.path(points, look);
      },
      rects(rects, look) {
        drawn.push(['rects', rects, look]);
        const { color, opacity } = look.fill ?? {};
        for (const { of, ...box } of rects) trace(of, box, `${color} ${opacity}`);
        renderer?.rects(rects, look);
      },
      texts(texts, rim) {
        drawn.push(['texts', texts, rim]);
        for (const { id = '', text, color } of texts) {
          const named = marks.get(id);
          if (named) named.name = `${text} ${color}`;
        }
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
