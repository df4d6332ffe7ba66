import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Break, Mark, Swing } from '@/engine/indicators/indicator';
import { createLedger } from '@/engine/indicators/ledger';
import {
  createSmartMoney,
  SMART_MONEY_DEFAULTS,
} from '@/engine/indicators/smart-money/smart-money';
import type { Bar } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars } from '@/engine/testing/bars';
import { numRuns } from '@/engine/testing/num-runs';
import { createNaiveStructure, type NaiveChange, type NaiveMark } from './naive-structure';

/**
 * What the naive structure shows at a bar, slowly, from all bars up to it. Nothing here is kept from bar to bar, and
 * nothing shared with the indicator.
 */

interface Placed<M> {
  readonly at: number;
  readonly mark: M;
}

/** How far up a price is for a high, how far down for a low. */
const reachOf = (side: Swing['side'], price: number) => (side === 'high' ? price : -price);

/** @returns whether the bar at `index` is drawn as a swing of that side when `now` has closed */
function isDrawn(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): boolean {
  const bar = bars[index];
  if (!bar || index < reach || index > now) return false;
  const price = reachOf(side, bar[side]);
  const before = bars.slice(index - reach, index);
  const after = bars.slice(index + 1, Math.min(index + reach, now) + 1);
  return (
    before.every((other) => reachOf(side, other[side]) < price) &&
    after.every((other) => reachOf(side, other.close) <= price)
  );
}

/** @returns the place of the first bar up to `now` whose wick broke the swing while it was the newest drawn; or null */
function brokenAt(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): number | null {
  const price = reachOf(side, bars[index]?.[side] ?? Number.NaN);
  for (let at = index + 1; at <= now; at++) {
    const wick = reachOf(side, bars[at]?.[side] ?? Number.NaN);
    const earlier = Array.from({ length: at }, (_, place) => place);
    const newest = earlier.findLast((place) => isDrawn(bars, side, reach, place, at));
    if (newest === index && wick > price) return at;
  }
  return null;
}

function swingsAt(bars: readonly Bar[], reach: number, now: number): Placed<Swing>[] {
  const drawn: Placed<Swing>[] = [];
  bars.slice(0, now + 1).forEach(({ time, high, low }, at) => {
    const add = (side: Swing['side'], price: number) => {
      if (!isDrawn(bars, side, reach, at, now)) return;
      const before = drawn.findLast(({ mark }) => mark.side === side)?.mark;
      const isFurther = before && reachOf(side, price) > reachOf(side, before.price);
      const [further, nearer] = side === 'high' ? (['HH', 'LH'] as const) : (['LL', 'HL'] as const);
      const mark: Swing = {
        id: `swing:${side}:${time}`,
        knownAt: time,
        kind: 'swing',
        time,
        price,
        side,
        label: before ? (isFurther ? further : nearer) : '',
        repeatsSide: drawn.at(-1)?.mark.side === side,
      };
      drawn.push({ at, mark });
    };
    add('high', high);
    add('low', low);
  });
  return drawn;
}

function breaksAt(
  bars: readonly Bar[],
  reach: number,
  swings: readonly Placed<Swing>[],
  now: number,
): Break[] {
  const broken = swings.flatMap(({ at: index, mark }) => {
    const at = brokenAt(bars, mark.side, reach, index, now);
    return at === null ? [] : [{ at, mark }];
  });
  const isHigh = ({ mark }: Placed<Swing>) => mark.side === 'high';
  broken.sort((one, other) => one.at - other.at || Number(isHigh(other)) - Number(isHigh(one)));
  return broken.map(({ at, mark }, place): Break => {
    const before = broken[place - 1]?.mark;
    const direction = mark.side === 'high' ? 'up' : 'down';
    return {
      id: `break:${direction}:${mark.time}`,
      knownAt: bars[at]?.time ?? Number.NaN,
      kind: 'break',
      from: mark.time,
      price: mark.price,
      direction,
      label: !before || before.side === mark.side ? 'BOS' : 'CHoCH',
    };
  });
}

/** @returns what is drawn when the bar at `now` has closed, by id */
function naiveMarksAt(
  bars: readonly Bar[],
  reach: number,
  now: number,
): Map<string, Swing | Break> {
  const swings = swingsAt(bars, reach, now);
  const marks = [...swings.map(({ mark }) => mark), ...breaksAt(bars, reach, swings, now)];
  return new Map(marks.map((mark) => [mark.id, mark]));
}

