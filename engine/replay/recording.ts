import { type IndicatorEvent, isCounted } from '@/engine/indicators/indicator';
import {
  createRepainting,
  REPAINTING_IDS,
  type RepaintingId,
} from '@/engine/indicators/repainting/versions';
import type { DevelopingSession } from '@/engine/indicators/sessions';
import { createStandings, firstWhere, type Standing } from '@/engine/indicators/standings';
import {
  createSuite,
  LAYER_OF,
  LAYERS,
  type Layer,
  type SuiteSettings,
  suiteChart,
  type TrendRow,
  trendTable,
} from '@/engine/indicators/suite';
import { type Bar, type Chart, closeOf, type IsTimeUp } from '@/engine/market/bar';
import { createRepaintingBook, type RepaintedView, type RepaintingBook } from './repainting-book';

/** Long work in slices: the time of one, and the pause before the next. */
export interface Slices {
  isTimeUp: IsTimeUp;
  rest(): Promise<void>;
}

/** Where nobody waits for an answer. */
export const AT_ONCE: Slices = { isTimeUp: () => false, rest: async () => {} };

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
  /** Puts more of the market on the chart, which else is done at once by whoever asks for its bars first. @returns whether all is */
  chart(isTimeUp: IsTimeUp): boolean;
  /** Complete bars of the chart's timeframe. */
  readonly bars: readonly Bar[];
  /** @returns how many of the market's bars have closed at any position, analysed or not */
  marketBars(position: number): number;
  /** @returns the last position at which no more than so many of the market's bars have closed */
  positionOf(marketBars: number): number;
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
  /** @returns marks confirmed so far that figures count, of the layers that are shown */
  confirmed(position: number, shown: Readonly<Record<Layer, boolean>>): number;
  /** @returns how many events the log has */
  entries(position: number): number;
  /** @returns every event so far, as it was written down when it became known */
  log(position: number): readonly IndicatorEvent[];
  /** @returns the last events so far that are wanted, the newest at the end */
  latest(
    position: number,
    count: number,
    isWanted: (event: IndicatorEvent) => boolean,
  ): IndicatorEvent[];
  /**
   * @param since position from which on somebody looked
   * @param first index of the first bar in view
   * @returns what a repainting version shows
   */
  repainted(version: RepaintingId, position: number, since: number, first: number): RepaintedView;
}

/**
 * Analyses a market bar by bar and remembers when what became known, so that any earlier bar can be shown again: the
 * log only ever grows, and what was known then is its beginning.
 *
 * @param versions that repaint and may be asked for
 * @throws RangeError when the timeframe is no multiple of the market's step
 */
export function createRecording(
  market: readonly Bar[],
  settings: SuiteSettings,
  versions: readonly RepaintingId[] = REPAINTING_IDS,
): Recording {
  const { step } = settings;
  const chart = suiteChart(market, settings);
  function whole(): Chart {
    chart.read(() => false);
    return chart;
  }
  const suite = createSuite(settings);
  const books = new Map(versions.map((id) => [id, createRepaintingBook(createRepainting(id))]));
  const log: IndicatorEvent[] = [];
  const standings = createStandings();
  // By position: length of the log, marks confirmed that figures count by their layer, sessions that are running.
  const entries = [0];
  const confirmed: Readonly<Record<Layer, number>>[] = [{ structure: 0, zones: 0, sessions: 0 }];
  const running: (readonly DevelopingSession[])[] = [[]];

  const entriesAt = (position: number) => entries[position] as number;
  const formingAt = (position: number) => whole().forming.get(position - 1) ?? null;
  const marketBars = (position: number) => whole().fed[position - 1] ?? 0;

  /** Feeds the market's bars up to the one that makes the chart's next bar complete. */
  function analyseBar(): void {
    const place = entries.length - 1;
    let counts = confirmed[place] as Readonly<Record<Layer, number>>;
    const end = marketBars(place + 1);
    for (const next of market.slice(marketBars(place), end)) {
      for (const event of suite.next(next)) {
        log.push(event);
        standings.apply(event);
        if (event.type !== 'confirmed' || !isCounted(event.mark)) continue;
        const layer = LAYER_OF[event.mark.kind];
        counts = { ...counts, [layer]: counts[layer] + 1 };
      }
    }
    const now = closeOf(market[end - 1] as Bar, step);
    for (const book of books.values()) book.next(chart.bars[place] as Bar, now);
    entries.push(log.length);
    confirmed.push(counts);
    running.push(suite.developing());
  }

  return {
    settings,
    market,
    chart: chart.read,
    get bars() {
      return whole().bars;
    },
    marketBars,
    positionOf: (count) => firstWhere(whole().fed, (fed) => fed > count),
    forming: formingAt,
    reached: () => entries.length - 1,
    advance(position, isTimeUp) {
      if (!chart.read(isTimeUp)) return false;
      const wanted = Math.min(position, chart.bars.length);
      while (entries.length <= wanted && !isTimeUp()) analyseBar();
      return entries.length > wanted;
    },
    at(position, since) {
      const shown = standings.since(since, entriesAt(position));
      return {
        position,
        standings: shown,
        trends: trendTable(shown, step),
        developing: running[position] as readonly DevelopingSession[],
        forming: formingAt(position),
      };
    },
    confirmed: (position, shown) =>
      LAYERS.reduce(
        (all, layer) => all + (shown[layer] ? (confirmed[position]?.[layer] ?? 0) : 0),
        0,
      ),
    entries: entriesAt,
    log: (position) => log.slice(0, entriesAt(position)),
    latest(position, count, isWanted) {
      const found: IndicatorEvent[] = [];
      for (let at = entriesAt(position) - 1; at >= 0 && found.length < count; at--) {
        const event = log[at] as IndicatorEvent;
        if (isWanted(event)) found.push(event);
      }
      return found.reverse();
    },
    repainted: (version, ...asked) => (books.get(version) as RepaintingBook).at(...asked),
  };
}
