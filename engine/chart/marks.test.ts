import type { Mark, Zone } from '@/engine/indicators/indicator';
import { barsOf } from '@/engine/testing/bars';
import { SWING, ZONE } from '@/engine/testing/marks';
import { sceneOf } from '@/engine/testing/replay';
import { drawChart, projectionOf } from './chart';
import type { Rect } from './geometry';
import { type Fill, type Pen, type Segment, SYSTEM_MONOSPACE } from './pen';
import type { Scene } from './scene';

const format = { size: { width: 600, height: 400 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
const bars = barsOf(Array.from({ length: 40 }, (_, bar) => [100, bar === 20 ? 115 : 110, 90, 100]));

function drawn(scene: Scene) {
  const strokes: { line: Segment; colour: string }[] = [];
  const areas: { box: Rect; fill?: Fill | undefined; isOutlined: boolean }[] = [];
  const pen: Pen = {
    lines: (some, { colour }) => strokes.push(...some.map((line) => ({ line, colour }))),
    rects: (some, { fill, stroke }) =>
      areas.push(...some.map((box) => ({ box, fill, isOutlined: stroke !== undefined }))),
    path() {},
    texts() {},
  };
  drawChart(pen, scene, format);
  return { strokes, areas, p: projectionOf(scene, format) };
}

const withMarks = (marks: readonly Mark[], endedAt: number | null = null) =>
  drawn(
    sceneOf(
      bars,
      marks.map((mark) => ({ mark, endedAt })),
    ),
  );

const known = { at: 24, knownAt: 25 };
const swing = { ...SWING, ...known, time: 20, price: 115 };

it('ties a swing to the bar that confirmed it: along its stroke, then down to that very bar', () => {
  const { strokes, p } = withMarks([swing]);
  const ties = strokes.filter(({ colour }) => colour === 'muted').map(({ line }) => line);
  const y = p.y(115) - 3;
  expect(ties).toEqual([
    [p.x(20) + p.pitch, y, p.x(24), y],
    [p.x(24), y, p.x(24), p.y(110)],
  ]);
  const atOnce = withMarks([{ ...swing, at: 20 }]);
  expect(atOnce.strokes.filter(({ colour }) => colour === 'muted')).toEqual([]);
});

const zone = { ...ZONE, ...known, from: 5, low: 92, high: 96 };

describe('zones that overlap', () => {
  const other: Zone = { ...zone, id: 'other', from: 15, low: 94, high: 98 };
  const { strokes, areas, p } = withMarks([zone, other]);

  it('share one tint and one hatching', () => {
    const kinds = areas.filter(({ fill }) => fill?.colour === 'tide');
    expect(kinds).toHaveLength(4);
  });

  it('share an outline, without the edges of either inside the other', () => {
    const isAcross = ([x1, y1, x2, y2]: Segment) => y1 === y2 && x2 > x1;
    const edges = strokes.filter(({ colour, line }) => colour === 'tide' && isAcross(line));
    const right = p.plot.x + p.plot.width;
    const [one, two] = [p.x(5) - p.pitch / 2, p.x(15) - p.pitch / 2];
    const at = (price: number, from: number, to: number) => [from, p.y(price), to, p.y(price)];
    expect(edges.map(({ line }) => line)).toEqual([
      at(96, one, two),
      at(92, one, right),
      at(98, two, right),
    ]);
  });
});

it.each<Mark>([
  zone,
  { ...zone, kind: 'order-block', direction: 'up' },
  { ...zone, kind: 'gap', direction: 'up' },
])('greys a $kind where it has ended, and ends it there', (mark) => {
  const coloursOf = (endedAt: number | null) =>
    new Set(withMarks([mark], endedAt).areas.map(({ fill }) => fill?.colour));
  expect([coloursOf(null).has('tide'), coloursOf(null).has('muted')]).toEqual([true, false]);
  expect([coloursOf(30).has('tide'), coloursOf(30).has('muted')]).toEqual([false, true]);
  const { areas, p } = withMarks([mark], 30);
  const box = areas.find(({ fill }) => fill?.colour === 'muted')?.box;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(p.x(30) - p.pitch / 2);
});

it('keeps a box that began long ago, from the left edge on, without an edge that would say it began there', () => {
  const { areas, strokes, p } = withMarks([{ ...zone, kind: 'gap', direction: 'up', from: -500 }]);
  const box = areas.find(({ fill }) => fill?.colour === 'tide')?.box;
  expect(box?.x).toBe(p.plot.x);
  const starts = strokes.filter(({ colour, line }) => colour === 'tide' && line[0] === line[2]);
  expect(starts).toEqual([]);
});

it('draws a bar that has not closed hollow, beside the last one, within the scale', () => {
  const forming = { time: 99, open: 100, high: 130, low: 95, close: 120, volume: 0 };
  const { areas, p } = drawn({ ...sceneOf(bars), forming });
  const body = areas.find(
    ({ isOutlined, fill, box }) => isOutlined && !fill && box.width < p.pitch,
  );
  expect(body?.box.x).toBeCloseTo(p.x(39) + p.pitch - 0.33 * p.pitch);
  expect(body?.box.y).toBeCloseTo(p.y(120));
  expect(p.y(130)).toBeGreaterThan(p.plot.y);
});
