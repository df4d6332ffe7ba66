import fc from 'fast-check';
import { type Bar, DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { arbitraryBars } from './arbitrary-bars';

const sampled = fc.sample(arbitraryBars({ weekends: true, step: HOUR_MS }), {
  numRuns: 200,
  seed: 1,
});

/** @returns the part of neighbouring bars for which `is` holds */
function share(is: (bar: Bar, before: Bar) => boolean): number {
  const pairs = sampled.flatMap((bars) =>
    bars.slice(1).map((bar, place) => is(bar, bars[place] ?? bar)),
  );
  return pairs.filter(Boolean).length / pairs.length;
}

it('makes bars that can be: prices above 0, between low and high, later than the bar before', () => {
  const impossible = sampled
    .flat()
    .filter(
      ({ open, high, low, close }) =>
        low <= 0 || low > Math.min(open, close) || high < Math.max(open, close),
    );
  expect(impossible).toEqual([]);
  expect(
    share(({ time }, before) => time > before.time && (time - before.time) % HOUR_MS === 0),
  ).toBe(1);
});

it('makes empty series, long ones, and none that is longer than asked for', () => {
  const lengths = sampled.map(({ length }) => length);
  expect(Math.min(...lengths)).toBeLessThan(5);
  expect(Math.max(...lengths)).toBe(300);
  const short = fc.sample(arbitraryBars({ mostBars: 10 }), { numRuns: 50, seed: 1 });
  expect(Math.max(...short.map(({ length }) => length))).toBe(10);
});

it.each<[string, (bar: Bar, before: Bar) => boolean]>([
  ['equal highs', (bar, before) => bar.high === before.high],
  ['equal lows', (bar, before) => bar.low === before.low],
  ['equal closes', (bar, before) => bar.close === before.close],
  ['outside bars', (bar, before) => bar.high > before.high && bar.low < before.low],
  ['jumps', (bar, before) => bar.open !== before.close],
  ['holes in time', (bar, before) => bar.time - before.time > HOUR_MS],
  ['holes of two days', (bar, before) => bar.time - before.time > 2 * DAY_MS],
])('makes %s often', (_, is) => {
  expect(share(is)).toBeGreaterThan(0.02);
});
