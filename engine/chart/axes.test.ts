import {
  formatPrice,
  MAX_PRICE,
  MIN_PRICE,
  type PriceForm,
  priceFormOf,
} from '@/engine/market/price-form';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { flatBars } from '@/engine/testing/bars';
import { fc } from '@/engine/testing/properties';
import { CHART_WORDS, sceneOf } from '@/engine/testing/replay';
import { axesOf, priceAxisWidth } from './axes';
import { drawChart, projectionOf } from './chart';
import { type Extent, project } from './geometry';
import { SYSTEM_MONOSPACE, type Text } from './pen';
import type { Format, Scene } from './scene';

const face = { fontSize: 10, typeface: SYSTEM_MONOSPACE };

function ticks(extent: Pick<Extent, 'low' | 'high'>, room: number, prices: Partial<PriceForm>) {
  const plot = { x: 0, y: 0, width: 45, height: room * 28 };
  const whole = { times: [0], step: 1, blank: 0, ...extent };
  const form = { digits: 0, characters: 6, ...prices };
  return axesOf(project(whole, plot, plot, 10), form, CHART_WORDS).prices;
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
  expect(labels(ticks({ low, high }, prices, { digits }))).toBe(expected);
});

it('has ticks below zero where there are prices', () => {
  expect(labels(ticks({ low: -4.5, high: 4.5 }, 5, { isSigned: true }))).toBe('-4 -2 0 2 4');
});

function textsOf(scene: Scene, format: Format): Text[] {
  const texts: Text[] = [];
  const [lines, path, rects] = [() => {}, () => {}, () => {}];
  drawChart({ lines, path, rects, texts: (some) => texts.push(...some) }, scene, format);
  return texts;
}

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
  ['oil below zero', -34, 2],
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
  const prices = ticks({ low: 0.3, high: 10 }, 1, {});
  expect(prices.map(({ value, label }) => label || value)).toEqual([2, 4, 6, 8, '10']);
});
