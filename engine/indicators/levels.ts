import { DAY_MS, HOUR_MS, periodsOf, type TimeWindow, WEEK_MS } from '@/engine/market/bar';
import { type TradingSession, windowAt } from '@/engine/market/trading-hours';
import {
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Level,
  type LevelName,
  type Moment,
} from './indicator';
import { createSpanWatch, type PriceSpan } from './price-spans';

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

const STUB_MS = 3 * HOUR_MS;

function isStub({ from, to, first, last }: PriceSpan): boolean {
  return new Date((from + to) / 2).getUTCDay() % 6 === 0 && last - first < STUB_MS;
}

export function createLevels(
  step: number,
  asia: TradingSession | undefined,
): { taken: Indicator; set: Indicator } {
  const latest = new Map<LevelName, Level>();
  const untaken = new Map<LevelName, Level>();
  const calendar = [calendarPeriod('day', DAY_MS), calendarPeriod('week', WEEK_MS)].filter(
    ({ length }) => step < length,
  );
  const periods: Period[] = [...calendar];
  if (asia)
    periods.push({
      windowOf: (time) => windowAt(asia, time),
      high: 'Asia high',
      low: 'Asia low',
    });
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
