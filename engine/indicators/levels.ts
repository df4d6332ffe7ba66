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

/*
 * Levels: prices of the recent past that many traders look at, among them the highest and the lowest of the day, the week
 * and the Asian session before, where stop orders gather.
 *
 * - A level is drawn until the next of its name replaces it. It is taken when price trades beyond it (common usage: a
 *   "sweep" or "raid" of the liquidity there). Opens are prices to compare with; they are not taken.
 * - The previous day and week are the last ones with bars, so that holidays are passed over. What lies on a Saturday or
 *   Sunday and is over within a few hours is no day: it is the rest of Friday's trading after midnight, or Monday's
 *   beginning.
 */

/** A stretch of time that comes again and again, and the levels that are named after it. */
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

/** Openings of a stub lie closer together: a currency's Sunday in UTC has two hours, in summer three. */
const STUB_MS = 3 * HOUR_MS;

/** @returns whether a day is a stub: at a weekend (Sunday is 0, Saturday 6), and over within a few hours */
function isStub({ from, to, first, last }: PriceSpan): boolean {
  return new Date((from + to) / 2).getUTCDay() % 6 === 0 && last - first < STUB_MS;
}

/**
 * @param step length of the fed bars, ms; bars of a period's own length give no levels of that period
 * @param asia none leaves out the levels of the Asian session
 * @returns the two parts: levels that are taken, and new ones
 */
export function createLevels(
  step: number,
  asia: TradingSession | undefined,
): { taken: Indicator; set: Indicator } {
  const latest = new Map<LevelName, Level>();
  /** Levels that price has not traded beyond. */
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

  /** @returns the level, after `replaced` for the one of its name that it follows */
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
          // Where a gap cut the first of two short, only the later one's levels are set.
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
