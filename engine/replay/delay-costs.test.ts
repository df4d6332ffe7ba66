import type { Swing } from '#indicators/indicator';
import { type Bar, MINUTE_MS } from '#market/bar';
import { chartOf, flatBars } from '#testing/bars';
import { averageTrueRanges, swingsOf } from '#testing/oracle';
import { made } from '#testing/proof';
import { fc, numRuns } from '#testing/properties';
import { anySeries, type Series } from '#testing/series';
import { createDelayCosts, type DelayCost, MIN_SWINGS } from './delay-costs';
import { createRecording } from './recording';

/** Returns the smallest of the values that this many of ten do not exceed. */
const slowPercentile = (values: readonly number[], ofTen: number) =>
  Math.min(
    ...values.filter(
      (value) => 10 * values.filter((other) => other <= value).length >= ofTen * values.length,
    ),
  );

function slowCost(bars: readonly Bar[]): DelayCost | null {
  const ranges = averageTrueRanges(bars);
  const swings = swingsOf(bars, 4).filter(({ index }) => ranges[index] ?? null);
  if (swings.length < MIN_SWINGS) return null;
  const prices = swings.map(({ index, mark: { side, price } }) => {
    const { close } = bars[index] as Bar;
    // No later bar goes beyond a swing.
    return side === 'high' ? price - close : close - price;
  });
  const inRanges = prices.map((price, place) => price / (ranges[swings[place]?.index ?? 0] ?? 0));
  const at = (ofTen: number) => ({
    price: slowPercentile(prices, ofTen),
    ranges: slowPercentile(inRanges, ofTen),
  });
  return { half: at(5), most: at(9) };
}

it('equals a slow count, at every position, in any order', () => {
  const charts = fc.tuple(
    anySeries,
    fc.constantFrom(1, 3),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(charts, ([series, by, parts]: [Series, number, number[]]) => {
      const timeframe = series.step < 60 * MINUTE_MS ? by * series.step : series.step;
      const recording = made(createRecording, { series, timeframe });
      const { bars } = recording;
      recording.advance(bars.length, () => false);
      for (const part of parts) {
        const position = Math.round(part * bars.length);
        expect(recording.delayCost(position)).toEqual(slowCost(bars.slice(0, position)));
      }
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  );
});

it('is unknown for flat prices, and for fewer swings than it takes to say nine in ten', () => {
  const costs = createDelayCosts();
  for (const bar of flatBars(Array(60).fill(100))) costs.next(bar, []);
  expect(costs.at(60)).toBeNull();
  const swing = (at: number, price: number) => ({ kind: 'swing', at, price }) as Swing;
  const bars = chartOf(
    Array.from({ length: 40 }, (_, time) => ({
      time,
      open: 10,
      high: 12,
      low: 8,
      close: 10,
      volume: 0,
    })),
    1,
    1,
  ).bars;
  // Each waits until its bar, here given one bar early.
  for (const bar of bars) costs.next({ ...bar, time: bar.time + 60 }, [swing(bar.time + 61, 8)]);
  expect(costs.at(60 + MIN_SWINGS)).toBeNull();
  expect(costs.at(61 + MIN_SWINGS)?.half.price).toBe(2);
});
