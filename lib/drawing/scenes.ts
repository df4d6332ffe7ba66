import type { DrawingName } from '@/lib/content/schemas/landing';
import { aggregate, averageRange, type Candle, day, hour, minute } from '@/lib/market/candle';
import {
  exampleMarket,
  step as fiveMinutes,
  lostMarket,
  rangeMarket,
} from '@/lib/market/example-market';
import { gaps } from '@/lib/market/gaps';
import type { Box, Mark } from '@/lib/market/mark';
import { orderBlocks } from '@/lib/market/order-blocks';
import { departure } from '@/lib/market/ranges';
import { openingRange, priorDayLevels, sessionBoxes } from '@/lib/market/sessions';
import { breaks } from '@/lib/market/structure';
import { swings } from '@/lib/market/swings';
import { trendTable } from '@/lib/market/trend';
import { withoutRepeats, zones } from '@/lib/market/zones';
import type { LostLine } from './lost-line';
import type { Scene } from './scene';
import type { Shape } from './size';

/** Drawings made of candles. */
export type ChartName = Exclude<DrawingName, 'not-found'>;

/** Length of a bar that charts show. */
const step = 15 * minute;

/** Bars on each side of a turning point. */
const reach = 4;

/** Bars in view. */
const inView: Record<Shape, number> = { wide: 112, narrow: 60 };
const panorama: Record<Shape, number> = { wide: 160, narrow: 64 };

/** What the trend table reads. */
const timeframes = [
  { name: '5m', length: fiveMinutes },
  { name: '15m', length: step },
  { name: '1h', length: hour },
  { name: '4h', length: 4 * hour },
  { name: '1d', length: day },
];

/** Zones still in force, those of the higher timeframe and newer ones first. */
function zonesInForce(candles: readonly Candle[]): Box[] {
  const found = [...zones(candles, hour, '1h'), ...zones(candles, 4 * hour, '4h')].reverse();
  return withoutRepeats(found.filter(({ to }) => to === null));
}

/** The blocks behind the latest change of character and the latest break. */
function tellingBlocks(candles: readonly Candle[], broken: ReturnType<typeof breaks>): Box[] {
  const change = broken.findLast(({ label }) => label === 'CHoCH');
  const latest = broken.at(-1);
  return orderBlocks(
    candles,
    [change, latest].flatMap((found) => found ?? []),
  );
}

/** @returns the largest boxes, at most `count` */
function largest(boxes: readonly Box[], count: number): Box[] {
  return [...boxes].sort((a, b) => b.high - b.low - (a.high - a.low)).slice(0, count);
}

const named = (boxes: readonly Box[], label: string) => boxes.map((box) => ({ ...box, label }));

/** What each drawing marks, computed from the whole market; `since` opens the first bar of the wide view. */
const marksOf: Record<ChartName, (candles: readonly Candle[], since: number) => Mark[]> = {
  home: (candles, since) => {
    const turns = swings(candles, reach);
    const demand = zones(candles, hour, '1h').find(
      ({ direction, from, to }) => direction === 'up' && to === null && from >= since,
    );
    return [
      ...sessionBoxes(candles).filter(({ from }) => from >= since),
      ...(demand ? [demand] : []),
      ...breaks(candles, turns, reach * step),
      ...turns,
    ];
  },
  'smart-money': (candles, since) => {
    const turns = swings(candles, reach);
    const broken = breaks(candles, turns, reach * step);
    const wide = gaps(candles, 0.4 * averageRange(candles)).filter(({ from }) => from >= since);
    return [
      ...named(tellingBlocks(candles, broken), 'Order block'),
      ...named(largest(wide, 3), 'Fair value gap'),
      ...broken,
      ...turns,
    ];
  },
  zones: zonesInForce,
  sessions: (candles, since) => [
    ...sessionBoxes(candles).filter(({ from }) => from >= since),
    ...[openingRange(candles)].flatMap((box) => box ?? []),
    ...priorDayLevels(candles),
  ],
  closing: (candles) => {
    const left = departure(candles, 80, 7 * averageRange(candles));
    if (!left) return [];
    const { from, high } = left.range;
    const broken = { from, to: left.bar.time, price: high, label: 'BOS' } as const;
    return [left.range, { kind: 'break', direction: 'up', ...broken }];
  },
};

/** @returns what a drawing shows: the last bars of its market, and the marks that lie there */
export function sceneOf(name: ChartName, shape: Shape): Scene {
  const market = name === 'closing' ? rangeMarket() : exampleMarket();
  const bars = name === 'closing' ? panorama : inView;
  const candles = aggregate(market, step);
  return {
    titles: ['Simulated market, 15m, UTC', 'Simulated, 15m', 'Simulated'],
    candles: candles.slice(-bars[shape]),
    step,
    marks: marksOf[name](candles, candles.at(-inView.wide)?.time ?? 0),
    trend: name === 'zones' ? trendTable(market, timeframes) : [],
    blank: 6,
    headroom: shape === 'wide' ? 0.09 : 0.13,
    footroom: 0.1,
  };
}

/** @returns what the drawing of the missing page shows: everything but the last price is on the chart */
export function lostScene(shape: Shape): LostLine {
  const candles = aggregate(lostMarket(), step);
  return { candles: candles.slice(shape === 'wide' ? 0 : -64), step, low: 340, high: 388 };
}
