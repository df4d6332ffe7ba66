import { type IndicatorEvent, isCounted } from '@/engine/indicators/indicator';
import { createLedger, type LedgerCounts } from '@/engine/indicators/ledger';
import {
  createRepainting,
  REPAINTING_IDS,
  type RepaintingId,
} from '@/engine/indicators/repainting/versions';
import type { DevelopingSession } from '@/engine/indicators/sessions';
import {
  createStandings,
  createSuite,
  type Standing,
  type SuiteSettings,
  type TrendRow,
  trendTable,
} from '@/engine/indicators/suite';
import { type Bar, chartOf, closeOf } from '@/engine/market/bar';
import { createRepaintingBook, type RepaintedView, type RepaintingBook } from './repainting-book';

/** Tells whether the time that may be spent at once is over. */
export type IsTimeUp = () => boolean;

/** What the suite shows when `position` bars of the chart have closed. */
export interface SuiteState {
  position: number;
  standings: readonly Standing[];
  trends: readonly TrendRow[];
  /** Sessions that are still running. */
  developing: readonly DevelopingSession[];
  forming: Bar | null;
}

/**
 * A market on a chart, analysed as far as it was ever played. Positions count closed bars of the chart: what is known at one
 * is what is known with the market's bar that made its last bar complete, and nothing after that.
 */
export interface Recording {
  settings: SuiteSettings;
  /** The market's own bars. */
  market: readonly Bar[];
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  /** @returns how many of the market's bars have closed at any position, analysed or not */
  marketBars(position: number): number;
  /**
   * @returns the bar of the chart that has begun at a position, where it took a bar of the next one to tell that a gap had cut
   *   the last one short: marks may know its prices, so that a chart has to show it
   */
  forming(position: number): Bar | null;
  /** Bars of the chart analysed so far; the other functions take positions up to it. */
  reached(): number;
  /** Continues the analysis until `position` bars have closed, or the time is up. @returns whether it got there */
  advance(position: number, isTimeUp: IsTimeUp): boolean;
  /** @returns what the suite shows, without marks that were over before `since` */
  at(position: number, since: number): SuiteState;
  /** @returns marks confirmed so far that figures count, and how many of them the ledger ever found changed */
  proof(position: number): LedgerCounts;
  /** @returns every event so far, as it was written down when it became known */
  log(position: number): readonly IndicatorEvent[];
  /** @returns what a repainting version shows. @param since position from which on somebody looked */
  repainted(version: RepaintingId, position: number, since: number): RepaintedView;
}

/** What is known after a bar of the chart. */
interface BarRecord {
  /** Length of the log. */
  events: number;
  /** Marks confirmed that figures count. */
  confirmed: number;
  developing: readonly DevelopingSession[];
}

const START: BarRecord = {
  events: 0,
  confirmed: 0,
  developing: [],
};

/** @returns what the first entries build up: continued from the last look, or anew where that was at more of them */
function builder<E, T extends { apply(entry: E): void }>(entries: readonly E[], create: () => T) {
  let [built, until] = [create(), 0];
  return (length: number): T => {
    if (length < until) [built, until] = [create(), 0];
    for (const entry of entries.slice(until, length)) built.apply(entry);
    until = length;
    return built;
  };
}

/**
 * Analyses a market bar by bar and remembers when what became known, so that any earlier bar can be shown again: the
 * log only ever grows, and what was known then is its beginning.
 *
 * @throws RangeError when the timeframe is no multiple of the market's step
 */
export function createRecording(market: readonly Bar[], settings: SuiteSettings): Recording {
  const { step, timeframe } = settings;
  const { bars, fed, forming } = chartOf(market, timeframe, step);
  const suite = createSuite(settings);
  const ledger = createLedger();
  const bookOf = (id: RepaintingId) =>
    createRepaintingBook(createRepainting(id, timeframe, settings.swingReach));
  const books: Record<RepaintingId, RepaintingBook> = {
    'early-swings': bookOf('early-swings'),
    zigzag: bookOf('zigzag'),
    'higher-timeframe': bookOf('higher-timeframe'),
  };
  const log: IndicatorEvent[] = [];
  const records: BarRecord[] = [START];
  /** After the last bar analysed: kept up with the analysis, so that no frame has to catch up with all of it. */
  const live = createStandings();
  const earlier = builder(log, createStandings);
  /** Where the ledger looked last: until the next bar it would find the same. */
  let checkedAt = 0;

  const recordAt = (position: number) => records[position] as BarRecord;

  const formingAt = (position: number) => forming.get(position - 1) ?? null;
  const marketBars = (position: number) => fed[position - 1] ?? 0;

  /** Feeds the market's bars up to the one that makes the chart's next bar complete. */
  function analyseBar(): void {
    const place = records.length - 1;
    let { confirmed } = recordAt(place);
    const end = marketBars(place + 1);
    for (const next of market.slice(marketBars(place), end)) {
      for (const event of suite.next(next)) {
        log.push(event);
        live.apply(event);
        if (event.type !== 'confirmed' || !isCounted(event.mark)) continue;
        ledger.write(event.mark);
        confirmed++;
      }
    }
    const now = closeOf(market[end - 1] as Bar, step);
    for (const id of REPAINTING_IDS) books[id].next(bars[place] as Bar, now);
    records.push({
      events: log.length,
      confirmed,
      developing: suite.developing(),
    });
  }

  return {
    settings,
    market,
    bars,
    marketBars,
    forming: formingAt,
    reached: () => records.length - 1,
    advance(position, isTimeUp) {
      const wanted = Math.min(position, bars.length);
      while (records.length <= wanted && !isTimeUp()) analyseBar();
      return records.length > wanted;
    },
    at(position, since) {
      const { events, developing } = recordAt(position);
      const standings = (events === log.length ? live : earlier(events)).since(since);
      return {
        position,
        standings,
        trends: trendTable(standings, step),
        developing,
        forming: formingAt(position),
      };
    },
    proof(position) {
      // Only after the last bar: at an earlier one, later marks are rightly missing.
      if (position === records.length - 1 && position !== checkedAt) {
        ledger.observe(live.since().flatMap(({ mark }) => (isCounted(mark) ? [mark] : [])));
        checkedAt = position;
      }
      return { confirmed: recordAt(position).confirmed, changed: ledger.counts().changed };
    },
    log: (position) => log.slice(0, recordAt(position).events),
    repainted: (version, position, since) => books[version].at(position, since),
  };
}
