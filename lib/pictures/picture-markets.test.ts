import type { Bar } from '@/engine/market/bar';
import { lastBreakout, notFoundMarket } from './picture-markets';

it('ends the line at 404', () => {
  expect(notFoundMarket().at(-1)?.close).toBe(404);
});

describe('lastBreakout', () => {
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
    expect(lastBreakout(market, 4, 2)).toEqual({
      from: 1,
      low: 0.5,
      high: 2.5,
      direction: 'up',
      bar,
    });
  });

  it.each<[what: string, closes: number[], maxWidth: number, found: object | null]>([
    ['a fall', [1, 2, 1, 2, -3], 2, { direction: 'down' }],
    ['the last of several', [1, 2, 1, 2, 4, 5, 4, 5, 4, 9], 2, { bar: { time: 9 } }],
    ['a range longer than 4 bars', [9, 1, 2, 1, 2, 1, 2, 4], 2, { from: 1 }],
    ['nothing wider than maxWidth', [1, 2, 1, 2, 4], 1.5, null],
    ['nothing while price stays inside', [1, 2, 1, 2, 1, 2], 2, null],
  ])('finds %s', (_, closes, maxWidth, found) => {
    const actual = lastBreakout(closing(closes), 4, maxWidth);
    if (found) expect(actual).toMatchObject(found);
    else expect(actual).toBeNull();
  });
});
