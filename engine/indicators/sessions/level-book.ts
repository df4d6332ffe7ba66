import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { Level, LevelName } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';

/**
 * Levels: prices of the recent past that many traders look at, among them the highest and the lowest of the day, the
 * week and the session before, where stop orders gather. A level is taken when price trades beyond it (common usage:
 * a "sweep" or "raid" of the liquidity there). Opens are prices to compare with; they are not taken.
 */

/** What every bar is held against, and in which order. */
const takenAbove: readonly LevelName[] = ['previous day high', 'previous week high', 'Asia high'];
const takenBelow: readonly LevelName[] = ['previous day low', 'previous week low', 'Asia low'];

export interface LevelBook {
  /** Adds `taken` for every level that this bar is the first to trade beyond: highs first, then lows. */
  judge(bar: Bar, events: IndicatorEvent[]): void;
  /** Adds the level, after `replaced` for the one of its name that it follows. */
  set(
    name: LevelName,
    price: number,
    from: number,
    knownAt: number,
    events: IndicatorEvent[],
  ): void;
}

/** Keeps the latest level of each name. */
export function createLevelBook(): LevelBook {
  const latest = new Map<LevelName, Level>();
  /** Levels that price has not traded beyond. */
  const untaken = new Map<LevelName, Level>();
  /** Nearest of each side, so that most bars are done after two comparisons. */
  let [ceiling, floor] = [Infinity, -Infinity];

  function findNearest() {
    [ceiling, floor] = [Infinity, -Infinity];
    for (const name of takenAbove) {
      ceiling = Math.min(ceiling, untaken.get(name)?.price ?? Infinity);
    }
    for (const name of takenBelow) {
      floor = Math.max(floor, untaken.get(name)?.price ?? -Infinity);
    }
  }

  function take(level: Level, knownAt: number, events: IndicatorEvent[]) {
    events.push({ type: 'taken', knownAt, mark: level });
    untaken.delete(level.name);
  }

  function judge(bar: Bar, events: IndicatorEvent[]) {
    if (bar.high <= ceiling && bar.low >= floor) return;
    for (const name of takenAbove) {
      const level = untaken.get(name);
      if (level && bar.high > level.price) take(level, bar.time, events);
    }
    for (const name of takenBelow) {
      const level = untaken.get(name);
      if (level && bar.low < level.price) take(level, bar.time, events);
    }
    findNearest();
  }

  function set(
    name: LevelName,
    price: number,
    from: number,
    knownAt: number,
    events: IndicatorEvent[],
  ) {
    const old = latest.get(name);
    if (old) events.push({ type: 'replaced', knownAt, mark: old });
    const id = `level:${name}:${knownAt}`;
    const level: Level = { kind: 'level', id, knownAt, name, from, price };
    events.push(confirmed(level));
    latest.set(name, level);
    untaken.set(name, level);
    findNearest();
  }

  return { judge, set };
}
