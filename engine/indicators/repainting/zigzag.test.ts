import type { Swing } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';
import { arbitraryBars } from '@/engine/testing/bars';
import { averageTrueRanges, labelOf } from '@/engine/testing/oracle';
import { fc, numRuns } from '@/engine/testing/properties';
import { createZigzag } from './zigzag';

const outwards = (side: Swing['side'], bar: Bar) => (side === 'high' ? bar.high : -bar.low);

function turnsOf(bars: readonly Bar[]): { side: Swing['side']; index: number }[] {
  const ranges = averageTrueRanges(bars);
  const start = ranges.findIndex((range) => range !== null);
  if (start < 0) return [];
  const turns: { side: Swing['side']; index: number }[] = [];
  for (let [side, from]: [Swing['side'], number] = ['high', start]; ; ) {
    const heights = bars.map((bar) => outwards(side, bar));
    const back: Swing['side'] = side === 'high' ? 'low' : 'high';
    const furthest = (until: number) =>
      heights.indexOf(Math.max(...heights.slice(from, until + 1)), from);
    const turn = bars.findIndex((bar, index) => {
      const end = furthest(index);
      if (index <= from || end === index) return false;
      const wayBack = Math.abs((heights[end] ?? 0) + outwards(back, bar));
      return wayBack >= 3 * (ranges[index] ?? Infinity);
    });
    turns.push({ side, index: furthest(turn < 0 ? bars.length - 1 : turn) });
    if (turn < 0) return turns;
    [side, from] = [back, turn];
  }
}

it('shows at each bar the zigzag of all bars up to it', () => {
  fc.assert(
    fc.property(arbitraryBars(80), (bars) => {
      const changesAt = createZigzag();
      const shown = new Map<string, unknown>();
      for (const [now, bar] of bars.entries()) {
        for (const { type, at, mark } of changesAt(bar, bar.time + 1)) {
          expect(at).toBe(bar.time);
          if (type === 'removed') expect(shown.get(mark.id)).toEqual(mark);
          if (type === 'drawn') shown.set(mark.id, mark);
          else shown.delete(mark.id);
        }
        const turns = turnsOf(bars.slice(0, now + 1));
        const wanted = turns.map(({ side, index }, place) => {
          const { time, [side]: price } = bars[index] as Bar;
          const before = turns[place - 2] && bars[turns[place - 2]?.index ?? 0]?.[side];
          const label = labelOf(side, price, before === undefined ? before : { price: before });
          return { id: `swing:${side}:${time}`, time, price, side, label };
        });
        expect([...shown.values()]).toMatchObject(wanted);
        expect(shown.size).toBe(wanted.length);
      }
    }),
    { numRuns },
  );
});
