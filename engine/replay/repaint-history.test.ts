import type { Swing } from '#indicators/indicator';
import { createZigzag } from '#indicators/repainting';
import { MINUTE_MS } from '#market/bar';
import { BASE_STEP_MS, simulatedMarket } from '#market/simulated-market';
import { chartOf } from '#testing/bars';
import { fc, numRuns } from '#testing/properties';
import { createRepaintHistory } from './repaint-history';

const { bars } = chartOf(simulatedMarket(6, 2400), 15 * MINUTE_MS, BASE_STEP_MS);
const history = createRepaintHistory(createZigzag());
for (const bar of bars) history.next(bar, bar.time);
const swingAt = createZigzag();
const swings = bars.map((bar) => swingAt(bar, bar.time));

function wanted(position: number) {
  const [marks, vanished]: [Swing[], Swing[]] = [[], []];
  for (const swing of swings.slice(0, position)) {
    if (swing && marks.at(-1)?.side === swing.side) vanished.push(marks.pop() as Swing);
    if (swing) marks.push(swing);
  }
  return { marks, vanished };
}

/** Draws the zigzag of all bars so far again after each bar, and compares it with the one before. */
function slowCounts(position: number) {
  let takenBack = 0;
  let before: readonly Swing[] = [];
  const firstTimes: number[] = [];
  for (let bar = 1; bar <= position; bar++) {
    const { marks } = wanted(bar);
    takenBack += before.filter(({ id }) => !marks.some((mark) => mark.id === id)).length;
    // Only the last swing moves, so the places of the others in the list stay the same.
    for (const [place, { time }] of marks.entries()) firstTimes[place] ??= time;
    before = marks;
  }
  const moved = before.filter(({ time }, place) => time !== firstTimes[place]).length;
  return { takenBack, standing: before.length, moved };
}

it('counts the swings taken back, those that stand, and those that first stood elsewhere', () => {
  for (const position of [0, 9, 10, 40, 333, bars.length])
    expect(history.countsAt(position)).toEqual(slowCounts(position));
  const { takenBack, standing, moved } = history.countsAt(bars.length);
  expect(takenBack).toBeGreaterThan(standing);
  expect(moved).toBeGreaterThan(9);
  expect(moved).toBeLessThan(standing);
});

it('the history returns the marks of any position, in any order', () => {
  const places = fc.array(fc.integer({ min: 0, max: bars.length }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(places, (positions) => {
      for (const position of positions) expect(history.at(position, 0)).toEqual(wanted(position));
    }),
    { numRuns },
  );
  const { marks } = wanted(700);
  const before = marks.findLast(({ time }) => time < (bars[600]?.time ?? 0)) as Swing;
  const [first, ...later] = history.at(700, 600).marks;
  expect([first, ...later]).toEqual(marks.slice(marks.indexOf(before)));
});
