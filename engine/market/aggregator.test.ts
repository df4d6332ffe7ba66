import fc from 'fast-check';
import { aggregate, createAggregator } from './aggregator';
import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from './bar';

const step = 15 * MINUTE_MS;
/** A Monday, midnight UTC. */
const monday = Date.UTC(2026, 2, 2);

const barAt = (time: number, close = 5): Bar => ({
  time,
  open: 5,
  high: Math.max(5, close) + 1,
  low: Math.min(5, close) - 1,
  close,
  volume: 10,
});
const quarter = (index: number, close?: number) => barAt(monday + index * step, close);

it('completes a bar with the last fed bar of its period', () => {
  const hours = createAggregator(HOUR_MS, step);
  expect([0, 1, 2].flatMap((index) => hours.next(quarter(index, index)))).toEqual([]);
  expect(hours.next(quarter(3, 9))).toEqual([
    { time: monday, open: 5, high: 10, low: -1, close: 9, volume: 40 },
  ]);
});

it('completes a bar whose last part is missing with the first bar of a later period', () => {
  const hours = createAggregator(HOUR_MS, step);
  hours.next(quarter(0, 7));
  const [complete, ...more] = hours.next(barAt(monday + 3 * DAY_MS));
  expect(complete).toMatchObject({ time: monday, close: 7, volume: 10 });
  expect(more).toEqual([]);
});

it('completes two bars at once where the second is whole with its only bar', () => {
  const hours = createAggregator(HOUR_MS, step);
  hours.next(quarter(0));
  expect(hours.next(quarter(7)).map(({ time }) => time)).toEqual([monday, monday + HOUR_MS]);
});

it('starts days at midnight UTC, also in the middle of one', () => {
  const days = createAggregator(DAY_MS, step);
  days.next(quarter(5));
  expect(days.partial()?.time).toBe(monday);
});

it('shows the bar in the making, and none once it is complete', () => {
  const hours = createAggregator(HOUR_MS, step);
  expect(hours.partial()).toBeNull();
  hours.next(quarter(0));
  hours.next(quarter(1, 8));
  expect(hours.partial()).toEqual({
    ...quarter(0),
    high: 9,
    close: 8,
    volume: 20,
    isPartial: true,
  });
  hours.next(quarter(3));
  expect(hours.partial()).toBeNull();
});

it('does not change a bar that it gave away', () => {
  const hours = createAggregator(HOUR_MS, step);
  hours.next(quarter(0));
  const partial = hours.partial();
  hours.next(quarter(1, 100));
  expect(partial?.high).toBe(6);
});

it('passes bars of the same length through', () => {
  const same = createAggregator(step, step);
  const bar = quarter(3);
  expect(same.next(bar)).toEqual([bar]);
  expect(same.partial()).toBeNull();
});

it('ignores a second bar for a period that is complete, rather than giving the period twice', () => {
  const hours = createAggregator(HOUR_MS, step);
  expect(hours.next(quarter(3))).toHaveLength(1);
  expect(hours.next(barAt(monday + HOUR_MS - MINUTE_MS))).toEqual([]);
  expect(hours.next(quarter(7)).map(({ time }) => time)).toEqual([monday + HOUR_MS]);
});

it('shares one frozen array for no bars', () => {
  const hours = createAggregator(HOUR_MS, step);
  const none = hours.next(quarter(0));
  expect(hours.next(quarter(1))).toBe(none);
  expect(Object.isFrozen(none)).toBe(true);
});

it.each([
  ['shorter', step, HOUR_MS],
  ['no multiple', 50 * MINUTE_MS, step],
  ['without length', HOUR_MS, 0],
])('refuses a timeframe that is %s', (_, length, fed) => {
  expect(() => createAggregator(length, fed)).toThrow(RangeError);
});

it('marks only a last bar that is not whole as partial', () => {
  const bars = [0, 1, 2, 3, 4].map((index) => quarter(index));
  expect(aggregate(bars, HOUR_MS, step).map(({ isPartial }) => isPartial)).toEqual([false, true]);
  expect(aggregate(bars.slice(0, 4), HOUR_MS, step).map(({ isPartial }) => isPartial)).toEqual([
    false,
  ]);
  expect(aggregate([], HOUR_MS, step)).toEqual([]);
});

/** The slow way: collect the bars of each period, then sum each up. */
function grouped(bars: readonly Bar[], length: number) {
  const periods = [...new Set(bars.map(({ time }) => Math.floor(time / length)))];
  return periods.map((period) => {
    const group = bars.filter(({ time }) => Math.floor(time / length) === period);
    return {
      time: period * length,
      open: group.at(0)?.open,
      close: group.at(-1)?.close,
      ...extremes(group),
      volume: group.reduce((sum, { volume }) => sum + volume, 0),
      isPartial: (group.at(-1)?.time ?? 0) + step < (period + 1) * length,
    };
  });
}

/** Bars with gaps of any size between them, prices and volumes whole so that sums are exact. */
const gappyBars = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 300 })),
      prices: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)),
      volume: fc.nat(999),
    }),
    { maxLength: 120 },
  )
  .map((parts) => {
    let time = monday;
    return parts.map(({ gap, prices: [open, close, over, under], volume }): Bar => {
      time += gap * step;
      const [high, low] = [Math.max(open, close) + over, Math.min(open, close) - under];
      return { time, open, high, low, close, volume };
    });
  });
const lengths = fc.constantFrom(step, 2 * step, HOUR_MS, 4 * HOUR_MS, DAY_MS);

it('gives what grouping all bars by period gives, whatever the gaps', () => {
  fc.assert(
    fc.property(gappyBars, lengths, (bars, length) => {
      const groups = grouped(bars, length);
      // A gap also completes a bar: only the last one can be partial.
      const expected = groups.map((bar, index) => ({
        ...bar,
        isPartial: bar.isPartial && index === groups.length - 1,
      }));
      expect(aggregate(bars, length, step)).toEqual(expected);
    }),
  );
});

it('never tells a bar before its period is over or a later one has begun', () => {
  fc.assert(
    fc.property(gappyBars, lengths, (bars, length) => {
      const aggregator = createAggregator(length, step);
      for (const bar of bars) {
        for (const { time } of aggregator.next(bar)) {
          expect(bar.time + step).toBeGreaterThanOrEqual(time + length);
        }
      }
    }),
  );
});
