import { project } from './projection';
import { trendTable, trendTableBox } from './trend-table';
import { systemMonospace } from './typeface';

const plot = { x: 0, y: 0, width: 300, height: 200 };
const p = project(
  { times: [0], step: 1, blank: 9, low: 0, high: 1 },
  { width: 300, height: 200 },
  plot,
  10,
);
const place = (
  ...args: Parameters<typeof trendTableBox> extends [unknown, unknown, ...infer R] ? R : never
) => trendTableBox(p, systemMonospace, ...args);
const half = (x: number) => ({ x, y: 0, width: 150, height: 200 });

it('stands in the upper left corner of an empty plot', () => {
  expect(place(2, [], [])).toMatchObject({ x: 8, y: 8 });
});

it('moves to the other side of obstacles', () => {
  expect(place(2, [half(0)], []).x).toBeGreaterThan(150);
});

it('moves down from obstacles at the top', () => {
  expect(place(2, [{ x: 0, y: 0, width: 300, height: 80 }], []).y).toBeGreaterThan(80);
});

it('covers an area rather than candles', () => {
  expect(place(2, [half(0)], [half(150)]).x).toBeGreaterThan(150);
});

it('has a row per timeframe under its heading', () => {
  const rows = [
    { timeframe: '1h', direction: 'up' },
    { timeframe: '4h', direction: 'flat' },
  ] as const;
  const texts = trendTable(rows, place(2, [], []), 10, systemMonospace).map(({ text }) => text);
  expect(texts.filter(Boolean)).toEqual(['Trend', '1h', 'Up', '4h', 'Flat']);
});
