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
