import {
  type Bar,
  type Chart,
  canAggregate,
  chartOf,
  closeOf,
  createAggregator,
  DAY_MS,
  HOUR_MS,
  WEEK_MS,
} from '@/engine/market/bar';
import { periodsOf } from '@/engine/market/trading-day';
import type { IndicatorEvent, Mark, Trend } from './indicator';
import { createSessions, type DevelopingSession } from './sessions';
import { DEFAULT_SETTINGS, type IndicatorSettings } from './settings';
import { createSmartMoney } from './smart-money';
import { trendTimeframes } from './trend-table';
import { createZones } from './zones';

/** The three indicators of the suite. */
export const INDICATOR_IDS = ['smart-money', 'zones', 'sessions'] as const;
export type IndicatorId = (typeof INDICATOR_IDS)[number];

/** Which indicator makes which marks. */
export const INDICATOR_OF: Readonly<Record<Mark['kind'], IndicatorId>> = {
  swing: 'smart-money',
  break: 'smart-money',
  'order-block': 'smart-money',
  gap: 'smart-money',
  'dealing-range': 'smart-money',
  zone: 'zones',
  trend: 'zones',
  session: 'sessions',
  'opening-range': 'sessions',
  level: 'sessions',
};

/** Timeframes that zones are read from, as far as they are higher than the chart's: the lowest two. */
const ZONE_TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];
const ZONE_LAYERS = 2;

/** Of one chart; what is left out is as in `DEFAULT_SETTINGS`. */
export interface SuiteSettings extends Partial<IndicatorSettings> {
  /** Length of the bars fed, ms. */
  step: number;
  /** Length of the chart's bars, ms; a multiple of `step`. */
  timeframe: number;
  /** Those that run; all where nothing is said. */
  indicators?: readonly IndicatorId[];
}

/** All indicators on one chart. */
export interface Suite {
  /** @returns what became known at the close of this bar of the market, in a fixed order */
  next(bar: Bar): readonly IndicatorEvent[];
  /** @returns the sessions that are running, in the order of their openings */
  developing(): readonly DevelopingSession[];
}

/**
 * All three indicators on one chart: sessions, zones and trends read the bars fed, smart money the chart's bars once
 * they are complete. Events of one bar come in the order smart money, zones, sessions, and all are dated by one clock: the
 * close of the bar fed.
 *
 * @throws RangeError when `timeframe` is no multiple of `step`
 */
export function createSuite({
  step,
  timeframe,
  indicators = INDICATOR_IDS,
  ...changed
}: SuiteSettings): Suite {
  const settings = { ...DEFAULT_SETTINGS, ...changed };
  const charted = createAggregator(timeframe, step, periodsOf(timeframe, settings.dayStart));
  const silent = { next: () => [], developing: () => [] };
  const has = (id: IndicatorId) => indicators.includes(id);
  const smartMoney = has('smart-money') ? createSmartMoney(settings) : silent;
  const timeframes = ZONE_TIMEFRAMES.filter(
    (length) => length > timeframe && canAggregate(length, step),
  ).slice(0, ZONE_LAYERS);
  const zones = has('zones') ? createZones(step, timeframes, settings) : silent;
  const sessions = has('sessions') ? createSessions(step, settings) : silent;

  return {
    next(bar) {
      const now = closeOf(bar, step);
      const structure = charted.next(bar).flatMap((complete) => smartMoney.next(complete, now));
      return [...structure, ...zones.next(bar, now), ...sessions.next(bar, now)];
    },
    developing: sessions.developing,
  };
}

/** @returns the chart whose bars the suite reads */
export function suiteChart(
  market: readonly Bar[],
  { step, timeframe, dayStart = DEFAULT_SETTINGS.dayStart }: SuiteSettings,
): Chart {
  return chartOf(market, timeframe, step, periodsOf(timeframe, dayStart));
}

/** A mark with what has happened to it so far. */
export interface Standing {
  readonly mark: Mark;
  /** Opening of the bar on which price first came back to a zone, or traded beyond a level; null before. */
  readonly testedAt: number | null;
  /** Opening of the bar on which it ended; null while it stands, and for marks that never end. */
  readonly endedAt: number | null;
}

type OfKind<K extends Mark['kind']> = Standing & { mark: Extract<Mark, { kind: K }> };

/** @returns those of the given kind */
export function ofKind<K extends Mark['kind']>(
  standings: readonly Standing[],
  kind: K,
): OfKind<K>[] {
  return standings.filter((standing): standing is OfKind<K> => standing.mark.kind === kind);
}

/** Marks of something that happened once: nothing ends them. */
const LASTING: ReadonlySet<Mark['kind']> = new Set(['swing', 'break', 'session', 'opening-range']);

/** Events that end a mark. A level that is taken stands on; an opening range that is broken is among the lasting. */
const ENDINGS: ReadonlySet<IndicatorEvent['type']> = new Set([
  'mitigated',
  'filled',
  'broken',
  'expired',
  'replaced',
]);

