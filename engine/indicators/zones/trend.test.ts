import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { type Bar, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { createAggregator } from '@/engine/market/timeframe';
import { createTrendRow } from './trend';

/** Bars of one price each, so that a path can be written as its prices. */
const path = (prices: readonly number[], step: number): Bar[] =>
  prices.map((price, index) => ({
    ...{ time: index * step, open: price, high: price, low: price, close: price },
    volume: 1,
  }));

function log(bars: readonly Bar[], timeframe: number, step: number) {
  const aggregator = createAggregator(timeframe, step);
  const row = createTrendRow(timeframe);
  return bars.flatMap((bar) => {
    const events: IndicatorEvent[] = [];
    row.next(aggregator.next(bar), bar.time, events);
    return events;
  });
}

/** Rows as they came: `12 up above flat` is the number of the bar, structure, average and direction. */
function rows(prices: readonly number[]): string[] {
  return log(path(prices, HOUR_MS), HOUR_MS, HOUR_MS)
    .filter(({ type }) => type === 'confirmed')
    .flatMap(({ mark }) => {
      if (mark.kind !== 'trend') return [];
      return [`${mark.knownAt / HOUR_MS} ${mark.structure} ${mark.average} ${mark.direction}`];
    });
}

/** A swing high at 12 in bar 2, known in bar 4, and a swing low at 8 in bar 6, known in bar 8. */
const turns = [10, 11, 12, 11, 10, 9, 8, 9, 10];
const level = (price: number, count: number) => Array<number>(count).fill(price);

it('says nothing while neither structure nor average is known', () => {
  expect(rows([...turns, ...level(10, 3)])).toEqual([]);
});

it('knows the structure from a close beyond a swing, and no trend without the average', () => {
  expect(rows([...turns, 12, 13])).toEqual(['10 up null flat']);
  expect(rows([...turns, 8, 7])).toEqual(['10 down null flat']);
});

it('knows the trend where structure and average agree', () => {
  expect(rows([...turns, ...level(13, 11)])).toEqual(['9 up null flat', '19 up above up']);
  expect(rows([...turns, ...level(7, 11)])).toEqual(['9 down null flat', '19 down below down']);
});

it('is flat while they disagree', () => {
  const rise = [...turns, ...level(13, 11)];
  // A close below the average; then one below the swing low.
  expect(rows([...rise, 10, 7]).slice(2)).toEqual(['20 up below flat', '21 down below down']);
});

it('replaces the row that it follows, just before', () => {
  const events = log(path([...turns, ...level(13, 11)], HOUR_MS), HOUR_MS, HOUR_MS);
  expect(events.map(({ type }) => type)).toEqual(['confirmed', 'replaced', 'confirmed']);
  expect(events[1]?.mark).toBe(events[0]?.mark);
  expect(events[2]).toEqual({
    type: 'confirmed',
    knownAt: 19 * HOUR_MS,
    mark: {
      ...{
        kind: 'trend',
        id: `trend:1h:${19 * HOUR_MS}`,
        knownAt: 19 * HOUR_MS,
        timeframe: HOUR_MS,
      },
      ...{ direction: 'up', structure: 'up', average: 'above' },
    },
  });
});

it('reads closed bars of its timeframe only', () => {
  const step = 30 * MINUTE_MS;
  // The first half of hour 9 closes beyond the swing, the second does not.
  const halves = [...turns.flatMap((price) => [price, price]), 13, 12, 13, 13];
  expect(log(path(halves, step), HOUR_MS, step).map(({ knownAt }) => knownAt / step)).toEqual([21]);
});
