import { type IndicatorEvent, run } from '@/engine/indicators/indicator';
import { barsOf } from '@/engine/indicators/testing/hand-made-bars';
import { createSmartMoney } from './smart-money';

const gapEvents = (rows: Parameters<typeof barsOf>[0], leastGap = 0): IndicatorEvent[] =>
  run(createSmartMoney({ reach: 1, leastGap }), barsOf(rows)).filter(
    ({ mark }) => mark.kind === 'gap',
  );

const told = (rows: Parameters<typeof barsOf>[0], leastGap?: number) =>
  gapEvents(rows, leastGap).map(({ type, knownAt, mark }) => `${mark.id} ${type} at ${knownAt}`);

const gapUp = [
  [10, 11, 9, 10],
  [10, 14, 10, 14],
  [14, 15, 13, 15],
] as const;

it('lies between the high of the first bar and the low of the third', () => {
  expect(gapEvents(gapUp)).toEqual([
    {
      type: 'confirmed',
      knownAt: 2,
      mark: {
        id: 'gap:up:1',
        knownAt: 2,
        kind: 'gap',
        from: 1,
        low: 11,
        high: 13,
        direction: 'up',
      },
    },
  ]);
});

it('points down where price fell', () => {
  const mirrored = gapUp.map(
    ([open, high, low, close]) => [20 - open, 20 - low, 20 - high, 20 - close] as const,
  );
  expect(gapEvents(mirrored)[0]?.mark).toMatchObject({ direction: 'down', low: 7, high: 9 });
});

it('is none where the first bar and the third touch', () => {
  expect(told([...gapUp.slice(0, 2), [14, 15, 11, 15]])).toEqual([]);
});

it('is filled by the first later bar that reaches its far side, once', () => {
  const rows = [...gapUp, [15, 15, 12, 12], [12, 13, 11, 13], [13, 13, 9, 9]] as const;
  expect(told(rows)).toEqual(['gap:up:1 confirmed at 2', 'gap:up:1 filled at 4']);
});

it('fills the nearest first where a bar reaches several', () => {
  const stairs = [...gapUp, [15, 18, 15, 18], [18, 19, 17, 19], [19, 19, 9, 9]] as const;
  expect(told(stairs).slice(-3)).toEqual([
    'gap:up:3 filled at 5',
    'gap:up:2 filled at 5',
    'gap:up:1 filled at 5',
  ]);
});

describe('with a least size', () => {
  const quiet = new Array(12).fill([10, 11, 9, 10] as const);
  // Ranges 12 * 2, 4 and 2: an average of 30 / 14 at the third bar, and a gap of 2.
  const rows = [...quiet, [10, 14, 10, 14], [14, 15, 13, 15]];

  it('counts from that part of the average true range on', () => {
    expect(told(rows, 28 / 30)).toEqual(['gap:up:12 confirmed at 13']);
    expect(told(rows, 29 / 30)).toEqual([]);
  });

  it('is none until the average is known', () => {
    expect(told(rows.slice(1), 0.01)).toEqual([]);
    expect(told(rows.slice(1), 0)).toHaveLength(1);
  });
});
