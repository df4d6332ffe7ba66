import type {
  IndicatorEvent,
  Level,
  LevelName,
  OpeningRange,
  SessionBox,
} from '@/engine/indicators/indicator';
import type { SessionSettings } from '@/engine/indicators/sessions/sessions';
import { type Bar, DAY_MS, extremes, HOUR_MS } from '@/engine/market/bar';
import type { ZoneName } from '@/engine/market/trading-hours';
import { inOrder, type PlacedEvent } from './oracle';

const ZONE_IDS: Record<ZoneName, string> = {
  Tokyo: 'Asia/Tokyo',
  London: 'Europe/London',
  'New York': 'America/New_York',
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** @returns a number whose UTC reading is the local time. Clocks change on full hours, so an hour is asked once. */
export function localTime(zone: ZoneName, time: number): number {
  const timeZone = ZONE_IDS[zone];
  const full = Math.floor(time / HOUR_MS) * HOUR_MS;
  const key = `${zone} ${full}`;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  // Sweden writes `2026-03-02 09:00:00`.
  const offset = offsets.get(key) ?? Date.parse(`${clock.format(full).replace(' ', 'T')}Z`) - full;
  offsets.set(key, offset);
  return time + offset;
}

/** A stretch of time with bars in it, to be measured. */
interface Window {
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
function completeAt(window: Window, bars: readonly Bar[], step: number): number {
  const last = window.bars.at(-1);
  if (last && last.time + step >= window.to) return bars.indexOf(last);
  return bars.findIndex(({ time }) => time >= window.to);
}

/** @returns the first `length` of a session on each day that has bars in it; none on bars that are too long */
function sessionWindows(
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
function calendarWindows(
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

const LEVEL_ORDER: readonly LevelName[] = [
  'previous day high',
  'previous day low',
  'previous week high',
  'previous week low',
  'Asia high',
  'Asia low',
  'day open',
  'week open',
];
const TAKEN_ORDER: readonly LevelName[] = [
  'previous day high',
  'previous week high',
  'Asia high',
  'previous day low',
  'previous week low',
  'Asia low',
];
/** 5 January 1970 was a Monday. */
const MONDAY = 4 * DAY_MS;

function windowsFor(name: LevelName, bars: readonly Bar[], settings: SessionSettings): Window[] {
  const { step, sessions } = settings;
  if (name.includes('day')) return calendarWindows(bars, step, DAY_MS, 0);
  if (name.includes('week')) return calendarWindows(bars, step, 7 * DAY_MS, MONDAY);
  const place = sessions.findIndex((session) => session.name === 'Asia');
  const asia = sessions[place];
  return asia ? sessionWindows(bars, settings, place, asia.closes - asia.opens) : [];
}

/** The level of a window, the bar that made its price, and the index of the bar at whose close it is known. */
function levelIn(window: Window, name: LevelName, bars: readonly Bar[], step: number) {
  const [first] = window.bars;
  if (first && name.endsWith('open')) {
    return { index: bars.indexOf(first), bar: first, price: first.open };
  }
  const { high, low } = extremes(window.bars);
  const price = name.endsWith('high') ? high : low;
  const bar = window.bars.find((own) => (name.endsWith('high') ? own.high : own.low) === price);
  return { index: completeAt(window, bars, step), bar, price };
}

function levelsOf(name: LevelName, bars: readonly Bar[], settings: SessionSettings) {
  return (
    windowsFor(name, bars, settings)
      .map((window) => levelIn(window, name, bars, settings.step))
      .filter(({ index }) => index >= 0)
      // Of two that are known at once the later stays.
      .filter(({ index }, at, all) => all[at + 1]?.index !== index)
      .map(({ index, bar, price = Number.NaN }) => {
        const knownAt = bars[index]?.time ?? Number.NaN;
        const from = bar?.time ?? Number.NaN;
        const id = `level:${name}:${knownAt}`;
        const level: Level = { kind: 'level', id, knownAt, name, from, price };
        return { index, level };
      })
  );
}

/** @returns all that happens to levels; `taken` ranks at `takenRank` among the events of a bar, the rest at `newRank` */
function expectedLevels(
  bars: readonly Bar[],
  settings: SessionSettings,
  takenRank: number,
  newRank: number,
): PlacedEvent[] {
  const placed: PlacedEvent[] = [];
  for (const [order, name] of LEVEL_ORDER.entries()) {
    const levels = levelsOf(name, bars, settings);
    for (const [at, { index, level: mark }] of levels.entries()) {
      placed.push({ index, rank: [newRank, order, 1], type: 'confirmed', mark });
      const next = levels[at + 1]?.index ?? Infinity;
      if (next < Infinity) {
        placed.push({ index: next, rank: [newRank, order, 0], type: 'replaced', mark });
      }
      const taken = bars.findIndex(
        ({ high, low }, place) =>
          place > index &&
          place <= next &&
          ((name.endsWith('high') && high > mark.price) ||
            (name.endsWith('low') && low < mark.price)),
      );
      const rank = [takenRank, TAKEN_ORDER.indexOf(name)];
      if (taken >= 0) placed.push({ index: taken, rank, type: 'taken', mark });
    }
  }
  return placed;
}

/** Parts of a bar's events. */
const [TAKEN, SESSIONS, LEVELS] = [0, 1, 2];

/** Boxes of the session at `place` in the settings. */
function boxes(bars: readonly Bar[], settings: SessionSettings, place: number): PlacedEvent[] {
  const session = settings.sessions[place];
  if (!session) return [];
  const { name, opens, closes } = session;
  return sessionWindows(bars, settings, place, closes - opens).flatMap((window): PlacedEvent[] => {
    const index = completeAt(window, bars, settings.step);
    const knownAt = bars[index]?.time;
    if (knownAt === undefined) return [];
    const { from, to } = window;
    const mark: SessionBox = {
      ...{ kind: 'session', id: `session:${name}:${from}`, knownAt, name, from, to },
      ...extremes(window.bars),
    };
    return [{ index, rank: [SESSIONS, place, 2], type: 'confirmed', mark }];
  });
}

/** Opening ranges of the session at `place` in the settings, and their breaks. */
function openingRanges(
  bars: readonly Bar[],
  settings: SessionSettings,
  place: number,
): PlacedEvent[] {
  const session = settings.sessions[place];
  if (!session) return [];
  const length = session.closes - session.opens;
  const windows = sessionWindows(bars, settings, place, HOUR_MS);
  return windows.flatMap((window): PlacedEvent[] => {
    const index = completeAt(window, bars, settings.step);
    const knownAt = bars[index]?.time;
    if (knownAt === undefined) return [];
    const { name } = session;
    const { from, to } = window;
    const { high, low } = extremes(window.bars);
    const mark: OpeningRange = {
      ...{ kind: 'opening-range', id: `opening-range:${name}:${from}`, knownAt, name },
      ...{ from, to, high, low },
    };
    const outside = bars.findIndex(
      ({ time, close }, at) => at > index && time < from + length && (close > high || close < low),
    );
    return [
      { index, rank: [SESSIONS, place, 1], type: 'confirmed', mark },
      ...(outside < 0
        ? []
        : [{ index: outside, rank: [SESSIONS, place, 0], type: 'broken', mark } as const]),
    ];
  });
}

/** @returns the whole log of sessions and levels */
export function expectedSessions(
  bars: readonly Bar[],
  settings: SessionSettings,
): IndicatorEvent[] {
  const placed = settings.sessions.flatMap((_, place) => [
    ...boxes(bars, settings, place),
    ...openingRanges(bars, settings, place),
  ]);
  return inOrder([...placed, ...expectedLevels(bars, settings, TAKEN, LEVELS)], bars);
}
