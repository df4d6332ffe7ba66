import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@/engine/market/bar';
import { arbitraryBars } from '@/engine/testing/bars';
import { fc, numRuns } from '@/engine/testing/properties';
import { averageLine, createHigherTimeframe, higherThan } from './higher-timeframe';

const STEP_MS = 5 * MINUTE_MS;

interface Higher {
  bars: Bar[];
  /** At each bar: null before there are five closes. */
  averages: (number | null)[];
}

/** @returns the bars of each hour, and the average as it was at each of them, from all closes before */
function hoursOf(bars: readonly Bar[]): Higher[] {
  const hours = [...new Set(bars.map(({ time }) => Math.floor(time / HOUR_MS)))];
  const groups = hours.map((hour) =>
    bars.filter(({ time }) => Math.floor(time / HOUR_MS) === hour),
  );
  const closes = groups.map((group) => group.at(-1)?.close ?? Number.NaN);
  return groups.map((group, place) => {
    const before = closes.slice(Math.max(0, place - 4), place);
    const average = (close: number) => [...before, close].reduce((sum, one) => sum + one) / 5;
    const averages = group.map(({ close }) => (before.length < 4 ? null : average(close)));
    return { bars: group, averages };
  });
}

/** @returns ids of the arrows that stand when the last bar has closed */
function signalsOf(bars: readonly Bar[]): string[] {
  let settled: string | null = null;
  return hoursOf(bars).flatMap(({ bars: inside, averages }) => {
    const before = settled;
    const sides = inside.map(({ close }, place) => {
      const average = averages[place] ?? close;
      if (close === average) return before;
      return close > average ? 'up' : 'down';
    });
    settled = sides.at(-1) ?? null;
    const crossed = sides.lastIndexOf(before) + 1;
    const bar = inside[crossed];
    return before && bar ? [`signal:${settled}:${bar.time}`] : [];
  });
}

const manyBars = arbitraryBars(260);

it('shows at each bar the arrows of all bars up to it, at the low or the high of their bar', () => {
  fc.assert(
    fc.property(manyBars, (bars) => {
      const changesAt = createHigherTimeframe(STEP_MS, 'UTC');
      const shown = new Set<string>();
      for (const [now, bar] of bars.entries()) {
        for (const { type, at, mark } of changesAt(bar, bar.time + STEP_MS)) {
          const { id, time } = mark;
          expect(shown.has(id)).toBe(type === 'removed');
          expect(type === 'drawn' ? time : at).toBe(bar.time);
          const own = bars.find((other) => other.time === time);
          expect(mark.price).toBe(mark.direction === 'up' ? own?.low : own?.high);
          type === 'drawn' ? shown.add(id) : shown.delete(id);
        }
        expect([...shown]).toEqual(signalsOf(bars.slice(0, now + 1)));
      }
    }),
    { numRuns },
  );
});

it('draws the average of a higher bar over all its bars, at the value it has in the end', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(manyBars, part, part, (bars, one, other) => {
      const [from, to] = [one, other]
        .map((place) => Math.round(place * bars.length))
        .sort((a, b) => a - b);
      const known = bars.slice(0, to);
      const wanted = hoursOf(known).flatMap(({ bars: inside, averages }) =>
        averages.at(-1) === null
          ? []
          : inside.map(({ time }) => ({ time, price: averages.at(-1) })),
      );
      const first = bars[from ?? 0]?.time ?? Infinity;
      const line = averageLine(bars, { timeframe: STEP_MS, dayStart: 'UTC' }, from ?? 0, to ?? 0);
      expect(line).toEqual(wanted.filter(({ time }) => time >= first));
    }),
    { numRuns: 2 * numRuns },
  );
});

it.each([
  [5 * MINUTE_MS, HOUR_MS],
  [15 * MINUTE_MS, 4 * HOUR_MS],
  [HOUR_MS, DAY_MS],
  [4 * HOUR_MS, DAY_MS],
  [DAY_MS, WEEK_MS],
  [WEEK_MS, 5 * WEEK_MS],
])('reads over a chart of %d ms the bars of %d ms', (timeframe, higher) => {
  expect(higherThan(timeframe)).toBe(higher);
});

it('cuts weeks where the market does', () => {
  const opening = Date.UTC(2026, 0, 4, 22);
  /** Every week closes at 3, after days of 1 and 2: without the Sunday evenings that begin them. */
  const bars = Array.from({ length: 70 }, (_, day): Bar => {
    const close = day % 7 === 6 ? 3 : 1 + (day % 2);
    return { time: opening + day * DAY_MS, open: close, high: close, low: close, close, volume: 1 };
  });
  const weeks = { timeframe: DAY_MS, dayStart: 'New York' } as const;
  const changes = (times: readonly { price: number }[]) =>
    times.flatMap(({ price }, day) => (price === times[day - 1]?.price ? [] : [day % 7]));
  const line = averageLine(bars, weeks, 35, 70);
  expect(line).toHaveLength(35);
  expect(new Set(line.map(({ price }) => price))).toEqual(new Set([3]));
  expect(changes(averageLine(bars, weeks, 35, 68))).toEqual([0, 0]);
});
