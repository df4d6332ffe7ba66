import type { Bar, TimeWindow } from '@/engine/market/bar';

export interface PriceSpan extends TimeWindow {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
  readonly first: number;
  last: number;
}

function widen(span: PriceSpan, { time, high, low }: Bar): void {
  span.last = time;
  if (high > span.high) {
    span.high = high;
    span.highTime = time;
  }
  if (low < span.low) {
    span.low = low;
    span.lowTime = time;
  }
}

export function createSpanWatch(windowOf: (time: number) => TimeWindow, step: number) {
  let window: TimeWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  let isOver = false;

  return {
    next(bar: Bar): readonly PriceSpan[] {
      const { time, high, low } = bar;
      const ended: PriceSpan[] = [];
      if (time >= window.to) {
        if (span) ended.push(span);
        span = null;
        window = windowOf(time);
        isOver = false;
      }
      if (isOver || time < window.from) return ended;
      if (span) widen(span, bar);
      else span = { ...window, high, highTime: time, low, lowTime: time, first: time, last: time };
      isOver = time + step >= window.to;
      if (isOver) {
        ended.push(span);
        span = null;
      }
      return ended;
    },
    making: (): PriceSpan | null => span,
  };
}
