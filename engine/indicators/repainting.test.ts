import { isDeepStrictEqual } from 'node:util';
import type { Break, RepaintingChange, RepaintingMark, Swing } from '@/engine/indicators/indicator';
import { createEarlySwings, createZigzag } from '@/engine/indicators/repainting';
import type { Bar } from '@/engine/market/bar';
import { arbitraryBars } from '@/engine/testing/bars';
import { averageTrueRanges, labelOf } from '@/engine/testing/oracle';
import { fc, numRuns } from '@/engine/testing/properties';

interface Placed {
  readonly at: number;
  readonly mark: Swing;
}

const reachOf = (side: Swing['side'], price: number) => (side === 'high' ? price : -price);

function isDrawn(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): boolean {
  const bar = bars[index];
  if (!bar || index < reach || index > now) return false;
  const price = reachOf(side, bar[side]);
  const before = bars.slice(index - reach, index);
  const after = bars.slice(index + 1, Math.min(index + reach, now) + 1);
  return (
    before.every((other) => reachOf(side, other[side]) < price) &&
    after.every((other) => reachOf(side, other.close) <= price)
  );
}

function brokenAt(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): number | null {
  const price = reachOf(side, bars[index]?.[side] ?? Number.NaN);
  for (let at = index + 1; at <= now; at++) {
    const wick = reachOf(side, bars[at]?.[side] ?? Number.NaN);
    const earlier = Array.from({ length: at }, (_, place) => place);
    const newest = earlier.findLast((place) => isDrawn(bars, side, reach, place, at));
    if (newest === index && wick > price) return at;
  }
  return null;
}

function swingsAt(bars: readonly Bar[], reach: number, now: number): Placed[] {
  const drawn: Placed[] = [];
  for (const [at, bar] of bars.slice(0, now + 1).entries()) {
    for (const side of ['high', 'low'] as const) {
      if (!isDrawn(bars, side, reach, at, now)) continue;
      const { time, [side]: price } = bar;
      const before = drawn.findLast(({ mark }) => mark.side === side)?.mark;
      const label = labelOf(side, price, before);
      const repeatsSide = drawn.at(-1)?.mark.side === side;
      const id = `swing:${side}:${time}`;
      const moment = { at: time, knownAt: time + 1 };
      drawn.push({
        at,
        mark: { kind: 'swing', id, ...moment, time, price, side, label, repeatsSide },
      });
    }
  }
  return drawn;
}

function breaksAt(
  bars: readonly Bar[],
  reach: number,
  swings: readonly Placed[],
  now: number,
): Break[] {
  const broken = swings.flatMap(({ at: index, mark }) => {
    const at = brokenAt(bars, mark.side, reach, index, now);
    return at === null ? [] : [{ at, mark }];
  });
  const isHigh = ({ mark }: Placed) => mark.side === 'high';
  broken.sort((one, other) => one.at - other.at || Number(isHigh(other)) - Number(isHigh(one)));
  return broken.map(({ at: index, mark: { side, time: from, price } }, place): Break => {
    const before = broken[place - 1]?.mark;
    const direction = side === 'high' ? 'up' : 'down';
    const at = bars[index]?.time ?? Number.NaN;
    const id = `break:${direction}:${from}`;
    const label = !before || before.side === side ? 'BOS' : 'CHoCH';
    return { kind: 'break', id, at, knownAt: at + 1, from, price, direction, label };
  });
}

function marksAt(bars: readonly Bar[], reach: number, now: number): Map<string, Swing | Break> {
  const swings = swingsAt(bars, reach, now);
  const marks = [...swings.map(({ mark }) => mark), ...breaksAt(bars, reach, swings, now)];
  return new Map(marks.map((mark) => [mark.id, mark]));
}

function apply(changes: readonly RepaintingChange[], shown: Map<string, RepaintingMark>): void {
  for (const { type, mark } of changes) {
    if (type === 'drawn') shown.set(mark.id, mark);
    else shown.delete(mark.id);
  }
}

it('the changes of early swings add up to the marks at any bar', () => {
  fc.assert(
    fc.property(arbitraryBars(60), fc.integer({ min: 1, max: 6 }), (bars, reach) => {
      const changesAt = createEarlySwings(reach);
      const shown = new Map<string, RepaintingMark>();
      for (const [now, bar] of bars.entries()) {
        apply(changesAt(bar, bar.time + 1), shown);
        const wanted = marksAt(bars, reach, now);
        if (!isDeepStrictEqual(shown, wanted)) expect(shown).toEqual(wanted);
      }
    }),
    { numRuns: 4 * numRuns },
  );
});

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

it('each bar shows the zigzag of all bars so far', () => {
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
