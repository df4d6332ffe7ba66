import type { ShownMark } from '@/engine/chart/scene';
import { playedMarket } from '@/engine/testing/replay';
import { markBeside } from './pointing';

const { marks } = playedMarket(9)(0.5, 80);

/** Where one comes to from a mark, step by step, until there is none. */
function walk(on: readonly ShownMark[], by: 1 | -1): string[] {
  const ids: string[] = [];
  for (let mark = markBeside(on, null, by); mark; mark = markBeside(on, mark.id, by))
    ids.push(mark.id);
  return ids;
}

it('leads through every mark once, the other way round back, by when they became known', () => {
  const older = walk(marks, -1);
  expect(older.length).toBeGreaterThan(10);
  expect(new Set(older).size).toBe(older.length);
  expect(walk(marks, 1)).toEqual(older.toReversed());
  // However they are drawn, and whichever came first.
  expect(walk(marks.toReversed(), -1)).toEqual(older);
  const known = older.map((id) => {
    const mark = marks.find((shown) => shown.mark.id === id)?.mark;
    return mark && 'knownAt' in mark ? mark.knownAt : 0;
  });
  expect(known).toEqual(known.toSorted((a, b) => b - a));
});

it('begins anew where the mark has left the chart, and ends where there are none', () => {
  expect(markBeside(marks, 'gone', -1)?.id).toBe(walk(marks, -1)[0]);
  expect(markBeside([], null, 1)).toBeNull();
});
