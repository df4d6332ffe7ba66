import type { Bar } from '#market/bar';

/** `room` is the number of bars that fit, `behind` the number of newer bars outside the view. */
export interface View {
  room: number;
  behind: number;
}

/** A view that does not depend on the chart's width. `end` is the position at the right edge, or null
 * to follow the newest bar. */
export interface ViewChoice {
  zoom: number;
  end: number | null;
}

/** Number of bars that fit at zoom 1, and the most at any zoom. */
export interface RoomLimits {
  room: number;
  most: number;
}

export const ZOOM_STEP = 1.4;
const MIN_ROOM = 12;
export const FOLLOWING: ViewChoice = { zoom: 1, end: null };
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function viewAt({ zoom, end }: ViewChoice, limits: RoomLimits, position: number): View {
  const room = within(Math.round(limits.room * zoom), MIN_ROOM, limits.most);
  const furthest = Math.max(0, position - room);
  return { room, behind: end === null ? 0 : within(position - end, 0, furthest) };
}

/** Moves the view toward older bars or, if `bars` is negative, newer bars. At the newest bar,
 * the view follows it. */
export function panned(
  choice: ViewChoice,
  bars: number,
  limits: RoomLimits,
  position: number,
): ViewChoice {
  const { behind } = viewAt(choice, limits, position);
  const end = position - behind - bars;
  const moved = { ...choice, end: end < position ? end : null };
  const shown = viewAt(moved, limits, position).behind;
  return { ...choice, end: shown === 0 ? null : position - shown };
}

const MIN_ZOOM = 0.1;
const MAX_ZOOM = 3;

export function zoomedBy(choice: ViewChoice, by: number): ViewChoice {
  return { ...choice, zoom: within(choice.zoom * by, MIN_ZOOM, MAX_ZOOM) };
}

/** Zooms so that the bar at `part` (0 to 1) of the width stays in place. A view that follows the
 * newest bar keeps following it. */
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

/** Returns a view that shows bar `place`; `choice` itself if it already does. */
export function showing(
  choice: ViewChoice,
  place: number,
  limits: RoomLimits,
  position: number,
): ViewChoice {
  const { room, behind } = viewAt(choice, limits, position);
  const end = position - behind;
  if (place < end && place >= end - room) return choice;
  const wanted = place + 1 + Math.floor(room / 4);
  return { ...choice, end: wanted < position ? wanted : null };
}

/** `bar` counts from the left of the view. */
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

/** Returns null for a key that does not move the crosshair. */
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