/** Events that a mark lives through. */
const TESTS: ReadonlySet<IndicatorEvent['type']> = new Set(['touched', 'taken']);

export interface Standings {
  apply(event: IndicatorEvent): void;
  /** @returns whether the mark is one that ends, and nothing has ended it */
  isOpen(mark: Mark): boolean;
  /**
   * @param time all there ever were unless given
   * @param events how many of them to go by, as if those after had not come yet; all unless given
   * @returns those that were over after `time`, in the order in which they were, then those that stand, in the order in which
   *   they were confirmed: in time that depends on their number, and on how many were over since
   */
  since(time?: number, events?: number): Standing[];
}

/** @returns the place of the first that is, where all after it are too; their number where none is */
function firstWhere<T>(items: readonly T[], is: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A mark, with the numbers of the events that confirmed, tested and ended it. */
interface Entry {
  readonly mark: Mark;
  readonly confirmed: number;
  tested: number;
  testedAt: number | null;
  ended: number;
  endedAt: number | null;
  /** The moment at which it was known to be over, or to have happened. */
  overAt: number;
}

/** Marks confirmed between two lists of what stood: a look back goes through so many at most, and through what stood. */
const MARKS_PER_LIST = 2048;

/** Keeps, event by event, what stands on a chart and since when; it can be read as it was after any of them. */
export function createStandings(): Standings {
  const open = new Map<string, Entry>();
  /** All, in the order in which they were confirmed, and what stood when each of so many came. */
  const all: Entry[] = [];
  const stood: Entry[][] = [];
  /** Those that nothing happens to any more, in the order in which they were over. */
  const past: Entry[] = [];
  let count = 0;

  function confirm(mark: Mark, knownAt: number): void {
    const isLasting = LASTING.has(mark.kind);
    const untested = { tested: Infinity, testedAt: null };
    const end = { ended: isLasting ? count : Infinity, endedAt: null, overAt: knownAt };
    const entry = { mark, confirmed: count, ...untested, ...end };
    if (all.length % MARKS_PER_LIST === 0) stood.push([...open.values()]);
    all.push(entry);
    if (isLasting) past.push(entry);
    else open.set(mark.id, entry);
  }

  /** What stood after so many events. */
  function standingAfter(events: number): Entry[] {
    if (events >= count) return [...open.values()];
    const until = firstWhere(all, ({ confirmed }) => confirmed >= events);
    const list = Math.max(0, Math.ceil(until / MARKS_PER_LIST) - 1);
    const since = all.slice(list * MARKS_PER_LIST, until);
    return [...(stood[list] ?? []), ...since].filter(({ ended }) => ended >= events);
  }

  return {
    apply({ type, mark, at, knownAt }) {
      const entry = open.get(mark.id);
      if (type === 'confirmed') confirm(mark, knownAt);
      else if (entry && ENDINGS.has(type)) {
        open.delete(mark.id);
        past.push(Object.assign(entry, { ended: count, endedAt: at, overAt: knownAt }));
      } else if (entry && TESTS.has(type) && entry.testedAt === null) {
        Object.assign(entry, { tested: count, testedAt: at });
      }
      count++;
    },
    isOpen: ({ id }) => open.has(id),
    since(time = -Infinity, events = count) {
      const asOf = ({ mark, tested, testedAt, ended, endedAt }: Entry): Standing => ({
        mark,
        testedAt: tested < events ? testedAt : null,
        endedAt: ended < events ? endedAt : null,
      });
      const end = firstWhere(past, ({ ended }) => ended >= events);
      const first = firstWhere(past, ({ overAt }) => overAt > time);
      return [...past.slice(first, end), ...standingAfter(events)].map(asOf);
    },
  };
}

/** A row of the trend table as it stands now. */
export type TrendRow = Pick<Trend, 'timeframe' | 'direction'>;

/** What the indicators say of a market at its last bar. */
export interface Analysis {
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  standings: readonly Standing[];
  trends: readonly TrendRow[];
}

/**
 * @param step length of the bars fed, ms
 * @returns the whole trend table, lowest timeframe first; a timeframe of which nothing is known yet is flat
 */
export function trendTable(standings: readonly Standing[], step: number): TrendRow[] {
  const rows = ofKind(standings, 'trend').filter(({ endedAt }) => endedAt === null);
  return trendTimeframes(step).map((timeframe) => {
    const row = rows.find(({ mark }) => mark.timeframe === timeframe);
    return { timeframe, direction: row?.mark.direction ?? 'flat' };
  });
}

/** Runs the suite over a whole market. */
export function analyse(market: readonly Bar[], settings: SuiteSettings): Analysis {
  const suite = createSuite(settings);
  const standings = createStandings();
  for (const bar of market) for (const event of suite.next(bar)) standings.apply(event);
  const all = standings.since();
  return {
    bars: suiteChart(market, settings).bars,
    standings: all,
    trends: trendTable(all, settings.step),
  };
}
