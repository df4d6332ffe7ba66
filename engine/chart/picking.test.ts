import type { Mark } from '@/engine/indicators/indicator';
import { flatBars } from '@/engine/testing/bars';
import { LEVEL, SWING, ZONE } from '@/engine/testing/marks';
import { playedMarket, sceneOf } from '@/engine/testing/replay';
import { projectionOf } from './chart';
import { boxOf, isArea, isInView } from './marks';
import { SYSTEM_MONOSPACE } from './pen';
import { markAt } from './picking';
import type { ShownMark } from './scene';

const format = { size: { width: 600, height: 400 }, fontSize: 13, typeface: SYSTEM_MONOSPACE };
const bars = flatBars(Array.from({ length: 40 }, (_, bar) => (bar % 2 ? 20 : 10)));
const known = { at: 20, knownAt: 21 };
const zone = { ...ZONE, ...known, from: 10 };
const marks: Mark[] = [
  { ...zone, id: 'wide', low: 11, high: 19 },
  { ...zone, id: 'inner', low: 14, high: 16 },
  { ...LEVEL, ...known, id: 'level', from: 10, price: 15 },
  { ...SWING, ...known, id: 'swing', time: 16, price: 18 },
];
const scene = sceneOf(
  bars,
  marks.map((mark) => ({ mark, endedAt: null })),
);
const p = projectionOf(scene, format);

it.each<[what: string, time: number, price: number, down: number, id: string | undefined]>([
  ['a line rather than the area that it lies in', 30, 15, 0, 'level'],
  ['a line that is missed by a little', 30, 15, 11, 'level'],
  ['the smallest area, where no line is near', 30, 15.9, 0, 'inner'],
  ['the area around it', 30, 18, 0, 'wide'],
  ['a swing by its stroke', 16, 18, -3, 'swing'],
  ['a swing by its name', 16, 18, -20, 'swing'],
  ['nothing where nothing is near', 3, 15, 0, undefined],
])('finds %s', (_, time, price, down, id) => {
  expect(markAt(scene, p, p.x(time), p.y(price) + down)?.mark.id).toBe(id);
});

it('finds every mark of a chart but areas under others somewhere', () => {
  const played = playedMarket(2124)(0.9, 100);
  const on = projectionOf(played, format);
  const drawn = played.marks.filter((shown) => isInView(shown, on) && boxOf(shown, on));
  const found = new Set<string>();
  for (let x = 0; x < 600; x += 3)
    for (let y = 0; y < 400; y += 3) {
      const id = markAt(played, on, x, y)?.mark.id;
      if (id) found.add(id);
    }
  const missed = drawn.filter(({ mark }) => !found.has(mark.id));
  const heights = drawn.flatMap((shown) => boxOf(shown, on)?.y ?? []);
  // Two opens may be one price: the first of them is found.
  const isAlone = (shown: ShownMark) =>
    heights.filter((y) => y === boxOf(shown, on)?.y).length === 1;
  expect(missed.filter((shown) => !isArea(shown) && isAlone(shown))).toEqual([]);
  expect(missed.length).toBeLessThan(drawn.length / 5);
});
