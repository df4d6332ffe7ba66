import fc from 'fast-check';
import { type IndicatorEvent, NO_EVENTS, run } from '@/engine/indicators/indicator';
import { arbitraryBars } from '@/engine/indicators/testing/arbitrary-bars';
import { expectNoLookAhead } from '@/engine/indicators/testing/expect-no-look-ahead';
import { expectNoRepaint } from '@/engine/indicators/testing/expect-no-repaint';
import { expectSameLog } from '@/engine/indicators/testing/expect-same-log';
import { record } from '@/engine/indicators/testing/record';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { createSmartMoney, SMART_MONEY_DEFAULTS, type SmartMoneySettings } from './smart-money';
import { smartMoneyLog } from './testing/smart-money-oracle';

const settings: fc.Arbitrary<SmartMoneySettings> = fc.record({
  reach: fc.integer({ min: 1, max: 6 }),
  leastGap: fc.constantFrom(0, 0.2, SMART_MONEY_DEFAULTS.leastGap, 1),
});

const marketBars = simulatedMarket(1, 2000);

function ofKind<K extends IndicatorEvent['mark']['kind']>(log: readonly IndicatorEvent[], kind: K) {
  return log.flatMap(({ type, knownAt, mark }) =>
    mark.kind === kind
      ? [{ type, knownAt, mark: mark as Extract<IndicatorEvent['mark'], { kind: K }> }]
      : [],
  );
}

it('says what the definitions say, event by event', () => {
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), settings, (bars, chosen) => {
      expectSameLog(record(createSmartMoney(chosen), bars), smartMoneyLog(bars, chosen));
    }),
    { numRuns: 200 },
  );
});

it.each([1, 2, 3, 4, 5, 6])('says what the definitions say on a market, with reach %i', (reach) => {
  const chosen = { ...SMART_MONEY_DEFAULTS, reach };
  const bars = marketBars.slice(0, 1000);
  const log = record(createSmartMoney(chosen), bars);
  expect(new Set(log.map(({ type, mark }) => `${mark.kind} ${type}`))).toEqual(
    new Set([
      'swing confirmed',
      'break confirmed',
      'order-block confirmed',
      'order-block mitigated',
      'gap confirmed',
      'gap filled',
      'dealing-range confirmed',
      'dealing-range replaced',
    ]),
  );
  expectSameLog(log, smartMoneyLog(bars, chosen));
});

it('never repaints', () => {
  fc.assert(
    fc.property(arbitraryBars(), settings, (bars, chosen) => {
      expectNoRepaint(() => createSmartMoney(chosen), bars);
    }),
    { numRuns: 50 },
  );
  expectNoRepaint(() => createSmartMoney(SMART_MONEY_DEFAULTS), marketBars);
});

it('never looks ahead', () => {
  fc.assert(
    fc.property(
      arbitraryBars(),
      arbitraryBars({ mostBars: 30 }),
      settings,
      (bars, tail, chosen) => {
        expectNoLookAhead(() => createSmartMoney(chosen), bars, tail);
      },
    ),
    { numRuns: 50 },
  );
});

it('gives the same empty list for every bar without events', () => {
  const indicator = createSmartMoney(SMART_MONEY_DEFAULTS);
  const quiet = marketBars.map((bar) => indicator.next(bar)).filter(({ length }) => length === 0);
  expect(quiet.length).toBeGreaterThan(0);
  expect(quiet.every((events) => events === NO_EVENTS)).toBe(true);
});

describe('on any bars', () => {
  const holds = (check: (log: IndicatorEvent[], bars: Parameters<typeof run>[1]) => void) => {
    check(run(createSmartMoney(SMART_MONEY_DEFAULTS), marketBars), marketBars);
    fc.assert(
      fc.property(arbitraryBars(), settings, (bars, chosen) => {
        check(run(createSmartMoney(chosen), bars), bars);
      }),
    );
  };

  it('lets swings alternate, or say that they repeat the side', () => {
    holds((log) => {
      const swings = ofKind(log, 'swing').map(({ mark }) => mark);
      const wrong = swings.filter(
        ({ side, repeatsSide }, place) => (side === swings[place - 1]?.side) !== repeatsSide,
      );
      expect(wrong).toEqual([]);
    });
  });

  it('gives order blocks the range of a candle against them', () => {
    holds((log, bars) => {
      const wrong = ofKind(log, 'order-block').filter(({ mark }) => {
        const candle = bars.find(({ time }) => time === mark.from);
        const hasRange = candle?.low === mark.low && candle.high === mark.high;
        const body = (candle?.close ?? Number.NaN) - (candle?.open ?? Number.NaN);
        return !hasRange || Math.sign(body) !== (mark.direction === 'up' ? -1 : 1);
      });
      expect(wrong).toEqual([]);
    });
  });

  it('says nothing of an order block once it is mitigated, nor of a gap once it is filled', () => {
    holds((log) => {
      const ended = new Set<string>();
      const late = log.filter(({ type, mark }) => {
        const isLate = ended.has(mark.id);
        if (type === 'mitigated' || type === 'filled') ended.add(mark.id);
        return isLate;
      });
      expect(late).toEqual([]);
    });
  });

  it('breaks a swing once, after it was confirmed', () => {
    holds((log) => {
      const swings = ofKind(log, 'swing');
      const broken = ofKind(log, 'break').map(({ mark }) => `${mark.direction}:${mark.from}`);
      expect(new Set(broken).size).toBe(broken.length);
      const early = ofKind(log, 'break').filter(({ knownAt, mark }) => {
        const side = mark.direction === 'up' ? 'high' : 'low';
        const swing = swings.find((one) => one.mark.side === side && one.mark.time === mark.from);
        return !(swing && swing.knownAt < knownAt);
      });
      expect(early).toEqual([]);
    });
  });

  it('breaks structure one way at a time', () => {
    holds((log) => {
      const times = ofKind(log, 'break').map(({ knownAt }) => knownAt);
      expect(new Set(times).size).toBe(times.length);
    });
  });

  it('confirms a mark before anything happens to it, and under an id of its own', () => {
    holds((log) => {
      const known = new Set<string>();
      const wrong = log.filter(({ type, mark }) => {
        const isKnown = known.has(mark.id);
        known.add(mark.id);
        return isKnown === (type === 'confirmed');
      });
      expect(wrong).toEqual([]);
    });
  });
});
