import type { IndicatorEvent, Trend, Zone } from '#indicators/indicator';
import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS, WEEK_MS } from '#market/bar';
import {
  averageTrueRanges,
  breaksOf,
  calendarWindows,
  inOrder,
  momentOf,
  type PlacedEvent,
  partWindows,
  swingsOf,
} from './oracle';

const REACH = 4;

const NAMES = new Map([
  [5 * MINUTE_MS, '5m'],
  [15 * MINUTE_MS, '15m'],
  [HOUR_MS, '1h'],
  [4 * HOUR_MS, '4h'],
  [DAY_MS, '1D'],
  [WEEK_MS, '1W'],
]);

interface Closed {
  bar: Bar;
  index: number;
}

function closedBars(bars: readonly Bar[], length: number, step: number): Closed[] {
  if (length === step) return bars.map((bar, index) => ({ bar, index }));
  const windows =
    length >= DAY_MS
      ? calendarWindows(bars, step, length === WEEK_MS)
      : partWindows(bars, step, length);
  return windows
    .filter(({ index }) => index >= 0)
    .map(({ from: time, bars: own, index }) => {
      const volume = own.reduce((sum, bar) => sum + bar.volume, 0);
      const [open, close] = [own[0].open, own.at(-1)?.close ?? Number.NaN];
      return { bar: { time, open, close, ...extremes(own), volume }, index };
    });
}

type Row = Omit<Trend, 'id' | 'at' | 'knownAt'>;

function rowsOf(closed: readonly Bar[], timeframe: number): Row[] {
  const breaks = breaksOf(closed, swingsOf(closed, REACH));
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

interface Found {
  zone: Zone;
  index: number;
  departure: number;
  life: readonly Closed[];
}

const LIFETIME = 120;

function zonesOf(bars: readonly Bar[], timeframe: number, step: number): Found[] {
  const closed = closedBars(bars, timeframe, step);
  const atr = averageTrueRanges(closed.map(({ bar }) => bar));
  return closed.flatMap(({ bar: departure, index }, at): Found[] => {
    const usual = atr[at - 1];
    if (usual === null || usual === undefined) return [];
    const isNarrow = ({ bar }: Closed) =>
      Math.abs(bar.close - bar.open) <= (bar.high - bar.low) / 2 && bar.high - bar.low <= usual;
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
    return [{ zone, index, departure: at, life: closed.slice(at + 1, at + 1 + LIFETIME) }];
  });
}

function endOf({ zone, life }: Found): { age: number; type: 'broken' | 'expired' } | null {
  const broken = life.findIndex(({ bar: { close } }) =>
    zone.side === 'demand' ? close < zone.low : close > zone.high,
  );
  if (broken >= 0) return { age: broken + 1, type: 'broken' };
  return life.length === LIFETIME ? { age: LIFETIME, type: 'expired' } : null;
}

function touchesOf({ zone, index }: Found, end: number, bars: readonly Bar[]): number[] {
  const isOutside = (bar: Bar | undefined) =>
    bar !== undefined && (bar.low > zone.high || bar.high < zone.low);
  return [...bars.keys()].filter(
    (at) => at > index + 1 && at <= end && !isOutside(bars[at]) && isOutside(bars[at - 1]),
  );
}

const [TOUCHES, BIRTHS, TRENDS] = [0, 1, 2];

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
    const { zone: mark, index, departure, life } = found;
    const end = endOf(found);
    const last = end ? (life[end.age - 1]?.index ?? Infinity) : Infinity;
    for (const at of touchesOf(found, last, bars))
      placed.push({ index: at, rank: [TOUCHES, age], type: 'touched', mark });
    placed.push({ index, rank: [BIRTHS, place, departure, 1], type: 'confirmed', mark });
    if (end)
      placed.push({
        index: last,
        rank: [BIRTHS, place, departure + end.age, 0, age],
        type: end.type,
        mark,
      });
  }
  for (const [place, minutes] of [5, 15, 60, 240, 1440].entries()) {
    const timeframe = minutes * MINUTE_MS;
    if (timeframe % step === 0)
      placed.push(...expectedTrend(bars, timeframe, step, [TRENDS, place]));
  }
  return inOrder(placed, bars, step);
}
