import type { SuiteState } from '@/engine/chart/suite-scene';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { createLedger, type LedgerCounts } from '@/engine/indicators/ledger';
import type { DevelopingSession } from '@/engine/indicators/sessions/sessions';
import { createStandings, type Standings } from '@/engine/indicators/standing';
import { createSuite, type SuiteSettings, trendTable } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import { aggregate } from '@/engine/market/timeframe';
import { createNaiveRecording, type NaiveView } from './naive-recording';

/** Tells whether the time that may be spent at once is over. */
export type IsTimeUp = () => boolean;

/** A market on a chart, analysed as far as it was ever played. Positions count closed bars of the chart. */
export interface Recording {
  settings: SuiteSettings;
  /** The market's own bars. */
  market: readonly Bar[];
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  /** Bars of the chart analysed so far; the other functions take positions up to it. */
  reached(): number;
  /** Analyses on until `position` bars have closed, or the time is up. @returns whether it got there */
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
  fed(position: number): number;
}

/** What is known after each bar of the chart, besides the log: its length, marks confirmed, market bars fed. */
interface Mileage {
  events: number;
  confirmed: number;
  fed: number;
  developing: readonly DevelopingSession[];
}

const start: Mileage = { events: 0, confirmed: 0, fed: 0, developing: [] };

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
  const bars = aggregate(market, timeframe, step).filter((bar) => !bar.isPartial);
  const suite = createSuite(settings);
  const naive = createNaiveRecording();
  const ledger = createLedger();
  const log: IndicatorEvent[] = [];
  const miles: Mileage[] = [start];
  /** Everything analysed so far: it is kept up as the analysis goes on, so that no frame has to catch up with all of it. */
  const front = createStandings();
  /** An earlier position that was asked for. */
  let shown = { position: 0, standings: createStandings() };
  /** Where the ledger looked last: until the next bar it would find the same. */
  let observed = 0;

  const mile = (position: number) => miles[position] as Mileage;

  /** Feeds the market's bars that lie in the chart's next one. */
  function analyseBar(): void {
    const place = miles.length - 1;
    const bar = bars[place] as Bar;
    let { confirmed, fed } = mile(place);
    for (let next = market[fed]; next && next.time < bar.time + timeframe; next = market[fed]) {
      for (const event of suite.next(next)) {
        log.push(event);
        front.apply(event);
        if (event.type !== 'confirmed') continue;
        ledger.write(event.mark);
        confirmed++;
      }
      fed++;
    }
    naive.next(bar);
    miles.push({ events: log.length, confirmed, fed, developing: suite.developing() });
  }

  /** @returns the standings at a position: behind the front on from the last one asked for, or anew for an earlier one */
  function standingsAt(position: number): Standings {
    if (position === miles.length - 1) return front;
    if (position < shown.position) shown = { position: 0, standings: createStandings() };
    for (let place = mile(shown.position).events; place < mile(position).events; place++)
      shown.standings.apply(log[place] as IndicatorEvent);
    shown.position = position;
    return shown.standings;
  }

  return {
    settings,
    market,
    bars,
    reached: () => miles.length - 1,
    advance(position, isTimeUp) {
      const wanted = Math.min(position, bars.length);
      while (miles.length <= wanted && !isTimeUp()) analyseBar();
      return miles.length > wanted;
    },
    at(position, since) {
      const standings = standingsAt(position).since(since);
      const trends = trendTable(standings, step);
      return { position, standings, trends, developing: mile(position).developing };
    },
    proof(position) {
      // The ledger is held against what is shown at the front alone: behind it, later marks are rightly missing.
      if (position === miles.length - 1 && position !== observed) {
        ledger.observe(marksOf(front));
        observed = position;
      }
      return { confirmed: mile(position).confirmed, changed: ledger.counts().changed };
    },
    log: (position) => log.slice(0, mile(position).events),
    latest(position, count) {
      const { events } = mile(position);
      return log.slice(Math.max(0, events - count), events);
    },
    naive: (position) => naive.at(position),
    fed: (position) => mile(position).fed,
  };
}
