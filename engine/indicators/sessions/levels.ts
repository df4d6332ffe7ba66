import {
  combined,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Level,
  type LevelName,
  NO_EVENTS,
} from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, WEEK_MS } from '@/engine/market/bar';
import { createSpanWatch, type TimeWindow, type TradingSession, windowAt } from './windows';

/**
 * Levels: prices of the recent past that many traders look at, among them the highest and the lowest of the day, the
 * week and the session before, where stop orders gather. A level is taken when price trades beyond it (common usage:
 * a "sweep" or "raid" of the liquidity there). Opens are prices to compare with; they are not taken.
 */

/** What every bar is held against, and in which order. */
const TAKEN_ABOVE: readonly LevelName[] = ['previous day high', 'previous week high', 'Asia high'];
const TAKEN_BELOW: readonly LevelName[] = ['previous day low', 'previous week low', 'Asia low'];

/** The latest level of each name: tells of every one that a bar is the first to trade beyond, highs first, then lows. */
interface LevelBook extends Indicator<Level> {
  /** @returns the level, after `replaced` for the one of its name that it follows */
  set(
    name: LevelName,
    price: number,
    from: number,
    knownAt: number,
  ): readonly IndicatorEvent<Level>[];
}

function createLevelBook(): LevelBook {
  const latest = new Map<LevelName, Level>();
  /** Levels that price has not traded beyond. */
  const untaken = new Map<LevelName, Level>();
  /** Nearest of each side, so that most bars are done after two comparisons. */
  let [ceiling, floor] = [Infinity, -Infinity];

  function findNearest() {
    ceiling = Math.min(...TAKEN_ABOVE.map((name) => untaken.get(name)?.price ?? Infinity));
    floor = Math.max(...TAKEN_BELOW.map((name) => untaken.get(name)?.price ?? -Infinity));
  }

  return {
    next({ time: knownAt, high, low }) {
      if (high <= ceiling && low >= floor) return NO_EVENTS;
      const taken = [
        ...TAKEN_ABOVE.filter((name) => high > (untaken.get(name)?.price ?? Infinity)),
        ...TAKEN_BELOW.filter((name) => low < (untaken.get(name)?.price ?? -Infinity)),
      ].flatMap((name) => untaken.get(name) ?? []);
      for (const { name } of taken) untaken.delete(name);
      findNearest();
      return taken.map((mark) => ({ type: 'taken', knownAt, mark }));
    },
    set(name, price, from, knownAt) {
      const old = latest.get(name);
      const id = `level:${name}:${knownAt}`;
      const level: Level = { kind: 'level', id, knownAt, name, from, price };
      latest.set(name, level);
      untaken.set(name, level);
      findNearest();
      return [
        ...(old ? [{ type: 'replaced', knownAt, mark: old } as const] : []),
        confirmed(level),
      ];
    },
  };
}

/** A stretch of time that comes again and again, and the levels that are named after it. */
interface Period {
  readonly windowOf: (time: number) => TimeWindow;
  readonly high: LevelName;
  readonly low: LevelName;
  readonly open: LevelName | null;
}

/** @param origin start of any one period, ms since 1970 UTC */
function calendarWindow(length: number, origin: number) {
  return (time: number): TimeWindow => {
    const from = Math.floor((time - origin) / length) * length + origin;
    return { from, to: from + length };
  };
}

/** 5 January 1970. */
const FIRST_MONDAY = 4 * DAY_MS;

const DAY: Period = {
  windowOf: calendarWindow(DAY_MS, 0),
  high: 'previous day high',
  low: 'previous day low',
  open: 'day open',
};
const WEEK: Period = {
  windowOf: calendarWindow(WEEK_MS, FIRST_MONDAY),
  high: 'previous week high',
  low: 'previous week low',
  open: 'week open',
};

/**
 * Sets high and low of the last complete period. The bars of two periods can be complete at one close, where a gap cut
 * the first short; then only the later one's levels are set.
 */
function createExtremes({ windowOf, high, low }: Period, step: number, book: LevelBook): Indicator {
  const watch = createSpanWatch(windowOf, step);
  return {
    next(bar) {
      const span = watch.next(bar).at(-1);
      if (!span) return NO_EVENTS;
      return [
        ...book.set(high, span.high, span.highTime, bar.time),
        ...book.set(low, span.low, span.lowTime, bar.time),
      ];
    },
  };
}

/** Sets the open of a period with its first bar. */
function createOpen({ windowOf, open }: Period, book: LevelBook): Indicator {
  let end = -Infinity;
  return {
    next(bar: Bar) {
      if (open === null || bar.time < end) return NO_EVENTS;
      end = windowOf(bar.time).to;
      return book.set(open, bar.open, bar.time, bar.time);
    },
  };
}

/**
 * @param step length of the fed bars, ms; bars of a period's own length give no levels of that period
 * @param asia the session whose high and low become levels, if it is there
 * @returns the two parts: levels that are taken, and new ones (of the day, of the week, of Asia, then opens)
 */
export function createLevels(
  step: number,
  asia: TradingSession | undefined,
): { taken: Indicator; set: Indicator } {
  const book = createLevelBook();
  const calendar = [...(step < DAY_MS ? [DAY] : []), ...(step < WEEK_MS ? [WEEK] : [])];
  const sessions: Period[] = asia
    ? [{ windowOf: (time) => windowAt(asia, time), high: 'Asia high', low: 'Asia low', open: null }]
    : [];
  return {
    taken: book,
    set: combined([
      ...[...calendar, ...sessions].map((period) => createExtremes(period, step, book)),
      ...calendar.map((period) => createOpen(period, book)),
    ]),
  };
}
