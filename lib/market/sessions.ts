import { type Candle, day, extremes, hour } from './candle';
import type { Box, Level } from './mark';

/** Trading hours of a day, in milliseconds since midnight UTC. */
export interface Session {
  name: string;
  opens: number;
  closes: number;
}

/** Windows that do not overlap, so that their boxes can be told apart. */
export const tradingSessions: readonly Session[] = [
  { name: 'Asia', opens: 0, closes: 6 * hour },
  { name: 'London', opens: 7 * hour, closes: 12 * hour },
  { name: 'New York', opens: 13 * hour, closes: 18 * hour },
];

const midnight = (time: number) => Math.floor(time / day) * day;

/**
 * Boxes from the open to the close of each session, between its high and its low. A session that ends after
 * the last candle is still open.
 *
 * @param candles in time order
 */
export function sessionBoxes(
  candles: readonly Candle[],
  sessions: readonly Session[] = tradingSessions,
): Box[] {
  const end = candles.at(-1)?.time ?? 0;
  const days = [...new Set(candles.map(({ time }) => midnight(time)))];
  return days.flatMap((date) =>
    sessions.flatMap(({ name, opens, closes }): Box[] => {
      const [from, to] = [date + opens, date + closes];
      const bars = candles.filter(({ time }) => time >= from && time < to);
      if (bars.length === 0) return [];
      const { high, low } = extremes(bars);
      const closing = to <= end ? to : null;
      return [{ kind: 'session', from, to: closing, low, high, direction: null, label: name }];
    }),
  );
}

/** Time from a session's open in which its opening range forms. */
const openingTime = hour;

/**
 * The opening range of the latest session that has one: high and low of its first hour, in
 * force from its open on.
 *
 * @param candles in time order
 */
export function openingRange(
  candles: readonly Candle[],
  sessions: readonly Session[] = tradingSessions,
): Box | null {
  const end = candles.at(-1)?.time ?? 0;
  const latest = sessionBoxes(candles, sessions).findLast(({ from }) => from + openingTime <= end);
  if (!latest) return null;
  const { from } = latest;
  const bars = candles.filter(({ time }) => time >= from && time < from + openingTime);
  return {
    kind: 'opening',
    from,
    to: null,
    ...extremes(bars),
    direction: null,
    label: 'Opening range',
  };
}

/**
 * High and low of the day before the last candle's.
 *
 * @returns no levels when the candles do not reach back to the day before
 */
export function priorDayLevels(candles: readonly Candle[]): Level[] {
  const today = midnight(candles.at(-1)?.time ?? 0);
  const before = candles.filter(({ time }) => midnight(time) === today - day);
  const { high, low } = extremes(before);
  const top = before.find((bar) => bar.high === high);
  const bottom = before.find((bar) => bar.low === low);
  if (!top || !bottom) return [];
  return [
    { kind: 'level', from: top.time, price: high, label: 'Prior day high' },
    { kind: 'level', from: bottom.time, price: low, label: 'Prior day low' },
  ];
}
