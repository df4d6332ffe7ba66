import fc from 'fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { formatPrice, MAX_PRICE, MIN_PRICE, priceFormOf } from '@/engine/market/price-form';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { flatBars } from '@/engine/testing/bars';
import { CHART_WORDS, sceneOf } from '@/engine/testing/replay';
import { axesOf, priceAxisWidth } from './axes';
import { drawChart, projectionOf } from './chart';
import { type Extent, project } from './geometry';
import { SYSTEM_MONOSPACE, type Text } from './pen';
import type { Format, Scene } from './scene';

const face = { fontSize: 10, typeface: SYSTEM_MONOSPACE };

/** Ticks of a chart that has room for so many labels. */
function ticks(extent: Partial<Extent>, room: { prices?: number; times?: number }, digits = 0) {
  const { prices = 1, times = 1 } = room;
  const plot = { x: 0, y: 0, width: times * 45, height: prices * 28 };
  const whole = { times: [0], step: 1, blank: 0, low: 0, high: 1, ...extent };
  return axesOf(project(whole, plot, plot, 10), { digits, characters: 6 }, CHART_WORDS);
}
const labels = (found: readonly { label: string }[]) =>
  found.flatMap(({ label }) => label || []).join(' ');

it.each([
  [0, 4.5, 5, 0, '0 1 2 3 4'],
  [0, 4.5, 4, 0, '0 2 4'],
  [0, 4.5, 2, 1, '0.0 2.5'],
  [0, 4.5, 1, 0, '0'],
  [-4.5, 4.5, 5, 0, '0 2 4'],
  [0, 4.5, 2, 0, '0'],
  [99, 102.5, 40, 0, '99 100 101 102'],
  [1.0812, 1.0856, 5, 4, '1.0820 1.0830 1.0840 1.0850'],
])('labels round prices from %d to %d, at most %d', (low, high, prices, digits, expected) => {
  expect(labels(ticks({ low, high }, { prices }, digits).prices)).toBe(expected);
});

/** @returns what is written on a chart */
function textsOf(scene: Scene, format: Format): Text[] {
  const texts: Text[] = [];
  const [lines, path, rects] = [() => {}, () => {}, () => {}];
  drawChart({ lines, path, rects, texts: (some) => texts.push(...some) }, scene, format);
  return texts;
}

/** Prices of a market around a level, as a provider writes them: in ticks of `tick`. */
const markets = fc
  .tuple(
    fc.double({ min: Math.log10(MIN_PRICE), max: Math.log10(MAX_PRICE / 2), noNaN: true }),
    fc.double({ min: -6, max: 0, noNaN: true }),
    fc.integer({ min: 3, max: 9 }),
    fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 }),
  )
  .map(([order, spread, figures, places]) =>
    places.map((place) => {
      const price = Math.max(MIN_PRICE, 10 ** order * (1 + 10 ** spread * (place - 0.5)));
      return Number(price.toPrecision(figures));
    }),
  );

it('writes ticks of any prices so that they can be told apart, in full, on an axis with room for them', () => {
  fc.assert(
    fc.property(markets, fc.integer({ min: 200, max: 700 }), (prices, height) => {
      const form = priceFormOf(flatBars(prices));
      const scene = { ...sceneOf(flatBars(prices.slice(-20))), prices: form, headroom: 0.13 };
      const projection = projectionOf(scene, { size: { width: 400, height }, ...face });
      const found = axesOf(projection, form, CHART_WORDS).prices.filter(({ label }) => label);
      const unit = 10 ** -form.digits;
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
      for (const { label, value } of found)
        expect(Math.abs(Number(label) - value)).toBeLessThan(unit / 50);
      expect(found.filter(({ label }) => label.length > form.characters)).toEqual([]);
      const { low, high } = projection;
      expect(found.length).toBeGreaterThan(high - low > 10 * unit ? 1 : -1);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['BTCUSDT', 97_000, 2],
  ['BTC in rupiah', 1.4e9, 0],
  ['a coin of many zeros', 1.1e-8, 12],
  ['a pair in yen', 140, 3],
])(
  'stands in full beside the plot, with the last price in the same form: %s',
  (_, scale, digits) => {
    const scaled = (price: number) => Number((price * scale).toFixed(digits));
    const bars = simulatedMarket(1, 100).map(({ time, open, high, low, close }) => ({
      time,
      open: scaled(open),
      high: scaled(high),
      low: scaled(low),
      close: scaled(close),
      volume: 0,
    }));
    const scene = { ...sceneOf(bars), prices: priceFormOf(bars) };
    for (const size of [
      { width: 250, height: 340 },
      { width: 780, height: 500 },
    ]) {
      const format = { size, ...face };
      const { plot } = projectionOf(scene, format);
      const texts = textsOf(scene, format).filter(({ x }) => x > plot.x + plot.width);
      const ends = texts.map(
        ({ x, text }) => x + text.length * face.typeface.advance * face.fontSize,
      );
      expect(Math.max(...ends)).toBeLessThan(size.width);
      expect(texts.length).toBeGreaterThan(4);
      for (const { text } of texts) expect(Number(text).toFixed(digits)).toBe(text);
      expect(texts.at(-1)?.text).toBe(formatPrice(bars.at(-1)?.close ?? 0, scene.prices));
    }
  },
);

it('is as wide as its longest label, and as that of usual prices at least', () => {
  const widthFor = (characters: number) => priceAxisWidth({ digits: 0, characters }, face);
  expect([1, 6, 7, 16].map(widthFor)).toEqual([49, 49, 55, 110]);
});

it('puts four small price ticks between two labelled ones, within the axis', () => {
  const { prices } = ticks({ low: 0.3, high: 10 }, { prices: 1 });
  expect(prices.map(({ value, label }) => label || value)).toEqual([2, 4, 6, 8, '10']);
});

/** Openings of bars from `from` until `to`. */
const openings = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
const quarter = 15 * MINUTE_MS;
const day = (date: number) => Date.UTC(2026, 2, date);
const [friday, monday] = [day(6), day(9)];

it.each<[what: string, step: number, times: number[], room: number, expected: string]>([
  ['hours', quarter, openings(HOUR_MS, 14 * HOUR_MS, quarter), 3.5, '04:00 08:00 12:00'],
  [
    'a day where it begins',
    HOUR_MS,
    openings(friday - HOUR_MS, friday + HOUR_MS, HOUR_MS),
    2,
    'Fr 6',
  ],
  [
    'days of a month where bars are days',
    DAY_MS,
    openings(day(5), day(25), DAY_MS),
    4,
    '12 Ma 19 Ma',
  ],
  [
    'the first bar after a weekend',
    quarter,
    [
      ...openings(friday + 20 * HOUR_MS, friday + 22 * HOUR_MS, quarter),
      ...openings(monday, monday + 2 * HOUR_MS, quarter),
    ],
    4,
    '21:00 Mo 9 01:00',
  ],
])('labels %s', (_, step, times, room, expected) => {
  expect(labels(ticks({ times, step }, { times: room }).times)).toBe(expected);
});

it('puts small time ticks between labelled ones', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, quarter);
  const small = ticks({ times, step: quarter }, { times: 3.5 }).times.filter(({ label }) => !label);
  expect(small.map(({ value }) => value / HOUR_MS)).toEqual([2, 6, 10]);
});
