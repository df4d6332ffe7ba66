import type { DealingRange, FairValueGap, IndicatorEvent, OrderBlock } from '#indicators/indicator';
import type { Bar } from '#market/bar';
import {
  averageTrueRanges,
  breaksOf,
  inOrder,
  momentOf,
  type PlacedEvent,
  swingsOf,
} from './oracle';

const [BREAKS, MITIGATED, BLOCKS, FILLED, GAPS, SWINGS, OLD_RANGE, NEW_RANGE] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];

function lifeOf(
  bars: readonly Bar[],
  mark: OrderBlock | FairValueGap,
  edge: number,
  index: number,
): PlacedEvent[] {
  const isUp = mark.direction === 'up';
  const end = bars.findIndex(
    ({ low, high }, at) => at > index && (isUp ? low <= edge : high >= edge),
  );
  const isBlock = mark.kind === 'order-block';
  const nearness = isUp ? [0, -edge] : [1, edge];
  return [
    { index, rank: [isBlock ? BLOCKS : GAPS], type: 'confirmed', mark },
    isBlock
      ? { index: end, rank: [MITIGATED, ...nearness], type: 'mitigated', mark }
      : { index: end, rank: [FILLED, ...nearness], type: 'filled', mark },
  ];
}

function orderBlocks(bars: readonly Bar[], breaks: ReturnType<typeof breaksOf>): PlacedEvent[] {
  const found = new Set<string>();
  return breaks.flatMap(({ index, swing, mark: { direction, at, knownAt } }) => {
    const isUp = direction === 'up';
    const move = bars.slice(swing.pivot, index + 1);
    const depths = move.map(({ low, high }) => (isUp ? low : -high));
    const origin = depths.lastIndexOf(Math.min(...depths));
    const candle = move
      .slice(0, origin + 1)
      .findLast(({ open, close }) => (isUp ? close < open : close > open));
    const id = `order-block:${direction}:${candle?.time}`;
    if (!candle || found.has(id)) return [];
    found.add(id);
    const { time: from, low, high } = candle;
    const mark: OrderBlock = { kind: 'order-block', id, at, knownAt, from, low, high, direction };
    return lifeOf(bars, mark, isUp ? high : low, index);
  });
}

function fairValueGaps(bars: readonly Bar[], minGap: number): PlacedEvent[] {
  const averages = averageTrueRanges(bars);
  return bars.flatMap((third, index) => {
    const [first, middle, average] = [bars[index - 2], bars[index - 1], averages[index] ?? null];
    if (!first || !middle) return [];
    const upwards = { direction: 'up', low: first.high, high: third.low } as const;
    const downwards = { direction: 'down', low: third.high, high: first.low } as const;
    return [upwards, downwards].flatMap(({ direction, low, high }) => {
      if (high <= low || middle.low > low || middle.high < high) return [];
      if (minGap > 0 && high - low < minGap * (average ?? Infinity)) return [];
      const [id, from] = [`gap:${direction}:${middle.time}`, middle.time];
      const moment = momentOf(bars, index);
      const mark: FairValueGap = { kind: 'gap', id, ...moment, from, low, high, direction };
      return lifeOf(bars, mark, direction === 'up' ? low : high, index);
    });
  });
}

function dealingRanges(bars: readonly Bar[], swings: ReturnType<typeof swingsOf>): PlacedEvent[] {
  const indices = [...new Set(swings.map(({ index }) => index))];
  const ranges = indices.map((index): DealingRange | null => {
    const known = swings.filter((swing) => swing.index <= index).map(({ mark }) => mark);
    const high = known.findLast(({ side }) => side === 'high');
    const low = known.findLast(({ side }) => side === 'low');
    if (!high || !low || low.price >= high.price) return null;
    const moment = momentOf(bars, index);
    return {
      kind: 'dealing-range',
      id: `dealing-range:${moment.at}`,
      ...moment,
      from: Math.min(high.time, low.time),
      low: low.price,
      high: high.price,
      equilibrium: (low.price + high.price) / 2,
    };
  });
  return ranges.flatMap((mark, place): PlacedEvent[] => {
    const [index = -1, next = -1] = indices.slice(place, place + 2);
    if (!mark) return [];
    return [
      { index, rank: [NEW_RANGE], type: 'confirmed', mark },
      { index: next, rank: [OLD_RANGE], type: 'replaced', mark },
    ];
  });
}

export function expectedSmartMoney(bars: readonly Bar[]): IndicatorEvent[] {
  const swings = swingsOf(bars, 4);
  const breaks = breaksOf(bars, swings);
  const confirmed = (rank: number, { index, mark }: (typeof swings | typeof breaks)[number]) =>
    ({ index, rank: [rank], type: 'confirmed', mark }) as const;
  const placed = [
    ...breaks.map((one) => confirmed(BREAKS, one)),
    ...orderBlocks(bars, breaks),
    ...fairValueGaps(bars, 0.4),
    ...swings.map((one) => confirmed(SWINGS, one)),
    ...dealingRanges(bars, swings),
  ];
  return inOrder(placed, bars);
}
