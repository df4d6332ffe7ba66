import { withoutRepeats } from '@/engine/chart/areas';
import type { ChartWords, Overlay, Scene, ShownMark } from '@/engine/chart/scene';
import type { Zone } from '@/engine/indicators/indicator';
import type { DevelopingSession } from '@/engine/indicators/sessions/sessions';
import { ofKind, type Standing } from '@/engine/indicators/standing';
import { type IndicatorId, indicatorOf } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import type { Crosshair } from './crosshair';
import type { Snapshot } from './player';
import type { SuiteState } from './recording';

/** Which indicators are switched on. */
export type Shown = Readonly<Record<IndicatorId, boolean>>;

/** What the demo begins with: more at once would hide the bars. */
export const FIRST_SHOWN: Shown = { 'smart-money': true, zones: true, sessions: false };

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
  words: ChartWords;
}

/** What the visitor points at. */
export interface Pointed {
  crosshair: Crosshair | null;
  /** Id of a mark to point out. */
  chosen: string | null;
}

/** Bars beside which there is room for the trend table. */
const MIN_ROOM_FOR_TABLE = 60;

/**
 * Zones come from higher timeframes and reach far; everything else belongs to the bar that it was made at, and leaves the
 * chart with it. Levels and dealing ranges that newer ones have replaced are gone, and trends stand in the table.
 *
 * @param from opening of the first bar in view
 */
function isInView({ mark, endedAt }: Standing, from: number): boolean {
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
    case 'level':
    case 'dealing-range':
      return endedAt === null;
    case 'zone':
      return endedAt === null || endedAt >= from;
    case 'trend':
      return false;
  }
}

/** @returns zones, those of higher timeframes and newer ones first, without those that say the same again */
export function distinctZones(standings: readonly Standing[]): ShownMark<Zone>[] {
  const zones = ofKind(standings, 'zone').sort(
    (a, b) => b.mark.timeframe - a.mark.timeframe || b.mark.knownAt - a.mark.knownAt,
  );
  return withoutRepeats(zones);
}

/** A running session is a box that is open on the right. */
function developingMark({ name, from, low, high }: DevelopingSession): ShownMark {
  const id = `running:${name}:${from}`;
  return {
    mark: { kind: 'session', id, knownAt: from, name, from, to: Infinity, low, high },
    endedAt: null,
  };
}

/** The bars in view at a position, without marks. */
function bareScene(frame: Frame, position: number): Scene {
  const { bars, step, digits, room, titles, words } = frame;
  const inView = bars.slice(Math.max(0, position - room), position);
  const space = { blank: 5, headroom: 0.12, footroom: 0.1 };
  return { titles, words, bars: inView, step, digits, marks: [], trend: [], ...space };
}

/** @returns the chart of the suite at a bar, with the marks of the indicators that are switched on */
export function suiteScene(frame: Frame, state: SuiteState, shown: Shown): Scene {
  const scene = bareScene(frame, state.position);
  const from = scene.bars[0]?.time ?? 0;
  const standings = state.standings.filter(
    (standing) => shown[indicatorOf(standing.mark.kind)] && isInView(standing, from),
  );
  return {
    ...scene,
    marks: [
      ...(shown.sessions ? state.developing.map(developingMark) : []),
      ...distinctZones(standings),
      ...standings.filter(({ mark }) => mark.kind !== 'zone'),
    ],
    // In a narrow chart the table would hide the bars.
    trend: shown.zones && frame.room >= MIN_ROOM_FOR_TABLE ? state.trends : [],
  };
}

type Moment = Pick<Snapshot, 'recording' | 'position'>;

function crosshairPlace({ bars }: Scene, crosshair: Crosshair | null): Overlay['crosshair'] {
  const bar = crosshair && bars[crosshair.bar];
  return bar ? { time: bar.time, price: crosshair.price } : null;
}

/** @returns opening of the first bar in view */
function firstTime({ bars, room }: Frame, position: number): number {
  return bars[Math.max(0, position - room)]?.time ?? 0;
}

/** @returns the chart of the suite in this frame, and what is pointed at */
export function suiteSceneAt(
  { recording, position }: Moment,
  frame: Frame,
  shown: Shown,
  { crosshair, chosen }: Pointed,
): Scene {
  const scene = suiteScene(frame, recording.at(position, firstTime(frame, position)), shown);
  const mark = chosen === null ? null : scene.marks.find((one) => one.mark.id === chosen);
  const over = { crosshair: crosshairPlace(scene, crosshair), chosen: mark ?? null, crosses: [] };
  return { ...scene, over };
}

/** @returns the chart of the repainting version in this frame, with crosses where swings are gone */
export function naiveSceneAt(
  { recording, position }: Moment,
  frame: Frame,
  crosshair: Crosshair | null,
): Scene {
  const scene = bareScene(frame, position);
  const from = firstTime(frame, position);
  const { marks, vanished } = recording.naive(position);
  const crosses = vanished.flatMap((mark) =>
    mark.kind === 'swing' && mark.time >= from ? [mark] : [],
  );
  return {
    ...scene,
    marks: marks
      .map((mark): Standing => ({ mark, endedAt: null }))
      .filter((standing) => isInView(standing, from)),
    over: { crosshair: crosshairPlace(scene, crosshair), chosen: null, crosses },
  };
}
