import fc from 'fast-check';
import { numRuns } from '@/engine/testing/num-runs';
import {
  aggregate,
  type Bar,
  canAggregate,
  createAggregator,
  DAY_MS,
  extremes,
  HOUR_MS,
  MINUTE_MS,
  stepOf,
  timeframeName,
} from './bar';

it.each([
  [MINUTE_MS, '1m'],
  [5 * MINUTE_MS, '5m'],
  [15 * MINUTE_MS, '15m'],
  [90 * MINUTE_MS, '90m'],
  [HOUR_MS, '1h'],
  [4 * HOUR_MS, '4h'],
  [DAY_MS, '1d'],
  [7 * DAY_MS, '1w'],
])('names %d ms %s', (length, name) => {
  expect(timeframeName(length)).toBe(name);
});

it.each([0, -HOUR_MS, 1_000, MINUTE_MS + 1])('refuses %d ms', (length) => {
  expect(() => timeframeName(length)).toThrow(RangeError);
});

it('builds longer bars of shorter ones that fill them, and of their own length', () => {
  expect(canAggregate(HOUR_MS, 5 * MINUTE_MS)).toBe(true);
  expect(canAggregate(HOUR_MS, HOUR_MS)).toBe(true);
  expect(canAggregate(5 * MINUTE_MS, 15 * MINUTE_MS)).toBe(false);
  expect(canAggregate(HOUR_MS, 25 * MINUTE_MS)).toBe(false);
});

const step = 15 * MINUTE_MS;
/** A Monday, midnight UTC. */
const monday = Date.UTC(2026, 2, 2);

const flat = (time: number, price = 1): Bar => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: 0,
});

it('ignores a second bar for a period that is complete, rather than giving the period twice', () => {
  const hours = createAggregator(HOUR_MS, step);
  expect(hours(flat(monday + 3 * step))).toHaveLength(1);
  expect(hours(flat(monday + HOUR_MS - MINUTE_MS))).toEqual([]);
  expect(hours(flat(monday + 7 * step)).map(({ time }) => time)).toEqual([monday + HOUR_MS]);
});

it.each([
  ['shorter', step, HOUR_MS],
  ['no multiple', 50 * MINUTE_MS, step],
  ['without length', HOUR_MS, 0],
])('refuses a timeframe that is %s', (_, length, fed) => {
  expect(() => createAggregator(length, fed)).toThrow(RangeError);
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
      const last = groups.at(-1);
      // A gap also completes a bar: only the last one can still be in the making.
      const isWhole = !last || (bars.at(-1)?.time ?? 0) + step >= last.time + length;
      const expected = isWhole ? groups : groups.slice(0, -1);
      expect(aggregate(bars, length, step)).toEqual(expected);
    }),
    { numRuns },
  );
});

it.each<[what: string, minutes: number[], step: number | null]>([
  ['the most common distance, whatever the pauses', [0, 5, 10, 70, 75, 1000], 5],
  ['the shortest of equally common distances', [0, 120, 180], 60],
  ['none in one bar', [0], null],
  ['none in no bars', [], null],
])('finds %s', (_, minutes, step) => {
  const bars = minutes.map((minute) => flat(minute * MINUTE_MS));
  expect(stepOf(bars)).toBe(step === null ? null : step * MINUTE_MS);
});
