import { type Bar, HOUR_MS } from '@/engine/market/bar';
import { createDepartureFinder, MAX_BASE_BARS } from './base-departure';

type Prices = readonly [open: number, high: number, low: number, close: number];

/** Fourteen bars whose true range is 10, so that this is the ATR that follows them. They are too wide for a base. */
const usual: Prices[] = Array.from({ length: 14 }, () => [95, 105, 95, 105] as const).map(
  ([open, high, low, close], index) =>
    index % 2 === 0 ? [open, high, low, close] : [close, high, low, open],
);

const base: Prices = [100, 102, 98, 101];
const rise: Prices = [101, 114, 100, 113];
const fall: Prices = [101, 102, 86, 87];

/** What is found at the last of these bars, fed after the usual ones, and whether anything was found before it. */
function found(...prices: Prices[]) {
  const finder = createDepartureFinder();
  const bars = [...usual, ...prices].map(
    ([open, high, low, close], index): Bar => ({
      ...{ time: index * HOUR_MS, open, high, low, close },
      volume: 1,
    }),
  );
  const results = bars.map((bar) => finder.next(bar));
  expect(results.slice(0, -1).filter((zone) => zone !== null)).toEqual([]);
  return results.at(-1);
}

it('finds demand where price rose out of a base: its lowest low to its highest body end', () => {
  expect(found(base, rise)).toEqual({
    ...{ side: 'demand', low: 98, high: 101 },
    ...{ from: 14 * HOUR_MS, departed: 15 * HOUR_MS },
  });
});

it('finds supply where price fell out of a base: its lowest body end to its highest high', () => {
  expect(found(base, fall)).toEqual({
    ...{ side: 'supply', low: 100, high: 102 },
    ...{ from: 14 * HOUR_MS, departed: 15 * HOUR_MS },
  });
});

it('takes a base of several bars whole', () => {
  expect(found([100, 103, 99, 102], [101, 104, 97, 100], base, rise)).toMatchObject({
    ...{ from: 14 * HOUR_MS, low: 97, high: 102 },
  });
});

it('finds nothing where price rested for longer than a base lasts', () => {
  expect(found(...Array<Prices>(MAX_BASE_BARS).fill(base), rise)).not.toBeNull();
  expect(found(...Array<Prices>(MAX_BASE_BARS + 1).fill(base), rise)).toBeNull();
});

it.each<[string, Prices[]]>([
  ['has no base before it', [[100, 104, 99, 104], rise]],
  ['has a base with wide bodies only', [[98, 102, 98, 100.5], rise]],
  ['has a base that is wider than usual', [[100, 106, 95, 101], rise]],
  ['has a narrow body', [base, [101, 114, 100, 110]]],
  ['closes inside the wicks of the base', [[100, 104, 96, 101], base, [93, 104, 93, 104]]],
  ['closes back inside after a fall', [base, [112, 112, 97, 98]]],
])('finds nothing where the departure %s', (_, prices) => {
  expect(found(...prices)).toBeNull();
});

it('takes bodies and ranges of exactly the limits', () => {
  // A base with a body of half its range, which is one ATR; a departure with a body of one ATR.
  expect(found([100, 103, 98, 102.5], [102.5, 112.5, 102.5, 112.5])).not.toBeNull();
});

it('leaves out zones without height, and those too wide to trade from', () => {
  expect(found([100, 100, 100, 100], [100, 112, 100, 112])).toBeNull();
  // The base falls between its two bars; from its low at 92 to 106 or 112, with an ATR of about 11 by then.
  const low: Prices = [99, 100, 92, 98];
  const leaves: Prices = [98, 120, 98, 119];
  expect(found([106, 109, 101, 105], low, leaves)).toMatchObject({ low: 92, high: 106 });
  expect(found([112, 115, 107, 111], low, leaves)).toBeNull();
});

it('measures with the range as it was before the departure', () => {
  // With its own range of 60 in it the average would be 13.1, and a body of 11 too small.
  expect(found(base, [101, 114, 54, 112])).not.toBeNull();
});

it('finds nothing before the average range is known', () => {
  const finder = createDepartureFinder();
  const early = [base, rise, base, fall].map(
    ([open, high, low, close], index): Bar => ({
      ...{ time: index * HOUR_MS, open, high, low, close },
      volume: 1,
    }),
  );
  expect(early.map((bar) => finder.next(bar))).toEqual([null, null, null, null]);
});