const { reach } = SMART_MONEY_DEFAULTS;
const market = simulatedMarket(1, 1000);

/** @returns what all changes up to a bar leave on the chart */
function rebuilt(log: readonly NaiveChange[], until: number): Map<string, NaiveMark> {
  const marks = new Map<string, NaiveMark>();
  for (const { type, at, mark } of log) {
    if (at > until) break;
    if (type === 'drawn') marks.set(mark.id, mark);
    else marks.delete(mark.id);
  }
  return marks;
}

function expectSameMarks(
  actual: ReadonlyMap<string, NaiveMark>,
  wanted: ReadonlyMap<string, NaiveMark>,
): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toEqual(wanted);
}

it('shows what the definition says at every bar', () => {
  fc.assert(
    fc.property(
      arbitraryBars({ maxBars: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (bars, chosenReach) => {
        const structure = createNaiveStructure({ reach: chosenReach });
        bars.forEach((bar, now) => {
          structure.next(bar);
          expectSameMarks(structure.marks(), naiveMarksAt(bars, chosenReach, now));
        });
      },
    ),
    { numRuns: 2 * numRuns },
  );
});

it('tells every change, so that the chart of any bar can be rebuilt', () => {
  fc.assert(
    fc.property(arbitraryBars(), fc.integer({ min: 1, max: 6 }), (bars, chosenReach) => {
      const structure = createNaiveStructure({ reach: chosenReach });
      const shown = bars.map((bar) => {
        const told = structure.next(bar);
        return { at: bar.time, told, marks: new Map(structure.marks()) };
      });
      const log = shown.flatMap(({ told }) => told);
      for (const { at, marks } of shown) expectSameMarks(rebuilt(log, at), marks);
    }),
    { numRuns },
  );
});

it('changes labels and takes breaks off on a market, not only swings', () => {
  const structure = createNaiveStructure({ reach });
  const log = market.flatMap((bar) => [...structure.next(bar)]);
  const removed = log.filter(({ type }) => type === 'removed').map(({ mark }) => mark);
  const relabelled = log.filter(
    ({ type, at, mark }) => type === 'drawn' && mark.kind === 'swing' && at > mark.time,
  );
  expect(removed.filter(({ kind }) => kind === 'swing').length).toBeGreaterThan(0);
  expect(removed.filter(({ kind }) => kind === 'break').length).toBeGreaterThan(0);
  expect(relabelled.length).toBeGreaterThan(0);
});

describe('against the smart money indicator, on the same market', () => {
  it('repaints: what it showed at most bars is not what it shows of them in the end', () => {
    const structure = createNaiveStructure({ reach });
    const shown = market.map((bar) => {
      structure.next(bar);
      return { time: bar.time, marks: new Map<string, Mark>(structure.marks()) };
    });
    const final = [...structure.marks().values()];
    const repainted = shown.filter(({ time, marks }) => {
      const inTheEnd = final.filter(({ knownAt }) => knownAt <= time);
      return !isDeepStrictEqual(marks, new Map(inTheEnd.map((mark) => [mark.id, mark])));
    });
    expect(repainted.length).toBeGreaterThan(market.length / 2);
  });

  it('lets the ledger climb, which stays at 0 for smart money', () => {
    const naive = createNaiveStructure({ reach });
    const [ledger, looking] = [createLedger(), createLedger()];
    const climb = market.map((bar) => {
      for (const { type, mark } of naive.next(bar))
        (type === 'drawn' ? ledger.write : ledger.withdraw)(mark);
      looking.observe(naive.marks().values());
      expect(ledger.counts()).toEqual(looking.counts());
      return ledger.counts().changed;
    });
    const quarters = [0.25, 0.5, 0.75, 1].map((part) => climb[market.length * part - 1] ?? 0);
    expect([...new Set(quarters)].sort((one, other) => one - other)).toEqual(quarters);
    expect(quarters[0]).toBeGreaterThan(0);

    const smart = createSmartMoney(SMART_MONEY_DEFAULTS);
    const smartLedger = createLedger();
    const marks: Mark[] = [];
    for (const bar of market) {
      for (const { type, mark } of smart.next(bar)) if (type === 'confirmed') marks.push(mark);
      smartLedger.observe(marks);
    }
    expect(smartLedger.counts()).toEqual({ confirmed: marks.length, changed: 0 });
    expect(marks.length).toBeGreaterThan(0);
  });
});
