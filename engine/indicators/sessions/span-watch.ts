import type { Bar } from '@/engine/market/bar';
import { type PriceSpan, spanOf, widen } from './price-span';
import type { SessionWindow } from './trading-sessions';

/** The prices of a window of time that is over, and when it was. */
export interface EndedSpan extends SessionWindow, Readonly<PriceSpan> {}

export interface SpanWatch {
  /** @returns whether a window has ended: fetch it with `ended` */
  next(bar: Bar): boolean;
  /** @returns the windows that ended with the last bar, in time order: one, or two where a gap cut the first short */
  ended(): readonly EndedSpan[];
  /** @returns the window in the making; null while there is none with bars in it */
  making(): EndedSpan | null;
}

/**
 * Measures one window of time after the other. A window ends with the close of its last bar or, where that one is
 * missing, with the first bar after it; a window without bars passes unseen. A bar belongs where its opening lies.
 *
 * @param windowAt the window that a time falls into, or the next one after it
 * @param step length of the fed bars, ms
 */
export function createSpanWatch(
  windowAt: (time: number) => SessionWindow,
  step: number,
): SpanWatch {
  let window: SessionWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  /** The window's last bar has been fed. What still comes with a time inside it is too late. */
  let isOver = false;
  let ended: EndedSpan[] = [];

  function close(whole: PriceSpan) {
    ended.push({ ...window, ...whole });
    span = null;
  }

  function next(bar: Bar): boolean {
    if (ended.length > 0) ended = [];
    if (bar.time >= window.to) {
      if (span) close(span);
      window = windowAt(bar.time);
      isOver = false;
    }
    if (!isOver && bar.time >= window.from) {
      if (span) widen(span, bar);
      else span = spanOf(bar);
      isOver = bar.time + step >= window.to;
      if (isOver) close(span);
    }
    return ended.length > 0;
  }

  return { next, ended: () => ended, making: () => span && { ...window, ...span } };
}
