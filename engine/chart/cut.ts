import type { Rect } from './geometry';
import type { Renderer, Segment } from './renderer';
import type { ShownMark } from './scene';

/** One side of the line after which bars differ between futures; the whole chart without a line. */
export interface Side {
  from: number;
  to: number;
  marks: readonly ShownMark[];
}

function isKnownAt({ mark }: ShownMark, cut: number): boolean {
  const hasEnded = !('to' in mark) || mark.to <= cut;
  return hasEnded && (!('at' in mark) || mark.at <= cut);
}

const before = (time: number | null | undefined, cut: number) =>
  time && time <= cut ? time : null;

/** Left of the line, returns marks as they stood at `cut`; right of it, as they are now. So a mark
 * that is confirmed later begins at the line. */
export function sidesOf(
  marks: readonly ShownMark[],
  cut: number | undefined,
  line: number,
): Side[] {
  if (cut === undefined) return [{ from: -Infinity, to: Infinity, marks }];
  const past = marks
    .filter((shown) => isKnownAt(shown, cut))
    .map(({ mark, endedAt, testedAt }) => ({
      mark,
      endedAt: before(endedAt, cut),
      testedAt: before(testedAt, cut),
    }));
  return [
    { from: -Infinity, to: line, marks: past },
    { from: line, to: Infinity, marks },
  ];
}

type Ends = Pick<Side, 'from' | 'to'>;

function clippedLine([x1, y1, x2, y2, of]: Segment, { from, to }: Ends): Segment[] {
  const [left, right] = [Math.max(from, Math.min(x1, x2)), Math.min(to, Math.max(x1, x2))];
  if (left > right || (left === right && x1 !== x2)) return [];
  if (x1 === x2) return [[x1, y1, x2, y2, of]];
  const at = (x: number) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  const [start, end] = x1 < x2 ? [left, right] : [right, left];
  return [[start, at(start), end, at(end), of]];
}

export function clippedRect<Box extends Rect>(box: Box, { from, to }: Ends): Box[] {
  const x = Math.max(from, box.x);
  const width = Math.min(to, box.x + box.width) - x;
  return width > 0 ? [{ ...box, x, width }] : [];
}

/** Returns a renderer that draws only lines and boxes between two heights of the x axis. */
export function clipped(renderer: Renderer, ends: Ends): Renderer {
  if (ends.from === -Infinity && ends.to === Infinity) return renderer;
  return {
    ...renderer,
    lines: (segments, stroke) =>
      renderer.lines(
        segments.flatMap((segment) => clippedLine(segment, ends)),
        stroke,
      ),
    rects: (rects, look) =>
      renderer.rects(
        rects.flatMap((rect) => clippedRect(rect, ends)),
        look,
      ),
  };
}

/** Pieces of a sloping line are at most this long. */
const PIECE = 4;

/** Returns thin boxes around the lines that `draw` draws, except hatching. */
export function edgesOf(draw: (renderer: Renderer) => void): Rect[] {
  const edges: Rect[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number) =>
    edges.push({
      x: Math.min(x1, x2) - 0.5,
      y: Math.min(y1, y2) - 0.5,
      width: Math.abs(x2 - x1) + 1,
      height: Math.abs(y2 - y1) + 1,
    });
  draw({
    lines(segments) {
      for (const [x1, y1, x2, y2] of segments) if (x1 === x2 || y1 === y2) add(x1, y1, x2, y2);
    },
    path(points) {
      for (const [index, [x2, y2]] of points.entries()) {
        const [x1, y1] = points[index - 1] ?? [x2, y2];
        const pieces = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / PIECE);
        for (let at = 0; at < pieces; at++) {
          const place = (part: number) =>
            [x1 + (part / pieces) * (x2 - x1), y1 + (part / pieces) * (y2 - y1)] as const;
          add(...place(at), ...place(at + 1));
        }
      }
    },
    rects() {},
    texts() {},
  });
  return edges;
}
