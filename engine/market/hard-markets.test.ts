import { fc, numRuns } from '@/engine/testing/properties';
import type { Bar } from './bar';
import { hardened } from './hard-markets';
import { MARKET_KINDS } from './market-name';
import { BASE_STEP_MS, simulatedMarket } from './simulated-market';

const COUNT = 3000;
const everyday = simulatedMarket(7, COUNT);
const markets = Object.fromEntries(
  MARKET_KINDS.map((kind) => [kind, hardened(kind, 7, everyday)]),
) as Record<(typeof MARKET_KINDS)[number], Bar[]>;

/** @returns part of the bars, from the second on, of which it is so, looking at each with the one before it */
function share(bars: readonly Bar[], isSo: (bar: Bar, before: Bar) => boolean): number {
  return bars.slice(1).filter((bar, place) => isSo(bar, bars[place] as Bar)).length / bars.length;
}

it.each(MARKET_KINDS)(
  'makes a market of the kind %s of sound bars, the same of the same seed',
  (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (seed) => {
        const base = simulatedMarket(seed, 400);
        const bars = hardened(kind, seed, base);
        expect(hardened(kind, seed, base)).toEqual(bars);
        expect(bars.length).toBeGreaterThan(200);
        const unsound = bars.filter(
          ({ open, high, low, close, volume }) =>
            !(low > 0.5 && low <= Math.min(open, close) && high >= Math.max(open, close)) ||
            !(high < 2 && volume >= 1),
        );
        expect(unsound).toEqual([]);
        expect(share(bars, (bar, before) => bar.time <= before.time)).toBe(0);
      }),
      { numRuns },
    );
  },
);

it('leaves everyday bars as they are', () => {
  expect(markets.everyday).toEqual(everyday);
});

const isJump = ({ open }: Bar, before: Bar) => Math.abs(open - before.close) > 0.0006;
const isHole = ({ time }: Bar, before: Bar) => time - before.time > BASE_STEP_MS;
const isFlat = ({ high, low }: Bar) => high === low;
const isEven = ({ high }: Bar, before: Bar) => high === before.high;

it.each([
  ['jumps between bars', 'gaps', isJump, 0.01],
  ['missing bars', 'gaps', isHole, 0.004],
  ['bars of one price', 'flat', isFlat, 0.2],
  ['equal highs', 'flat', isEven, 0.2],
] as const)(
  'has %s in the market with %s, and hardly any in the everyday one',
  (_, kind, isSo, least) => {
    expect(share(markets[kind], isSo)).toBeGreaterThan(least);
    expect(share(everyday, isSo)).toBeLessThan(least / 3);
  },
);

it('has crashes: several times a loss of 3 % within half an hour, and price comes back', () => {
  const losses = markets.crash.map((bar, place) => {
    const before = markets.crash[place - 6] ?? bar;
    return 1 - bar.close / before.close;
  });
  expect(losses.filter((loss) => loss > 0.03).length).toBeGreaterThan(8);
  expect(Math.max(...losses)).toBeLessThan(0.15);
  const lows = markets.crash.map(({ low }, place) => low / (everyday[place]?.low ?? 1));
  expect(Math.min(...lows)).toBeLessThan(0.97);
  expect(Math.max(...lows.slice(COUNT / 2))).toBeGreaterThan(0.985);
});
