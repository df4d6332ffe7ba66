import { type Bar, DAY_MS, HOUR_MS, periodsOf, type TimeWindow, WEEK_MS } from '#market/bar';
import {
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Level,
  type LevelName,
  type Moment,
} from './indicator';

/** If prices are equal, the earlier one counts. `first` and `last` are bar times. */
export interface PriceSpan extends TimeWindow {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
  readonly first: number;
  last: number;
}

// Changes `span` in place, because this runs on every bar.
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

/** Measures window after window. A window ends when its last bar closes or, if that bar is
 * missing, with the first bar after the window. */
export function createSpanWatch(windowOf: (time: number) => TimeWindow, step: number) {
  let window: TimeWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  // If true, later bars in the window are ignored.
  let isOver = false;

  return {
    /** Returns the windows that this bar ended: after a gap, maybe an earlier one and its own. */
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

interface Period {
  readonly windowOf: (time: number) => TimeWindow;
  readonly high: LevelName;
  readonly low: LevelName;
}

function calendarPeriod(name: 'day' | 'week', length: number) {
  return {
    length,
    windowOf: periodsOf(length),
    high: `previous ${name} high`,
    low: `previous ${name} low`,
    open: `${name} open`,
  } as const;
}

/** Currencies trade only two or three hours on Sundays (UTC): too few for a trading day. */
const STUB_MS = 3 * HOUR_MS;

function isStub({ from, to, first, last }: PriceSpan): boolean {
  // Sunday is 0, Saturday 6.
  return new Date((from + to) / 2).getUTCDay() % 6 === 0 && last - first < STUB_MS;
}

/** For each bar, call `taken` before `set`, so that a bar that takes and replaces a level reports
 * both. */
export function createLevels(
  step: number,
  asia: Period['windowOf'] | undefined,
): { taken: Indicator; set: Indicator } {
  const latest = new Map<LevelName, Level>();
  const untaken = new Map<LevelName, Level>();
  const calendar = [calendarPeriod('day', DAY_MS), calendarPeriod('week', WEEK_MS)].filter(
    ({ length }) => step < length,
  );
  const periods: Period[] = [...calendar];
  if (asia) periods.push({ windowOf: asia, high: 'Asia high', low: 'Asia low' });
  const watched = periods.map((period) => ({
    ...period,
    watch: createSpanWatch(period.windowOf, step),
  }));
  const opens = calendar.map(({ open, windowOf }) => ({ open, windowOf, end: -Infinity }));
  const sides = [
    ...periods.map(({ high: name }) => ({ name, isHigh: true })),
    ...periods.map(({ low: name }) => ({ name, isHigh: false })),
  ];

  function set(name: LevelName, price: number, from: number, moment: Moment): IndicatorEvent[] {
    const old = latest.get(name);
    const id = `level:${name}:${moment.at}`;
    const level: Level = { kind: 'level', id, ...moment, name, from, price };
    latest.set(name, level);
    untaken.set(name, level);
    return [
      ...(old ? [{ type: 'replaced', ...moment, mark: old } as const] : []),
      confirmed(level),
    ];
  }

  return {
    taken: {
      next({ time: at, high, low }, knownAt) {
        const events: IndicatorEvent[] = [];
        for (const { name, isHigh } of sides) {
          const mark = untaken.get(name);
          if (!mark || (isHigh ? high <= mark.price : low >= mark.price)) continue;
          untaken.delete(name);
          events.push({ type: 'taken', at, knownAt, mark });
        }
        return events;
      },
    },
    set: {
      next(bar, knownAt) {
        const { time } = bar;
        const moment = { at: time, knownAt };
        const events: IndicatorEvent[] = [];
        for (const { high, low, watch } of watched) {
          // If two windows end at once, only the last one that is not a stub sets levels.
          const span = watch.next(bar).findLast((ended) => !isStub(ended));
          if (!span) continue;
          events.push(...set(high, span.high, span.highTime, moment));
          events.push(...set(low, span.low, span.lowTime, moment));
        }
        for (const period of opens) {
          if (time < period.end) continue;
          period.end = period.windowOf(time).to;
          events.push(...set(period.open, bar.open, time, moment));
        }
        return events;
      },
    },
  };
}
