import { chartOf } from '@/engine/testing/bars';
import { type Bar, DAY_MS } from './bar';
import { departure, exampleMarket, lostMarket, rangeMarket } from './example-market';
import { BASE_STEP_MS, simulatedMarket } from './simulated-market';

const bars = simulatedMarket(1, 50_000);
const _days = chartOf(bars, DAY_MS, BASE_STEP_MS).bars;
const _pip = 0.0001;

const _mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const _rangeOf = ({ high, low }: Bar) => high - low;

function checksum(of: readonly Bar[]): string {
  let hash = 0x811c9dc5;
  for (const { time, open, high, low, close, volume } of of) {
    const ticks = [open, high, low, close].map((price) => Math.round(price * 100_000));
    for (const value of [time / BASE_STEP_MS, ...ticks, volume]) {
      hash = Math.imul(hash ^ value, 0x01000193);
    }
  }
  return (hash >>> 0).toString(16);
}

it('gives the bars that it always gave', () => {
  expect(checksum(simulatedMarket(1, 5000))).toBe('93036194');
});

it('loses the line at 404', () => {
  expect(lostMarket().at(-1)?.close).toBe(404);
});

it.each([
  ['the simulated market', () => bars],
  ['the example market', exampleMarket],
  ['the range market', rangeMarket],
  ['the lost market', lostMarket],
])('makes %s of valid bars', (_, market) => {
  const isValid = ({ open, high, low, close, volume }: Bar) =>
    low <= Math.min(open, close) &&
    high >= Math.max(open, close) &&
    Number.isInteger(volume) &&
    volume > 0;
  expect(market().filter((bar) => !isValid(bar))).toEqual([]);
});

describe('the departure from a range', () => {
  const closing = (closes: number[]): Bar[] =>
    closes.map((close, time) => ({
      time,
      open: close,
      high: close + 0.5,
      low: close - 0.5,
      close,
      volume: 1,
    }));

  it('finds the range and the close outside it', () => {
    const market = closing([9, 1, 2, 1, 2, 4]);
    const bar = market[5];
    expect(departure(market, 4, 2)).toEqual({ from: 1, low: 0.5, high: 2.5, direction: 'up', bar });
  });

  it.each<[what: string, closes: number[], widest: number, found: object | null]>([
    ['a fall', [1, 2, 1, 2, -3], 2, { direction: 'down' }],
    ['the last of several', [1, 2, 1, 2, 4, 5, 4, 5, 4, 9], 2, { bar: { time: 9 } }],
    ['a range as far back as bars stay within it', [9, 1, 2, 1, 2, 1, 2, 4], 2, { from: 1 }],
    ['nothing wider than asked', [1, 2, 1, 2, 4], 1.5, null],
    ['nothing while price stays inside', [1, 2, 1, 2, 1, 2], 2, null],
  ])('finds %s', (_, closes, widest, found) => {
    const actual = departure(closing(closes), 4, widest);
    if (found) expect(actual).toMatchObject(found);
    else expect(actual).toBeNull();
  });
});
