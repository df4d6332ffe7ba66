import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { createLedger } from '@/engine/indicators/ledger';
import type { Mark } from '@/engine/indicators/mark';
import {
  createSmartMoney,
  SMART_MONEY_DEFAULTS,
} from '@/engine/indicators/smart-money/smart-money';
import { arbitraryBars } from '@/engine/indicators/testing/arbitrary-bars';
import { barsOf, flatBars } from '@/engine/indicators/testing/hand-made-bars';
import type { Bar } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';
import type { NaiveChange, NaiveMark } from './drawing';
import { createNaiveStructure } from './naive-structure';
import { naiveMarksAt } from './testing/naive-oracle';

const { reach } = SMART_MONEY_DEFAULTS;
const market = simulatedMarket(1, 1000);

/** @returns `+` drawn or `-` removed, what, and when */
function changes(bars: readonly Bar[], chosenReach = 1): string[] {
  const structure = createNaiveStructure({ reach: chosenReach });
  return bars.flatMap((bar) =>
    structure
      .next(bar)
      .map(
        ({ type, at, mark }) => `${type === 'drawn' ? '+' : '-'} ${mark.id} ${mark.label} at ${at}`,
      ),
  );
}

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

it('draws a swing at its own bar, and takes it off when a bar closes beyond it', () => {
  expect(changes(flatBars([1, 2, 3, 2]))).toEqual([
    '+ swing:high:1  at 1',
    '- swing:high:1  at 2',
    '+ swing:high:2  at 2',
    '+ swing:low:3  at 3',
  ]);
});

it('leaves a swing be once `reach` bars have followed', () => {
  expect(
    changes(flatBars([1, 3, 2, 4])).filter((change) => change.includes('swing:high:1')),
  ).toEqual(['+ swing:high:1  at 1']);
});

it('breaks a swing on a wick, and takes the break off with its swing', () => {
  const rows = [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 3, 1, 2],
    [2, 4, 2, 3],
    [3, 3.5, 3, 3.5],
  ] as const;
  expect(changes(barsOf(rows), 2)).toEqual([
    '+ swing:high:2  at 2',
    '+ break:up:2 BOS at 3',
    '+ swing:high:3 HH at 3',
    '- swing:high:2  at 4',
    '- break:up:2 BOS at 4',
    '- swing:high:3 HH at 4',
    '+ swing:high:3  at 4',
  ]);
});

it('shows what the definition says at every bar', () => {
  fc.assert(
    fc.property(
      arbitraryBars({ mostBars: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (bars, chosenReach) => {
        const structure = createNaiveStructure({ reach: chosenReach });
        bars.forEach((bar, now) => {
          structure.next(bar);
          expectSameMarks(structure.marks(), naiveMarksAt(bars, chosenReach, now));
        });
      },
    ),
    { numRuns: 150 },
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
    { numRuns: 50 },
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
    const smart = createSmartMoney(SMART_MONEY_DEFAULTS);
    const smartMarks: Mark[] = [];
    const [naiveLedger, smartLedger] = [createLedger(), createLedger()];
    const climb = market.map((bar) => {
      naive.next(bar);
      naiveLedger.observe(naive.marks().values());
      for (const { type, mark } of smart.next(bar)) if (type === 'confirmed') smartMarks.push(mark);
      smartLedger.observe(smartMarks);
      return naiveLedger.counts().changed;
    });
    const quarters = [0.25, 0.5, 0.75, 1].map((part) => climb[market.length * part - 1] ?? 0);
    expect([...new Set(quarters)].sort((one, other) => one - other)).toEqual(quarters);
    expect(quarters[0]).toBeGreaterThan(0);
    expect(smartLedger.counts()).toEqual({ confirmed: smartMarks.length, changed: 0 });
    expect(smartMarks.length).toBeGreaterThan(0);
  });
});
