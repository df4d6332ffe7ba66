import type { Areas, Overlay, Place, Scene, ShownMark } from '#chart/scene';
import type { Swing } from '#indicators/indicator';
import type { MarkState } from '#indicators/mark-states';
import type { DevelopingSession } from '#indicators/sessions';
import { LAYER_OF, type Layers } from '#indicators/suite';
import type { Bar } from '#market/bar';
import type { Snapshot } from './player';
import type { SuiteState } from './recording';
import type { Crosshair, View } from './view';

export type Shown = Layers & { readonly areas: Areas | null };

/** The demo shows this first. */
export const FIRST_SHOWN: Shown = {
  structure: true,
  zones: false,
  sessions: false,
  areas: null,
};

export interface Frame extends View, Pick<Scene, 'titles' | 'words' | 'bars' | 'step' | 'prices'> {
  shown: Shown;
}

export interface Pointed {
  crosshair: Crosshair | null;
  chosen: string | null;
}

/** Marks in force stay in view, however old. Single-moment marks leave with their bar. `from` is
 * when the first bar in view opens. */
function isInView({ mark, endedAt }: MarkState, from: number): boolean {
  switch (mark.kind) {
    case 'swing':
      return mark.time >= from;
    case 'break':
      return mark.at >= from;
    case 'session':
    case 'opening-range':
      return mark.to >= from;
    case 'level':
    case 'dealing-range':
      return endedAt === null;
    case 'order-block':
    case 'gap':
    case 'zone':
      return endedAt === null || endedAt >= from;
    case 'trend':
      return false;
  }
}

function developingMark({ name, from, low, high }: DevelopingSession): ShownMark {
  const id = `running:${name}:${from}`;
  return {
    mark: { kind: 'session', id, at: from, knownAt: from, name, from, to: Infinity, low, high },
    endedAt: null,
  };
}

function barsInView({ bars, room, behind }: Frame, position: number): readonly Bar[] {
  const end = position - behind;
  return bars.slice(Math.max(0, end - room), end);
}

/** Space right of the last bar, in bars, if no names go there. */
export const BARE_BLANK = 5;

function bareScene(frame: Frame, position: number, begun: Bar | null): Scene {
  const { room, behind, shown, ...looks } = frame;
  const bars = barsInView(frame, position);
  // Older views end before this bar.
  const forming = behind === 0 ? begun : null;
  const isBare = !shown.zones && !shown.sessions;
  const blank = isBare ? BARE_BLANK : 'names';
  const space = { hasHead: true, blank, headroom: 0.05, footroom: 0.05 } as const;
  return {
    ...looks,
    bars,
    forming,
    areas: shown.areas,
    marks: [],
    trend: [],
    canNamesYield: false,
    ...space,
  };
}

export function suiteScene(frame: Frame, state: SuiteState): Scene {
  const { shown } = frame;
  const scene = bareScene(frame, state.position, state.forming);
  const from = scene.bars[0]?.time ?? 0;
  const markStates = state.markStates.filter(
    (state) => shown[LAYER_OF[state.mark.kind]] && isInView(state, from),
  );
  return {
    ...scene,
    marks: [...(shown.sessions ? state.developing.map(developingMark) : []), ...markStates],
    trend: shown.zones ? state.trends : [],
  };
}

type Moment = Pick<Snapshot, 'recording' | 'position'>;

function crosshairPlace({ bars }: Scene, crosshair: Crosshair | null): Overlay['crosshair'] {
  const bar = crosshair && bars[crosshair.bar];
  return bar ? { time: bar.time, price: crosshair.price } : null;
}

export function suiteSceneAt(
  { recording, position }: Moment,
  frame: Frame,
  { crosshair, chosen }: Pointed,
): Scene {
  const first = barsInView(frame, position)[0]?.time ?? 0;
  const scene = suiteScene(frame, recording.at(position, first));
  const mark = chosen === null ? null : scene.marks.find((one) => one.mark.id === chosen);
  const over = { crosshair: crosshairPlace(scene, crosshair), chosen: mark ?? null, crosses: [] };
  return { ...scene, over };
}

function lineWithin(line: readonly Place[], from: number, to: number): Place[] {
  return line.flatMap((place, index) => {
    const before = line[index - 1];
    const cuts = [from, to].flatMap((time) => {
      if (!before || before.time >= time || time >= place.time) return [];
      const part = (time - before.time) / (place.time - before.time);
      return [{ time, price: before.price + part * (place.price - before.price) }];
    });
    return from <= place.time && place.time <= to ? [...cuts, place] : cuts;
  });
}

/** @param isFaint returns whether a swing's cross is faint */
export function repaintedSceneAt(
  { recording, position }: Moment,
  frame: Frame,
  crosshair: Crosshair | null,
  isFaint: (id: string) => boolean = () => false,
): Scene {
  const scene = bareScene(frame, position, recording.forming(position));
  const [from, to] = [scene.bars[0]?.time ?? 0, scene.bars.at(-1)?.time ?? 0];
  const first = Math.max(0, position - frame.behind - frame.room);
  const { marks, vanished } = recording.repainted.at(position, first);
  const inView = (some: readonly Swing[]) => some.filter(({ time }) => from <= time && time <= to);
  const crosses = inView(vanished).map((mark) => ({ ...mark, isFaint: isFaint(mark.id) }));
  return {
    ...scene,
    marks: inView(marks).map((mark) => ({ mark, endedAt: null })),
    path: lineWithin(marks, from, to),
    canNamesYield: true,
    over: { crosshair: crosshairPlace(scene, crosshair), chosen: null, crosses },
  };
}
