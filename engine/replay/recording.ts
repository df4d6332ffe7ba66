import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { createLedger, type LedgerCounts } from '@/engine/indicators/ledger';
import type { DevelopingSession } from '@/engine/indicators/sessions/sessions';
import { createStandings, type Standing, type Standings } from '@/engine/indicators/standing';
import {
  createSuite,
  type SuiteSettings,
  type TrendRow,
  trendTable,
} from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import { aggregate } from '@/engine/market/timeframe';
import { createNaiveRecording, type NaiveView } from './naive-recording';

/** Tells whether the time that may be spent at once is over. */
export type IsTimeUp = () => boolean;

/** What the suite shows when `position` bars of the chart have closed. */
export interface SuiteState {
  position: number;
  standings: readonly Standing[];
  trends: readonly TrendRow[];
  /** Sessions that are still running. */
  developing: readonly DevelopingSession[];
}

/** A market on a chart, analysed as far as it was ever played. Positions count closed bars of the chart. */
export interface Recording {
  settings: SuiteSettings;
  /** The market's own bars. */
  market: readonly Bar[];
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  /** Bars of the chart analysed so far; the other functions take positions up to it. */
  reached(): number;
  /** Continues the analysis until `position` bars have closed, or the time is up. @returns whether it got there */
  advance(position: number, isTimeUp: IsTimeUp): boolean;
  /** @returns what the suite shows, without marks that were over before `since` */
  at(position: number, since: number): SuiteState;
  /** @returns marks confirmed so far, and how many of them the ledger ever found changed */
  proof(position: number): LedgerCounts;
  /** @returns every event so far, as it was written down when it became known */
  log(position: number): readonly IndicatorEvent[];
  /** @returns the last `count` of them */
  latest(position: number, count: number): readonly IndicatorEvent[];
  /** @returns what the repainting version shows */
  naive(position: number): NaiveView;
  /** @returns how many of the market's bars have closed */
  marketBars(position: number): number;
}

/** What is known after a bar of the chart: length of the log, marks confirmed, bars of the market that have closed. */
interface BarRecord {
  events: number;
  confirmed: number;
  marketBars: number;
  developing: readonly DevelopingSession[];
}

const START: BarRecord = { events: 0, confirmed: 0, marketBars: 0, developing: [] };

function* marksOf(standings: Standings): Iterable<Mark> {
  for (const { mark } of standings.all()) yield mark;
}

/**
 * Analyses a market bar by bar and remembers when what became known, so that any earlier bar can be shown again: the
 * log only ever grows, and what was known then is its beginning.
 *
 * @throws RangeError when the timeframe is no multiple of the market's step
 */
export function createRecording(market: readonly Bar[], settings: SuiteSettings): Recording {
  const { step, timeframe } = settings;
  const bars = aggregate(market, timeframe, step);
  const suite = createSuite(settings);
  const naive = createNaiveRecording();
  const ledger = createLedger();
  const log: IndicatorEvent[] = [];
  const records: BarRecord[] = [START];
  /** After the last bar analysed: kept up with the analysis, so that no frame has to catch up with all of it. */
  const live = createStandings();
  /** At an earlier position that was asked for. */
  let earlier = { position: 0, standings: createStandings() };
  /** Where the ledger looked last: until the next bar it would find the same. */
  let checkedAt = 0;

  const recordAt = (position: number) => records[position] as BarRecord;

  /** Feeds the market's bars that lie in the chart's next one. */
  function analyseBar(): void {
    const place = records.length - 1;
    const bar = bars[place] as Bar;
    const end = bar.time + timeframe;
    let { confirmed, marketBars } = recordAt(place);
    for (let next = market[marketBars]; next && next.time < end; next = market[marketBars]) {
      for (const event of suite.next(next)) {
        log.push(event);
        live.apply(event);
        if (event.type !== 'confirmed') continue;
        ledger.write(event.mark);
        confirmed++;
      }
      marketBars++;
    }
    naive.next(bar);
    records.push({ events: log.length, confirmed, marketBars, developing: suite.developing() });
  }

  /** Standings at a position: continued from the last earlier one asked for, or made anew before that. */
  function standingsAt(position: number): Standings {
    if (position === records.length - 1) return live;
    if (position < earlier.position) earlier = { position: 0, standings: createStandings() };
    const from = recordAt(earlier.position).events;
    for (const event of log.slice(from, recordAt(position).events)) earlier.standings.apply(event);
    earlier.position = position;
    return earlier.standings;
  }

  return {
    settings,
    market,
    bars,
    reached: () => records.length - 1,
    advance(position, isTimeUp) {
      const wanted = Math.min(position, bars.length);
      while (records.length <= wanted && !isTimeUp()) analyseBar();
      return records.length > wanted;
    },
    at(position, since) {
      const standings = standingsAt(position).since(since);
      const trends = trendTable(standings, step);
      return { position, standings, trends, developing: recordAt(position).developing };
    },
    proof(position) {
      // Only after the last bar: at an earlier one, later marks are rightly missing.
      if (position === records.length - 1 && position !== checkedAt) {
        ledger.observe(marksOf(live));
        checkedAt = position;
      }
      return { confirmed: recordAt(position).confirmed, changed: ledger.counts().changed };
    },
    log: (position) => log.slice(0, recordAt(position).events),
    latest(position, count) {
      const { events } = recordAt(position);
      return log.slice(Math.max(0, events - count), events);
    },
    naive: (position) => naive.at(position),
    marketBars: (position) => recordAt(position).marketBars,
  };
}
