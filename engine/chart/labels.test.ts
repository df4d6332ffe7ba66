import { fc } from '@/engine/testing/properties';
import { contains, sharedArea } from './geometry';
import { clearOf, measured, type PlacedLabel, spread } from './labels';

const face = { fontSize: 10, typeface: { family: 'mono', advance: 0.6 } };
const frame = { x: 0, y: 0, width: 200, height: 100 };

const label = (text: string, x: number, y: number, align: PlacedLabel['align'] = 'start') =>
  measured({ id: text, text, x, y, align, colour: 'ink' }, face);

it.each([
  ['start', 50],
  ['middle', 38],
  ['end', 26],
] as const)('measures a text from its %s', (align, x) => {
  expect(label('ABCD', 50, 20, align).box).toEqual({ x, y: 14.5, width: 24, height: 11 });
});

it.each<[what: string, PlacedLabel[], taken: number[], kept: string]>([
  ['all that keep clear of each other', [label('A', 9, 20), label('B', 60, 20)], [], 'AB'],
  ['the first of two that touch', [label('A', 9, 20), label('B', 12, 24)], [], 'A'],
  ['none on what is taken', [label('A', 9, 20), label('B', 60, 20)], [0], 'B'],
  ['none beyond the frame', [label('A', 198, 20), label('B', 60, 99)], [], ''],
])('keeps %s', (_, labels, taken, kept) => {
  const strips = taken.map((x) => ({ x, y: 0, width: 30, height: 40 }));
  expect(
    clearOf(labels, frame, strips)
      .map(({ text }) => text)
      .join(''),
  ).toBe(kept);
});

describe('labels one below the other', () => {
  const heights = fc.array(fc.double({ min: -20, max: 120, noNaN: true }), { maxLength: 16 });
  const at = (ys: readonly number[]) => ys.map((y, place) => label(`${place}`, 90, y));

  it('touch nothing, stay inside and in the order of their prices, closer where they are many; the least important are left out', () => {
    fc.assert(
      fc.property(heights, (ys) => {
        const set = spread(at(ys), frame, face);
        expect(set).toHaveLength(Math.min(11, ys.length));
        expect(set.every(({ text }) => Number(text) < 11)).toBe(true);
        expect(set.every(({ box }) => contains(frame, box))).toBe(true);
        const wanted = set.map(({ text }) => ys[Number(text)] as number);
        expect(wanted).toEqual(wanted.toSorted((a, b) => a - b));
        for (const [place, { box }] of set.slice(1).entries())
          expect(sharedArea(box, (set[place] as PlacedLabel).box)).toBeCloseTo(0);
      }),
    );
  });

  it('stand at their prices where there is room, and around the middle of them where there is not', () => {
    const heightsOf = (...ys: number[]) => spread(at(ys), frame, face).map(({ y }) => y);
    expect(heightsOf(20, 60)).toEqual([20, 60]);
    expect(heightsOf(50, 50)).toEqual([43.5, 56.5]);
    expect(heightsOf(-30)).toEqual([6.5]);
  });

  it('glide: a price that moves a little moves none of them much', () => {
    fc.assert(
      fc.property(heights, fc.nat(11), (ys, which) => {
        const some = ys.slice(0, 7);
        const moved = some.map((y, place) => (place === which % some.length ? y + 0.01 : y));
        const before = new Map(spread(at(some), frame, face).map(({ text, y }) => [text, y]));
        const isOvertaking = some.some(
          (y, place) => place !== which && Math.abs(y - (some[which % some.length] ?? 0)) < 0.02,
        );
        for (const { text, y } of spread(at(moved), frame, face))
          expect(isOvertaking || Math.abs(y - (before.get(text) as number)) < 0.02).toBe(true);
      }),
    );
  });
});
