import type { SessionSettings } from '@/engine/indicators/sessions/sessions';
import { type Bar, DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { localTime } from './local-time';

/** A stretch of time with bars in it, to be measured. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly bars: readonly Bar[];
}

/** @returns bars by what `keyOf` gives for them, leaving out those that it gives null for */
const groups = <Key>(bars: readonly Bar[], keyOf: (bar: Bar) => Key | null) => {
  const found = new Map<Key, Bar[]>();
  for (const bar of bars) {
    const key = keyOf(bar);
    if (key === null) continue;
    const group = found.get(key);
    if (group) group.push(bar);
    else found.set(key, [bar]);
  }
  return found;
};

/** @returns index of the bar at whose close all bars of a window have been seen, or -1 */
export function completeAt(window: Window, bars: readonly Bar[], step: number): number {
  const last = window.bars.at(-1);
  if (last && last.time + step >= window.to) return bars.indexOf(last);
  return bars.findIndex(({ time }) => time >= window.to);
}

/** @returns the first `length` of a session on each day that has bars in it; none on bars that are too long */
export function sessionWindows(
  bars: readonly Bar[],
  { step, sessions }: SessionSettings,
  place: number,
  length: number,
): Window[] {
  const session = sessions[place];
  if (!session || step > HOUR_MS) return [];
  const { zone, opens } = session;
  const inside = groups(bars, (bar) => {
    const sinceOpen = (localTime(zone, bar.time) % DAY_MS) - opens;
    return sinceOpen >= 0 && sinceOpen < length ? bar.time - sinceOpen : null;
  });
  return [...inside].map(([from, own]) => ({ from, to: from + length, bars: own }));
}

/** @returns the periods of the calendar that have bars in them, counted from `origin`; none on bars of their length */
export function calendarWindows(
  bars: readonly Bar[],
  step: number,
  length: number,
  origin: number,
): Window[] {
  if (step >= length) return [];
  return [...groups(bars, ({ time }) => Math.floor((time - origin) / length))].map(
    ([number, own]) => {
      const from = number * length + origin;
      return { from, to: from + length, bars: own };
    },
  );
}
