import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

/** @returns a bar from `price` to `close`, with half a point of wick on each side */
export function bar(time: string, price: number, close = price): Bar {
  const high = Math.max(price, close) + 0.5;
  const low = Math.min(price, close) - 0.5;
  return { time: Date.parse(time), open: price, high, low, close, volume: 1 };
}

/** @returns what an event says, for a reader: `2026-03-03T11:30 confirmed session London 9.5-12.5` */
export function line({ type, knownAt, mark }: IndicatorEvent): string {
  const time = new Date(knownAt).toISOString().slice(0, 16);
  const name = 'name' in mark ? ` ${mark.name}` : '';
  const price = 'price' in mark ? mark.price : 'low' in mark ? `${mark.low}-${mark.high}` : '';
  return `${time} ${type} ${mark.kind}${name} ${price}`;
}
