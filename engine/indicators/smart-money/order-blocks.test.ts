import { type IndicatorEvent, run } from '@/engine/indicators/indicator';
import { barsOf } from '@/engine/indicators/testing/hand-made-bars';
import { createSmartMoney } from './smart-money';

const blockEvents = (rows: Parameters<typeof barsOf>[0]): IndicatorEvent[] =>
  run(createSmartMoney({ reach: 1, leastGap: 0 }), barsOf(rows)).filter(
    ({ mark }) => mark.kind === 'order-block',
  );

const told = (rows: Parameters<typeof barsOf>[0]) =>
  blockEvents(rows).map(({ type, knownAt, mark }) => `${mark.id} ${type} at ${knownAt}`);

/** A swing high at bar 1, down to bar 3, and a close above the swing at bar 5: bar 3 is the block. */
const breakUp = [
  [10, 11, 9, 10],
  [10, 14, 10, 13],
  [13, 13, 11, 12],
  [12, 12, 8, 9],
  [9, 12, 9, 12],
  [12, 16, 12, 15],
] as const;

it('finds the last down candle before a break upwards, with its whole range', () => {
  expect(blockEvents(breakUp)).toEqual([
    {
      type: 'confirmed',
      knownAt: 5,
      mark: {
        id: 'order-block:up:3',
        knownAt: 5,
        kind: 'order-block',
        from: 3,
        low: 8,
        high: 12,
        direction: 'up',
      },
    },
  ]);
});

it('finds the last up candle before a break downwards', () => {
  const mirrored = breakUp.map(
    ([open, high, low, close]) => [20 - open, 20 - low, 20 - high, 20 - close] as const,
  );
  expect(told(mirrored)).toEqual(['order-block:down:3 confirmed at 5']);
});

it('passes over down candles after the origin of the move', () => {
  const rows = [
    ...breakUp.slice(0, 4),
    [9, 12, 9, 11],
    [11, 13, 10, 10.5],
    [11, 16, 11, 15],
  ] as const;
  expect(told(rows)).toEqual(['order-block:up:3 confirmed at 6']);
});

it('takes the last of equally low bars for the origin', () => {
  const rows = [...breakUp.slice(0, 4), [9, 10, 8, 8.5], [9, 16, 9, 15]] as const;
  expect(told(rows)).toEqual(['order-block:up:4 confirmed at 5']);
});

it('finds none where no candle between swing and origin is down', () => {
  const rows = [
    [10, 11, 9, 10],
    [10, 14, 10, 13],
    [11, 11, 8, 11],
    [11, 16, 11, 15],
  ] as const;
  expect(told(rows)).toEqual([]);
});

it('is mitigated by the first later bar that trades at its edge, once', () => {
  const rows = [...breakUp, [15, 16, 13, 14], [14, 14, 12, 13], [13, 13, 9, 9]] as const;
  expect(told(rows)).toEqual([
    'order-block:up:3 confirmed at 5',
    'order-block:up:3 mitigated at 7',
  ]);
});
