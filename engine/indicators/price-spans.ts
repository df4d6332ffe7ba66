import type { Bar, TimeWindow } from '@/engine/market/bar';

/** How far price went in a window, and when: equal prices belong to the first bar that made them. */
export interface PriceSpan extends TimeWindow {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
  /** Openings of its first and its last bar. */
  readonly first: number;
  last: number;
}

/** Widens `span` by a later bar. It changes in place: this runs on every bar. */
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

/**
 * Measures one window after the other. A window ends with the close of its last bar or, where that one is missing,
 * with the first bar after it; a window without bars passes unseen. A bar belongs where its opening lies.
 *
 * @param windowOf the window that a time falls into, or the next one after it
 * @param step length of the fed bars, ms
 */
export function createSpanWatch(windowOf: (time: number) => TimeWindow, step: number) {
  let window: TimeWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  /** The window's last bar has been fed. What still comes with a time inside it is too late. */
  let isOver = false;

  return {
    /** @returns the windows that ended with this bar, in time order: none, one, or two where a gap cut the first short */
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
    /** @returns the window in the making; null while there is none with bars in it */
    making: (): PriceSpan | null => span,
  };
}
