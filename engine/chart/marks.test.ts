import type { Mark } from '#indicators/indicator';
import { barsOf } from '#testing/bars';
import { SWING, ZONE } from '#testing/marks';
import { sceneOf } from '#testing/replay';
import { drawChart, projectionOf } from './chart';
import type { Rect } from './geometry';
import { type Fill, type Renderer, type Segment, SYSTEM_MONOSPACE } from './renderer';
import type { Scene } from './scene';

const format = { size: { width: 600, height: 400 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
/** Each from 90 to 110 (bar 20: to 115). */
const bars = barsOf(Array.from({ length: 40 }, (_, bar) => [100, bar === 20 ? 115 : 110, 90, 100]));

function drawn(scene: Scene) {
  const strokes: { line: Segment; color: string }[] = [];
  const areas: { box: Rect; fill?: Fill | undefined }[] = [];
  const renderer: Renderer = {
    lines: (some, { color }) => strokes.push(...some.map((line) => ({ line, color }))),
    rects: (some, { fill }) => areas.push(...some.map((box) => ({ box, fill }))),
    path() {},
    texts() {},
  };
  drawChart(renderer, scene, format);
  const linesIn = (tone: string) =>
    strokes.flatMap(({ line, color }) => (color === tone ? [line] : []));
  const boxIn = (tone: string) => areas.find(({ fill }) => fill?.color === tone)?.box;
  return { linesIn, boxIn, areas, p: projectionOf(scene, format) };
}

const withMarks = (marks: readonly Mark[], endedAt: number | null = null) =>
  drawn(
    sceneOf(
      bars,
      marks.map((mark) => ({ mark, endedAt })),
    ),
  );

const known = { at: 24, knownAt: 25 };
const zone = { ...ZONE, ...known, from: 5, low: 92, high: 96 };
const gap: Mark = { ...zone, kind: 'gap', direction: 'up' };

it('a swing is tied to the bar that confirmed it', () => {
  const swing = { ...SWING, ...known, time: 20, price: 115 };
  const { linesIn, p } = withMarks([swing]);
  const y = p.y(115) - 3;
  expect(linesIn('muted').slice(0, 2)).toEqual([
    [p.x(20) + p.pitch, y, p.x(24), y, swing.id],
    [p.x(24), y, p.x(24), p.y(110)],
  ]);
});

it('zones are hatched inside their box, up for demand and down for supply; gaps are not', () => {
  const hatched = (mark: Mark) => {
    const { linesIn, boxIn } = withMarks([mark]);
    const { x, y, width, height } = boxIn('info') as Rect;
    const lines = linesIn('info').filter(([x1, y1, x2, y2]) => x1 !== x2 && y1 !== y2);
    for (const [x1, y1, x2, y2] of lines) {
      expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(x - 1e-9);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(x + width + 1e-9);
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(y - 1e-9);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(y + height + 1e-9);
    }
    return new Set(lines.map(([x1, y1, x2, y2]) => Math.round((y2 - y1) / (x2 - x1))));
  };
  expect(hatched(zone)).toEqual(new Set([-1]));
  expect(hatched({ ...zone, side: 'supply' })).toEqual(new Set([1]));
  expect(hatched(gap)).toEqual(new Set());
});

it.each<Mark>([zone, gap, { ...zone, kind: 'order-block', direction: 'up' }])(
  'an ended $kind turns gray',
  (mark) => {
    expect(withMarks([mark]).boxIn('muted')).toBeUndefined();
    const { boxIn, p } = withMarks([mark], 30);
    const { x, width } = boxIn('muted') as Rect;
    expect(boxIn('info')).toBeUndefined();
    expect(x + width).toBeCloseTo(p.x(30) - p.pitch / 2);
  },
);

it('a box older than the view reaches the left edge, without a left side', () => {
  const { boxIn, linesIn, p } = withMarks([{ ...gap, from: -500 } as Mark]);
  expect(boxIn('info')?.x).toBe(p.plot.x);
  expect(linesIn('info').filter(([x1, , x2]) => x1 === x2)).toEqual([]);
});

it('a forming bar is hollow, right of the last bar and within the scale', () => {
  const forming = { time: 99, open: 100, high: 130, low: 95, close: 120, volume: 0 };
  const { areas, p } = drawn({ ...sceneOf(bars), forming });
  const body = areas.find(({ fill, box }) => fill?.color === 'surface' && box.width < p.pitch);
  expect(body?.box.x).toBeCloseTo(p.x(39) + p.pitch - 0.33 * p.pitch);
  expect(body?.box.y).toBeCloseTo(p.y(120));
  expect(p.y(130)).toBeGreaterThan(p.plot.y);
});
