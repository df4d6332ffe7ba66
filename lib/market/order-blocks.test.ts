import type { Candle } from './candle';
import type { Break } from './mark';
import { orderBlocks } from './order-blocks';

const bar = (time: number, open: number, close: number): Candle => ({
  time,
  open,
  high: Math.max(open, close) + 1,
  low: Math.min(open, close) - 1,
  close,
});
const broken: Break = { kind: 'break', from: 0, to: 4, price: 12, direction: 'up', label: 'BOS' };
const rise = [bar(0, 11, 10), bar(1, 10, 11), bar(2, 11, 4), bar(3, 4, 9), bar(4, 9, 14)];

it('takes the last opposite bar before the move that broke structure', () => {
  expect(orderBlocks(rise, [broken])).toEqual([
    { kind: 'order-block', from: 2, to: null, low: 3, high: 12, direction: 'up', label: '' },
  ]);
});

it('ends a block where price returns to it', () => {
  expect(orderBlocks([...rise, bar(5, 15, 16), bar(6, 16, 12.5)], [broken])[0]?.to).toBe(6);
});

it('mirrors a break downwards', () => {
  const fall = [bar(0, 5, 6), bar(1, 6, 12), bar(2, 12, 7), bar(3, 7, 2)];
  const down: Break = { ...broken, to: 3, price: 4, direction: 'down' };
  expect(orderBlocks(fall, [down])[0]).toMatchObject({ from: 1, direction: 'down' });
});

it('gives two breaks of one move a single block', () => {
  expect(orderBlocks(rise, [broken, { ...broken, price: 11 }])).toHaveLength(1);
});

it('finds none in a move without an opposite bar', () => {
  expect(orderBlocks([bar(0, 1, 2), bar(1, 2, 3)], [{ ...broken, to: 1 }])).toEqual([]);
});
