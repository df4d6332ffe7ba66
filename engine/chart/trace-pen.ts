import { drawChart, projectionOf } from './chart';
import type { Projection, Rect } from './geometry';
import type { Pen, Traced } from './pen';
import type { Format, Scene } from './scene';

const [SPREAD, OTHER_SPREAD] = [2_654_435_761, 1_597_334_677];

function createDigest() {
  const number = new Float64Array(1);
  const bits = new Uint32Array(number.buffer);
  let [one, other] = [0x9e37_79b9, 0x85eb_ca6b];

  function word(value: number): void {
    one = Math.imul(one ^ value, SPREAD);
    one ^= one >>> 15;
    other = Math.imul(other ^ value, OTHER_SPREAD);
    other ^= other >>> 13;
  }

  function add(value: unknown): void {
    if (typeof value === 'number') {
      number[0] = value;
      word(bits[0] as number);
      word(bits[1] as number);
    } else if (typeof value === 'string') {
      word(value.length);
      for (let at = 0; at < value.length; at++) word(value.charCodeAt(at));
    } else if (Array.isArray(value)) {
      word(value.length);
      for (const item of value) add(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        const field: unknown = value[name as keyof typeof value];
        if (field === undefined) continue;
        add(name);
        add(field);
      }
    } else word(value ? 1 : 0);
  }

  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
  return { add, digest: () => hex(one) + hex(other) };
}

export interface Drawing {
  readonly digest: string;
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

export function createTracePen(
  projection: Projection,
  pen?: Pen,
): { pen: Pen; drawing: () => Drawing } {
  const { add, digest } = createDigest();
  const boxes = new Map<string, Rect>();
  let lastBar: Drawing['lastBar'] = null;

  function trace(of: Traced | undefined, box: Rect): void {
    if (typeof of === 'string') boxes.set(of, around(boxes.get(of) ?? box, box));
    else if (of !== undefined && of >= (lastBar?.time ?? of)) lastBar = { time: of, wick: box };
  }

  return {
    drawing: () => ({ digest: digest(), boxes, lastBar, projection }),
    pen: {
      lines(segments, stroke) {
        add(['lines', segments, stroke]);
        for (const [x, y, toX, toY, of] of segments)
          trace(of, { x, y, width: toX - x, height: toY - y });
        pen?.lines(segments, stroke);
      },
      path(points, look) {
        add(['path', points, look]);
        pen?.path(points, look);
      },
      rects(rects, look) {
        add(['rects', rects, look]);
        for (const { of, ...box } of rects) trace(of, box);
        pen?.rects(rects, look);
      },
      texts(texts, rim) {
        add(['texts', texts, rim]);
        pen?.texts(texts, rim);
      },
    },
  };
}

export function drawingOf({ over: _, ...scene }: Scene, format: Format): Drawing | null {
  if (scene.bars.length === 0) return null;
  const { pen, drawing } = createTracePen(projectionOf(scene, format));
  drawChart(pen, scene, format);
  return drawing();
}
