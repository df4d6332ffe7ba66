import type { IndicatorEvent, Swing } from '#indicators/indicator';
import { createMarkStates, type MarkState } from '#indicators/mark-states';
import type { SwingAt } from '#indicators/repainting';
import type { DevelopingSession } from '#indicators/sessions';
import { type CreateSuite, type SuiteSettings, type TrendRow, trendTable } from '#indicators/suite';
import {
  type Bar,
  type Chart,
  closeOf,
  createChart,
  firstWhere,
  type ShouldYield,
} from '#market/bar';
import { createDelayCosts, type DelayCost } from './delay-costs';
import { createRepaintHistory, type RepaintHistory } from './repaint-history';

/** Splits long work: `rest` waits until the next slice may start. */
export interface Slices {
  shouldYield: ShouldYield;
  rest(): Promise<void>;
}

export const AT_ONCE: Slices = { shouldYield: () => false, rest: async () => {} };

/** The suite's state after `position` chart bars. */
export interface SuiteState {
  position: number;
  markStates: readonly MarkState[];
  trends: readonly TrendRow[];
  developing: readonly DevelopingSession[];
  forming: Bar | null;
}

export interface RecordingSettings extends SuiteSettings {
  createSuite: CreateSuite;
  /** The repainting indicator on the second chart. */
  createRival: () => SwingAt;
}

/** A market on a chart, analyzed up to `reached()`. A position is a number of closed chart bars;
 * its log includes all events of the market bar that completed the last chart bar. */
export interface Recording {
  settings: RecordingSettings;
  market: readonly Bar[];
  /** Builds more chart bars; the first access to `bars` builds all. Returns true when done. */
  chart(shouldYield: ShouldYield): boolean;
  readonly bars: readonly Bar[];
  marketBars(position: number): number;
  /** Returns the last position with at most this many closed market bars. */
  positionOf(marketBars: number): number;
  /** Returns the next chart bar, if the market bar that completed the last one began it. Marks may
   * use its prices. */
  forming(position: number): Bar | null;
  /** Number of analyzed chart bars: the limit for `at` and everything below. */
  reached(): number;
  advance(position: number, shouldYield: ShouldYield): boolean;
  at(position: number, since: number): SuiteState;
  entries(position: number): number;
  log(position: number): readonly IndicatorEvent[];
  latest(
    position: number,
    count: number,
    isWanted: (event: IndicatorEvent) => boolean,
  ): IndicatorEvent[];
  repainted: RepaintHistory;
  /** Returns what waiting for confirmation cost up to this position; null for few swings. */
  delayCost(position: number): DelayCost | null;
}

export function createRecording(market: readonly Bar[], settings: RecordingSettings): Recording {
  const { step, timeframe } = settings;
  const chart = createChart(market, timeframe, step);
  function whole(): Chart {
    chart.read(() => false);
    return chart;
  }
  const suite = settings.createSuite(settings);
  const repainted = createRepaintHistory(settings.createRival());
  const delayCosts = createDelayCosts();
  const log: IndicatorEvent[] = [];
  const markStates = createMarkStates();
  const entries = [0];
  const running: (readonly DevelopingSession[])[] = [[]];

  const entriesAt = (position: number) => entries[position] as number;
  const formingAt = (position: number) => whole().forming.get(position - 1) ?? null;
  const marketBars = (position: number) => whole().fed[position - 1] ?? 0;

  function analyzeBar(): void {
    const place = entries.length - 1;
    const end = marketBars(place + 1);
    const bar = chart.bars[place] as Bar;
    const swings: Swing[] = [];
    for (const next of market.slice(marketBars(place), end)) {
      for (const event of suite.next(next)) {
        log.push(event);
        markStates.apply(event);
        if (event.type === 'confirmed' && event.mark.kind === 'swing') swings.push(event.mark);
      }
    }
    delayCosts.next(bar, swings);
    repainted.next(bar, closeOf(market[end - 1] as Bar, step));
    entries.push(log.length);
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
    advance(position, shouldYield) {
      if (!chart.read(shouldYield)) return false;
      const wanted = Math.min(position, chart.bars.length);
      while (entries.length <= wanted && !shouldYield()) analyzeBar();
      return entries.length > wanted;
    },
    at(position, since) {
      const shown = markStates.since(since, entriesAt(position));
      return {
        position,
        markStates: shown,
        trends: trendTable(shown, step),
        developing: running[position] as readonly DevelopingSession[],
        forming: formingAt(position),
      };
    },
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
    repainted,
    delayCost: delayCosts.at,
  };
}
