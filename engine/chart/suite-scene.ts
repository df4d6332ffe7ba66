import type { Mark } from '@/engine/indicators/indicator';
import type { DevelopingSession } from '@/engine/indicators/sessions/sessions';
import type { Standing } from '@/engine/indicators/standing';
import type { TrendRow } from '@/engine/indicators/suite';
import { type IndicatorId, indicatorOf } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import { timeframeName } from '@/engine/market/timeframe';
import type { Drawn, DrawnBox, DrawnTrend } from './drawn';
import { drawnMark, drawnSession } from './drawn-mark';
import { withoutRepeats } from './overlapping-zones';
import type { Scene } from './scene';

/** Which indicators are switched on. */
export type Shown = Readonly<Record<IndicatorId, boolean>>;

/** What the demo begins with: more at once would hide the bars. */
export const firstShown: Shown = { 'smart-money': true, zones: true, sessions: false };

/** What the suite shows when `position` bars of the chart have closed. */
export interface SuiteState {
  position: number;
  standings: readonly Standing[];
  trends: readonly TrendRow[];
  /** Sessions that are still running. */
  developing: readonly DevelopingSession[];
}

/** A market on a chart. */
export interface Frame {
  /** Bars of the chart, as many as there are. */
  bars: readonly Bar[];
  /** Length of one, ms. */
  step: number;
  digits: number;
  /** Bars that the chart has room for. */
  room: number;
  titles: readonly string[];
}

/** Bars beside which there is room for the trend table. */
const roomForTable = 60;

/** Bars of empty chart on the right. */
const blank = 5;

/**
 * Zones and levels come from higher timeframes and reach far; everything else belongs to the bar that it was made at, and
 * leaves the chart with it.
 *
 * @param from opening of the first bar in view
 */
export function isInView({ mark, endedAt }: Standing, from: number): boolean {
  switch (mark.kind) {
    case 'swing':
      return mark.time >= from;
    case 'break':
      return mark.knownAt >= from;
    case 'session':
    case 'opening-range':
      return mark.to >= from;
    case 'order-block':
    case 'gap':
      return mark.from >= from;
    default:
      return endedAt === null || endedAt >= from;
  }
}

function drawnZones(standings: readonly Standing[]): Drawn[] {
  const timeframeOf = (mark: Mark) => (mark.kind === 'zone' ? mark.timeframe : 0);
  const zones = standings
    .filter(({ mark }) => mark.kind === 'zone')
    .sort((a, b) => timeframeOf(b.mark) - timeframeOf(a.mark) || b.mark.knownAt - a.mark.knownAt)
    .map(drawnMark);
  return withoutRepeats(zones.filter((zone): zone is DrawnBox => zone?.kind === 'zone'));
}

const row = ({ timeframe, direction }: TrendRow): DrawnTrend => ({
  timeframe: timeframeName(timeframe),
  direction,
});

/** @returns the bars in view at a position, without marks */
export function bareScene({ bars, step, digits, room, titles }: Frame, position: number): Scene {
  const inView = bars.slice(Math.max(0, position - room), position);
  const space = { blank, headroom: 0.12, footroom: 0.1 };
  return { titles, bars: inView, step, digits, marks: [], trend: [], ...space };
}

/** @returns the chart of the suite at a bar, with the marks of the indicators that are switched on */
export function suiteScene(frame: Frame, state: SuiteState, shown: Shown): Scene {
  const scene = bareScene(frame, state.position);
  const from = scene.bars[0]?.time ?? 0;
  const standings = state.standings.filter(
    (standing) => shown[indicatorOf(standing.mark.kind)] && isInView(standing, from),
  );
  const others = standings.filter(({ mark }) => mark.kind !== 'zone');
  return {
    ...scene,
    marks: [
      ...(shown.sessions ? state.developing.map(drawnSession) : []),
      ...drawnZones(standings),
      ...others.flatMap((standing) => drawnMark(standing) ?? []),
    ],
    // In a narrow chart the table would hide the bars.
    trend: shown.zones && frame.room >= roomForTable ? state.trends.map(row) : [],
  };
}
