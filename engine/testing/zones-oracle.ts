import type { IndicatorEvent, Trend, Zone } from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import {
  averageTrueRanges,
  breaksOf,
  inOrder,
  momentOf,
  type PlacedEvent,
  swingsOf,
  windowsOf,
} from './oracle';

/** How timeframes are named in ids. */
const NAMES = new Map([
  [5 * MINUTE_MS, '5m'],
  [15 * MINUTE_MS, '15m'],
  [30 * MINUTE_MS, '30m'],
  [HOUR_MS, '1h'],
  [4 * HOUR_MS, '4h'],
  [DAY_MS, '1d'],
]);

/** A bar of a higher timeframe, and the index of the fed bar at whose close it is complete. */
interface Closed {
  bar: Bar;
  index: number;
}

/** @returns bars of `length`, a multiple of `step`, that are complete by the last of `bars` */
function closedBars(bars: readonly Bar[], length: number, step: number): Closed[] {
  return windowsOf(
    bars,
    step,
    (time) => time - (time % length),
    (from) => from + length,
  )
    .filter(({ index }) => index >= 0)
    .map(({ from: time, bars: own, index }) => {
      const volume = own.reduce((sum, bar) => sum + bar.volume, 0);
      const [open, close] = [own[0].open, own.at(-1)?.close ?? Number.NaN];
      return { bar: { time, open, close, ...extremes(own), volume }, index };
    });
}

type Row = Omit<Trend, 'id' | 'at' | 'knownAt'>;

/** What a trend row says after each closed bar of its timeframe. */
function rowsOf(closed: readonly Bar[], timeframe: number): Row[] {
  const breaks = breaksOf(closed, swingsOf(closed, 2));
  let average: number | null = null;
  let side: Trend['average'] = null;
  return closed.map((bar, at) => {
    const structure = breaks.findLast(({ index }) => index <= at)?.mark.direction ?? null;
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
function expectedTrend(
  bars: readonly Bar[],
  timeframe: number,
  step: number,
  rank: readonly number[],
): PlacedEvent[] {
  const placed: PlacedEvent[] = [];
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
    const moment = momentOf(bars, index, step);
    const mark: Trend = { ...row, id: `trend:${NAMES.get(timeframe)}:${moment.at}`, ...moment };
    if (last) placed.push({ index, rank, type: 'replaced', mark: last });
    placed.push({ index, rank, type: 'confirmed', mark });
    last = mark;
  }
  return placed;
}

/** A zone, the indices of the fed bars that it is known and too old at, and that of its departure in its timeframe. */
interface Found {
  zone: Zone;
  index: number;
  end: number;
  departure: number;
}

/** Bars of its timeframe that may follow a zone's departure bar. */
const LIFETIME = 120;

function zonesOf(bars: readonly Bar[], timeframe: number, step: number): Found[] {
  const closed = closedBars(bars, timeframe, step);
  const atr = averageTrueRanges(closed.map(({ bar }) => bar));
  return closed.flatMap(({ bar: departure, index }, at): Found[] => {
    const usual = atr[at - 1];
    if (usual === null || usual === undefined) return [];
    const isNarrow = ({ bar }: Closed) =>
      Math.abs(bar.close - bar.open) <= (bar.high - bar.low) / 2 && bar.high - bar.low <= usual;
    // The narrow bars right before it, all of them, however many.
    let first = at;
    for (let one = closed[first - 1]; one && isNarrow(one); one = closed[first - 1]) first -= 1;
    const base = closed.slice(first, at).map(({ bar }) => bar);
    if (base.length < 1 || base.length > 3) return [];
    if (Math.abs(departure.close - departure.open) < usual) return [];
    const { high: top, low: bottom } = extremes(base);
    const isUp = departure.close > departure.open && departure.close > top;
    const isDown = departure.close < departure.open && departure.close < bottom;
    if (!isUp && !isDown) return [];
    const ends = base.flatMap(({ open, close }) => [open, close]);
    const low = isUp ? bottom : Math.min(...ends);
    const high = isUp ? Math.max(...ends) : top;
    if (high <= low || high - low > 1.5 * usual) return [];
    const side = isUp ? 'demand' : 'supply';
    const zone: Zone = {
      kind: 'zone',
      id: `zone:${NAMES.get(timeframe)}:${side}:${departure.time}`,
      ...momentOf(bars, index, step),
      side,
      timeframe,
      from: base[0]?.time ?? Number.NaN,
      low,
      high,
    };
    return [{ zone, index, end: closed[at + LIFETIME]?.index ?? Infinity, departure: at }];
  });
}

/** Everything that happens to a zone after it became known. */
function lifeOf({ zone, index, end }: Found, bars: readonly Bar[]) {
  const life: { index: number; type: IndicatorEvent['type'] }[] = [];
  let wasOutside = false;
  for (const [at, bar] of bars.entries()) {
    if (at <= index || at > end) continue;
    const isOutside = bar.low > zone.high || bar.high < zone.low;
    if (!isOutside && wasOutside) life.push({ index: at, type: 'touched' });
    wasOutside = isOutside;
    if (zone.side === 'demand' ? bar.close < zone.low : bar.close > zone.high)
      return [...life, { index: at, type: 'broken' as const }];
  }
  if (end < bars.length) life.push({ index: end, type: 'expired' });
  return life;
}

/** Parts of a bar's events. */
const [LIVES, BIRTHS, TRENDS] = [0, 1, 2];

/** @returns the whole log of zones and trends */
export function expectedZones(
  bars: readonly Bar[],
  step: number,
  timeframes: readonly number[],
): IndicatorEvent[] {
  const placed: PlacedEvent[] = [];
  const all = timeframes
    .flatMap((timeframe, place) =>
      zonesOf(bars, timeframe, step).map((found) => ({ ...found, place })),
    )
    .sort((a, b) => a.index - b.index || a.place - b.place || a.departure - b.departure);
  for (const [age, { place, ...found }] of all.entries()) {
    const { zone, index, departure } = found;
    // Timeframe by timeframe, bar by bar, what is too old before what is new.
    placed.push({ index, rank: [BIRTHS, place, departure, 1], type: 'confirmed', mark: zone });
    for (const { index: at, type } of lifeOf(found, bars)) {
      const rank = type === 'expired' ? [BIRTHS, place, departure + LIFETIME, 0] : [LIVES, age];
      placed.push({ index: at, rank, type, mark: zone });
    }
  }
  for (const [place, minutes] of [5, 15, 60, 240, 1440].entries()) {
    const timeframe = minutes * MINUTE_MS;
    if (timeframe % step === 0)
      placed.push(...expectedTrend(bars, timeframe, step, [TRENDS, place]));
  }
  return inOrder(placed, bars, step);
}
