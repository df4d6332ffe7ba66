import { MAX_PRICE, MIN_PRICE } from 'repaint-check/table';
import { HOUR_MS } from '#market/bar';
import { type PriceForm, priceFormOf } from '#market/price-form';
import { flatBars } from '#testing/bars';
import { palette } from '#testing/marks';
import { fc } from '#testing/properties';
import { AREAS, CHART_WORDS, sceneOf } from '#testing/replay';
import { axesOf, priceAxisWidth } from './axes';
import { projectionOf } from './chart';
import { project } from './geometry';
import { SYSTEM_MONOSPACE } from './renderer';
import { createSvgRenderer } from './svg';

const face = { fontSize: 10, typeface: SYSTEM_MONOSPACE };

it.each<[low: number, high: number, room: number, form: Partial<PriceForm>, labels: string]>([
  [0, 4.5, 5, {}, '0 1 2 3 4'],
  [0, 4.5, 4, {}, '0 2 4'],
  [0, 4.5, 2, { digits: 1 }, '0.0 2.5'],
  [0, 4.5, 2, {}, '0'],
  [-4.5, 4.5, 5, {}, '0 2 4'],
  [-4.5, 4.5, 5, { isSigned: true }, '-4 -2 0 2 4'],
  [99, 102.5, 40, {}, '99 100 101 102'],
  [1.0812, 1.0856, 5, { digits: 4 }, '1.0820 1.0830 1.0840 1.0850'],
])('a price axis from %d to %d shows at most %d round prices', (low, high, room, form, labels) => {
  const plot = { x: 0, y: 0, width: 45, height: room * 28 };
  const p = project({ times: [0], step: 1, blank: 0, low, high }, plot, plot, 10);
  const { prices } = axesOf(p, { digits: 0, characters: 6, ...form }, CHART_WORDS);
  expect(prices.flatMap(({ label }) => label || []).join(' ')).toBe(labels);
});

/** Prices around a level, with 3 to 9 significant digits. */
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

it('price labels in any market are distinct and exact, and fit the axis', () => {
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

it('the price axis widens for long prices', () => {
  const widthFor = (characters: number) => priceAxisWidth({ digits: 0, characters }, face);
  expect([1, 6, 7, 16].map(widthFor)).toEqual([49, 49, 55, 110]);
});

it('trend names are right-aligned, the longest timeframe rightmost', () => {
  const plot = { x: 0, y: 20, width: 300, height: 200 };
  const p = project({ times: [0], step: 1, blank: 9, low: 0, high: 1 }, plot, plot, 10);
  const renderer = createSvgRenderer(face, palette);
  const rows = (['up', 'down'] as const).map((direction, at) => ({
    timeframe: (at + 1) * HOUR_MS,
    direction,
  }));
  const sheet = { ...sceneOf([]), p, face, frame: plot, sight: plot, isStill: false };
  AREAS.drawTrends(renderer, { ...sheet, trend: rows });
  const texts = [...renderer.group().matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)];
  expect(texts.map(([, x, text]) => [text, x])).toEqual([
    ['2h', '287'],
    ['1h', expect.any(String)],
  ]);
  expect(renderer.group()).toMatch(new RegExp(`${palette.down}.*${palette.up}`));
});
