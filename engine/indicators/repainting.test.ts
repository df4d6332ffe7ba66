import type { Swing } from '#indicators/indicator';
import { createZigzag } from '#indicators/repainting';
import type { Bar } from '#market/bar';
import { arbitraryBars } from '#testing/bars';
import { labelOf } from '#testing/oracle';
import { fc, numRuns } from '#testing/properties';

const SIDES = ['high', 'low'] as const;
const height = (side: Swing['side'], bar: Bar | undefined) =>
  bar ? (side === 'high' ? bar.high : -bar.low) : Number.NaN;

const isOfTen = (bars: readonly Bar[], index: number, side: Swing['side']) =>
  index >= 9 &&
  bars.slice(index - 9, index).every((other) => height(side, other) < height(side, bars[index]));

/** Finds each leg's furthest bar: a leg ends before the first extreme of ten on the other side. */
function turnsOf(bars: readonly Bar[]): { side: Swing['side']; index: number }[] {
  const start = bars.findIndex((_, index) => SIDES.some((side) => isOfTen(bars, index, side)));
  const first = SIDES.find((side) => isOfTen(bars, start, side));
  const turns: { side: Swing['side']; index: number }[] = [];
  if (!first) return turns;
  for (let [side, from]: [Swing['side'], number] = [first, start]; ; ) {
    const heights = bars.map((bar) => height(side, bar));
    const furthest = (until: number) =>
      heights.indexOf(Math.max(...heights.slice(from, until + 1)), from);
    const back = side === 'high' ? 'low' : 'high';
    const turn = bars.findIndex(
      (_, index) => index > from && furthest(index) !== index && isOfTen(bars, index, back),
    );
    turns.push({ side, index: furthest(turn < 0 ? bars.length - 1 : turn) });
    if (turn < 0) return turns;
    [side, from] = [back, turn];
  }
}

it('each bar shows the zigzag of all bars so far', () => {
  fc.assert(
    fc.property(arbitraryBars(80), (bars) => {
      const swingAt = createZigzag();
      const shown: Swing[] = [];
      for (const [now, bar] of bars.entries()) {
        const swing = swingAt(bar, bar.time + 1);
        if (swing && shown.at(-1)?.side === swing.side) shown.pop();
        if (swing) shown.push(swing);
        const turns = turnsOf(bars.slice(0, now + 1));
        const wanted = turns.map(({ side, index }, place): Swing => {
          const { time, [side]: price } = bars[index] as Bar;
          const before = turns[place - 2] && bars[turns[place - 2]?.index ?? 0]?.[side];
          const label = labelOf(side, price, before === undefined ? before : { price: before });
          const moment = { at: time, knownAt: time + 1 };
          return {
            kind: 'swing',
            id: `swing:${side}:${time}`,
            ...moment,
            time,
            price,
            side,
            label,
          };
        });
        expect(shown).toEqual(wanted);
      }
    }),
    { numRuns },
  );
});
