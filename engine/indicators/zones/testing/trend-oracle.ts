import type { Trend } from '@/engine/indicators/mark';
import type { Placed } from '@/engine/indicators/sessions/testing/placed';
import type { Bar } from '@/engine/market/bar';
import { closedBars, names } from './closed-bars';

/** The trend table worked out the plain and slow way: with all bars at hand, from the definitions. */

type Row = Omit<Trend, 'id' | 'knownAt'>;

/** What a trend row says after each closed bar of its timeframe. */
function rowsOf(closed: readonly Bar[], timeframe: number): Row[] {
  const isSwing = (at: number, key: 'high' | 'low') => {
    const value = (bar: Bar) => (key === 'high' ? bar.high : -bar.low);
    const own = closed[at];
    const [before, after] = [closed.slice(Math.max(0, at - 2), at), closed.slice(at + 1, at + 3)];
    if (!own || before.length < 2 || after.length < 2) return false;
    return (
      before.every((bar) => value(bar) < value(own)) &&
      after.every((bar) => value(bar) <= value(own))
    );
  };
  /** The last swing that was known before the bar at `at` closed, if no close has broken it before. */
  const openSwing = (at: number, key: 'high' | 'low'): Bar | null => {
    const isBeyond = (bar: Bar, swing: Bar) =>
      key === 'high' ? bar.close > swing.high : bar.close < swing.low;
    for (let place = at - 3; place >= 0; place -= 1) {
      const swing = closed[place];
      if (!swing || !isSwing(place, key)) continue;
      return closed.slice(place + 3, at).some((bar) => isBeyond(bar, swing)) ? null : swing;
    }
    return null;
  };
  let structure: Trend['structure'] = null;
  let average: number | null = null;
  let side: Trend['average'] = null;
  return closed.map((bar, at) => {
    const [high, low] = [openSwing(at, 'high'), openSwing(at, 'low')];
    if (high && bar.close > high.high) structure = 'up';
    if (low && bar.close < low.low) structure = 'down';
    const firstTwenty = closed.slice(0, 20).reduce((sum, { close }) => sum + close, 0);
    if (at === 19) average = firstTwenty / 20;
    else if (average !== null) average += (2 / 21) * (bar.close - average);
    if (average !== null && bar.close > average) side = 'above';
    if (average !== null && bar.close < average) side = 'below';
    const pair = `${structure} ${side}`;
    const direction = pair === 'up above' ? 'up' : pair === 'down below' ? 'down' : 'flat';
    return { kind: 'trend', timeframe, direction, structure, average: side };
  });
}

/** @returns what the row of a timeframe says, and when, with `rank` among the events of a bar */
export function expectedTrend(
  bars: readonly Bar[],
  timeframe: number,
  step: number,
  rank: readonly number[],
): Placed[] {
  const placed: Placed[] = [];
  const closed = closedBars(bars, timeframe, step);
  const rows = rowsOf(
    closed.map(({ bar }) => bar),
    timeframe,
  );
  let last: Trend | null = null;
  for (const [at, row] of rows.entries()) {
    const index = closed[at]?.index ?? -1;
    // Of two bars that are complete at once the later counts.
    if (closed[at + 1]?.index === index) continue;
    const isNew =
      row.structure !== (last?.structure ?? null) || row.average !== (last?.average ?? null);
    if (!isNew) continue;
    const knownAt = bars[index]?.time ?? Number.NaN;
    const mark: Trend = { ...row, id: `trend:${names.get(timeframe)}:${knownAt}`, knownAt };
    if (last) placed.push({ index, rank, type: 'replaced', mark: last });
    placed.push({ index, rank, type: 'confirmed', mark });
    last = mark;
  }
  return placed;
}
