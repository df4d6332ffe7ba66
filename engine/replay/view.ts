import type { Bar } from '@/engine/market/bar';

/** Part of a market that a chart shows. */
export interface View {
  /** Bars that there is room for. */
  room: number;
  /** Bars between the newest closed one and the right edge; 0 follows the newest. */
  behind: number;
}

/** What a visitor made of the view: it is the same on charts of any width, and stays while bars pass. */
export interface ViewChoice {
  /** Times the bars that a chart shows by itself. */
  zoom: number;
  /** Position at the right edge; null follows the newest bar. */
  end: number | null;
}

/** What a chart of some width can show: bars by itself, and at most. */
export interface RoomLimits {
  room: number;
  most: number;
}

/** Times the bars in view, at a press or a key. */
export const ZOOM_STEP = 1.4;

/** Zoomed in as far as it goes. */
const MIN_ROOM = 12;

/** What a chart shows before anybody has moved it. */
export const FOLLOWING: ViewChoice = { zoom: 1, end: null };

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** @param position closed bars of the chart @returns what the chart shows */
export function viewAt({ zoom, end }: ViewChoice, limits: RoomLimits, position: number): View {
  const room = within(Math.round(limits.room * zoom), MIN_ROOM, limits.most);
  // So far back that the first bar stands at the left edge.
  const furthest = Math.max(0, position - room);
  return { room, behind: end === null ? 0 : within(position - end, 0, furthest) };
}

/** @param bars moved towards older ones; negative towards the newest, which is followed once it is reached */
export function panned(
  choice: ViewChoice,
  bars: number,
  limits: RoomLimits,
  position: number,
): ViewChoice {
  const { behind } = viewAt(choice, limits, position);
  const end = position - behind - bars;
  const moved = { ...choice, end: end < position ? end : null };
  // Not further than there are bars: the way back would begin with moves that nothing answers.
  const shown = viewAt(moved, limits, position).behind;
  return { ...choice, end: shown === 0 ? null : position - shown };
}

/** How far in and out anybody can zoom; a chart also has its own limits. */
const MIN_ZOOM = 0.1;
const MAX_ZOOM = 3;

/** @param by more than 1 shows more bars @returns the same end, nearer or further off, on a chart of any width */
export function zoomedBy(choice: ViewChoice, by: number): ViewChoice {
  return { ...choice, zoom: within(choice.zoom * by, MIN_ZOOM, MAX_ZOOM) };
}

/**
 * @param by more than 1 shows more bars
 * @param part of the bars' width at which the same bar stays, from 0 at the left to 1; where the newest is followed, it is that
 */
export function zoomed(
  choice: ViewChoice,
  by: number,
  limits: RoomLimits,
  position: number,
  part = 1,
): ViewChoice {
  const before = viewAt(choice, limits, position);
  const zoom = within(before.room * by, MIN_ROOM, limits.most) / limits.room;
  const after = viewAt({ ...choice, zoom }, limits, position);
  if (choice.end === null) return { ...choice, zoom };
  const moved = Math.round((before.room - after.room) * (1 - part));
  return panned({ zoom, end: position - before.behind }, moved, limits, position);
}

/** @param place of a bar, counted from 0 @returns the choice with that bar in view: as it is, where it already is */
export function showing(
  choice: ViewChoice,
  place: number,
  limits: RoomLimits,
  position: number,
): ViewChoice {
  const { room, behind } = viewAt(choice, limits, position);
  const end = position - behind;
  if (place < end && place >= end - room) return choice;
  // With some of what came after it.
  const wanted = place + 1 + Math.floor(room / 4);
  return { ...choice, end: wanted < position ? wanted : null };
}

/** Where a crosshair stands: a bar in view, counted from the left, and a price. */
export interface Crosshair {
  bar: number;
  price: number;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves a crosshair by keyboard: along the bars, on their closes. Without one, it appears on the last bar.
 *
 * @param bars in view
 * @returns null for a key that does not move it
 */
export function movedCrosshair(
  crosshair: Crosshair | null,
  bars: readonly Bar[],
  key: string,
): Crosshair | null {
  const by = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (by === undefined) return null;
  const last = bars.length - 1;
  const wanted = crosshair ? crosshair.bar + by : by === -Infinity ? 0 : last;
  const bar = Math.max(0, Math.min(last, wanted));
  const price = bars[bar]?.close;
  return price === undefined ? null : { bar, price };
}
