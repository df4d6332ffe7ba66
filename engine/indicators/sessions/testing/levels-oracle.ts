import type { Level, LevelName } from '@/engine/indicators/mark';
import type { SessionSettings } from '@/engine/indicators/sessions/sessions';
import { type Bar, DAY_MS, extremes } from '@/engine/market/bar';
import type { Placed } from './placed';
import { calendarWindows, completeAt, sessionWindows, type Window } from './windows';

/** Levels worked out the plain and slow way: with all bars at hand, from the definitions. */

const levelOrder: readonly LevelName[] = [
  'previous day high',
  'previous day low',
  'previous week high',
  'previous week low',
  'Asia high',
  'Asia low',
  'day open',
  'week open',
];
const takenOrder: readonly LevelName[] = [
  'previous day high',
  'previous week high',
  'Asia high',
  'previous day low',
  'previous week low',
  'Asia low',
];
/** 5 January 1970 was a Monday. */
const monday = 4 * DAY_MS;

function windowsFor(name: LevelName, bars: readonly Bar[], settings: SessionSettings): Window[] {
  const { step, sessions } = settings;
  if (name.includes('day')) return calendarWindows(bars, step, DAY_MS, 0);
  if (name.includes('week')) return calendarWindows(bars, step, 7 * DAY_MS, monday);
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
export function expectedLevels(
  bars: readonly Bar[],
  settings: SessionSettings,
  takenRank: number,
  newRank: number,
): Placed[] {
  const placed: Placed[] = [];
  for (const [order, name] of levelOrder.entries()) {
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
      const rank = [takenRank, takenOrder.indexOf(name)];
      if (taken >= 0) placed.push({ index: taken, rank, type: 'taken', mark });
    }
  }
  return placed;
}
