import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Zone } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';
import { createZoneWatch, type ZoneWatch } from './zone-watch';

function zone(id: string, side: Zone['side'], low: number, high: number): Zone {
  return { kind: 'zone', id, knownAt: 0, side, timeframe: 1, from: 0, low, high };
}

const demand = zone('demand', 'demand', 100, 110);
const supply = zone('supply', 'supply', 200, 210);

/** Feeds bars, each written as its low, high and close. @returns the events as `1 touched demand` */
function judge(watch: ZoneWatch, bars: readonly (readonly [number, number, number])[]): string[] {
  return bars.flatMap(([low, high, close], time) => {
    const bar: Bar = { time, open: close, high, low, close, volume: 1 };
    const events: IndicatorEvent[] = [];
    watch.judge(bar, events);
    return events.map(({ type, knownAt, mark }) => `${knownAt} ${type} ${mark.id}`);
  });
}

function watching(...zones: readonly Zone[]): ZoneWatch {
  const watch = createZoneWatch();
  for (const one of zones) watch.add(one);
  return watch;
}

const [outside, inside] = [
  [150, 160, 155],
  [105, 120, 115],
] as const;

it('tells of a touch when price comes back from outside, and of each one anew', () => {
  const bars = [outside, inside, inside, outside, inside] as const;
  expect(judge(watching(demand), bars)).toEqual(['1 touched demand', '4 touched demand']);
});

it('tells of no touch before price has been outside', () => {
  expect(judge(watching(demand), [inside, inside])).toEqual([]);
});

it('counts a bar that just reaches the edge as a touch', () => {
  expect(judge(watching(demand), [outside, [110, 160, 155]])).toEqual(['1 touched demand']);
  expect(judge(watching(supply), [outside, [150, 200, 155]])).toEqual(['1 touched supply']);
});

it('breaks demand with a close below it, not with a wick, and touches it before', () => {
  expect(judge(watching(demand), [outside, [90, 120, 100]])).toEqual(['1 touched demand']);
  expect(judge(watching(demand), [outside, [90, 120, 99]])).toEqual([
    '1 touched demand',
    '1 broken demand',
  ]);
});

it('breaks supply with a close above it', () => {
  expect(judge(watching(supply), [outside, [190, 220, 210]])).toEqual(['1 touched supply']);
  expect(judge(watching(supply), [outside, [190, 220, 211]])).toEqual([
    '1 touched supply',
    '1 broken supply',
  ]);
});

it('breaks a zone that price jumps over without touching it', () => {
  expect(judge(watching(demand), [outside, [80, 90, 85]])).toEqual(['1 broken demand']);
});

it('tells of nothing after a break', () => {
  expect(judge(watching(demand), [[80, 90, 85], outside, inside])).toEqual(['0 broken demand']);
});

it('takes zones in the order in which they became known, not in that of their prices', () => {
  const lower = zone('lower', 'demand', 95, 99);
  const watch = watching(lower, supply, demand, zone('twin', 'demand', 100, 110));
  expect(judge(watch, [outside, [90, 205, 150]])).toEqual([
    '1 touched lower',
    '1 touched supply',
    '1 touched demand',
    '1 touched twin',
  ]);
});

it('tells of nothing after a zone was taken out, and whether there was one', () => {
  const watch = watching(demand, supply);
  expect(judge(watch, [outside])).toEqual([]);
  expect(watch.remove(demand)).toBe(true);
  expect(watch.remove(demand)).toBe(false);
  expect(judge(watch, [inside, [80, 90, 85]])).toEqual([]);
  expect(judge(watch, [[190, 220, 215]])).toHaveLength(2);
  expect(watch.remove(supply)).toBe(false);
});
