import fc from 'fast-check';
import { arbitraryBars, flatBars } from '@/engine/testing/bars';
import { expectNoLookAhead, expectNoRepaint, record } from '@/engine/testing/expectations';
import { numRuns } from '@/engine/testing/num-runs';
import { confirmed, type Indicator, type Level, type Mark, type Swing } from './indicator';
import { createLedger, isSameEvent } from './ledger';

const swing = (time: number, changes: Partial<Swing> = {}): Swing => ({
  id: `swing:high:${time}`,
  knownAt: time + 1,
  kind: 'swing',
  time,
  price: 10,
  side: 'high',
  label: 'HH',
  repeatsSide: false,
  ...changes,
});

const countsAfter = (...observations: Mark[][]) => {
  const ledger = createLedger();
  for (const marks of observations) ledger.observe(marks);
  return ledger.counts();
};

it('finds no change where marks are only added', () => {
  expect(countsAfter([], [swing(1)], [swing(1), swing(2)])).toEqual({ confirmed: 2, changed: 0 });
});

it.each<[string, Mark[]]>([
  ['a price that moved', [swing(1, { price: 11 })]],
  ['another label', [swing(1, { label: 'LH' })]],
  ['a later date', [swing(1, { knownAt: 5 })]],
  ['a field more', [Object.assign(swing(1), { note: 'new' })]],
  ['a mark that is gone', []],
  ['a mark whose place another one took', [swing(2)]],
])('finds %s', (_, later) => {
  expect(countsAfter([swing(1)], later).changed).toBe(1);
});

it('finds a mark that was changed in place, for it keeps a copy', () => {
  const ledger = createLedger();
  const moving = { ...swing(1) };
  ledger.observe([moving]);
  Object.assign(moving, { price: 11 });
  ledger.observe([moving]);
  expect(ledger.counts()).toEqual({ confirmed: 1, changed: 1 });
});

it('finds two marks under one id', () => {
  expect(countsAfter([swing(1), swing(1, { price: 11 })]).changed).toBe(1);
});

it('is not fooled by a mark given twice while another is gone', () => {
  expect(countsAfter([swing(1), swing(2)], [swing(1), swing(1)]).changed).toBe(1);
});

it('counts a mark that changes once, and for good', () => {
  const changed = swing(1, { price: 11 });
  expect(countsAfter([swing(1)], [changed], [swing(1)], [], [changed])).toEqual({
    confirmed: 1,
    changed: 1,
  });
});

it('holds what was written down between two looks against the next one', () => {
  const ledger = createLedger();
  ledger.write(swing(1));
  ledger.write(swing(2));
  ledger.observe([swing(1, { price: 11 })]);
  expect(ledger.counts()).toEqual({ confirmed: 2, changed: 2 });
});

it('finds a mark that is written again with other content, and keeps to what it wrote down first', () => {
  const ledger = createLedger();
  ledger.write(swing(1));
  ledger.write(swing(1));
  expect(ledger.counts()).toEqual({ confirmed: 1, changed: 0 });
  ledger.write(swing(1, { price: 11 }));
  ledger.write(swing(1));
  expect(ledger.counts()).toEqual({ confirmed: 1, changed: 1 });
});

it('counts a mark that was withdrawn, for good, though it comes back as it was', () => {
  const ledger = createLedger();
  for (const time of [1, 2]) ledger.write(swing(time));
  ledger.withdraw(swing(1));
  ledger.write(swing(1));
  ledger.withdraw(swing(1));
  expect(ledger.counts()).toEqual({ confirmed: 2, changed: 1 });
});

const level: Level = {
  kind: 'level',
  id: 'level:day open:0',
  knownAt: 0,
  name: 'day open',
  from: 0,
  price: 1.08,
};

it('finds events the same that say the same of the same mark', () => {
  expect(isSameEvent(confirmed(level), confirmed({ ...level }))).toBe(true);
  const unknown = { ...level, price: Number.NaN };
  expect(isSameEvent(confirmed(unknown), confirmed({ ...unknown }))).toBe(true);
});

const { from: _, ...shorter } = level;

it.each([
  ['another type', { ...confirmed(level), type: 'taken' as const }],
  ['another time', { ...confirmed(level), knownAt: 1 }],
  ['the last bit of a number', confirmed({ ...level, price: 1.08 + Number.EPSILON })],
  ['a field more', confirmed(Object.assign({ ...level }, { side: 'high' }))],
  ['a field less', confirmed(shorter as Level)],
  ['nothing', undefined],
])('tells an event from one with %s', (_, event) => {
  expect(isSameEvent(confirmed(level), event)).toBe(false);
  expect(isSameEvent(event, confirmed(level))).toBe(false);
});

it('does not take two missing events for the same', () => {
  expect(isSameEvent(undefined, undefined)).toBe(false);
});

describe('the expectations that nothing repaints', () => {
  const bars = flatBars([1, 2, 3, 4, 5]);
  const otherTail = flatBars([9, 9, 9]);

  const levelAt = (knownAt: number, price: number): Level => ({
    id: `level:day open:${knownAt}`,
    knownAt,
    kind: 'level',
    name: 'day open',
    from: knownAt,
    price,
  });

  /** Confirms a level at every bar. */
  const honest = (): Indicator => ({
    next: ({ time, close }) => [confirmed(levelAt(time, close))],
  });

  /** Takes prices from all bars that any of its like was fed: two that were fed differently disagree. */
  const sharingState = () => {
    let highest = 0;
    return (): Indicator => ({
      next({ time, high }) {
        highest = Math.max(highest, high);
        return [confirmed(levelAt(time, highest))];
      },
    });
  };

  /** Moves its first mark at every bar. */
  const moving = (): Indicator => {
    let first: { price: number } | null = null;
    return {
      next({ time, close }) {
        if (first) first.price = close;
        const mark = levelAt(time, close);
        first ??= mark;
        return [confirmed(mark)];
      },
    };
  };

  /** Says at every bar what it should have said one bar before. */
  const late = (): Indicator => {
    let before = -1;
    return {
      next({ time, close }) {
        const events = before < 0 ? [] : [confirmed(levelAt(before, close))];
        before = time;
        return events;
      },
    };
  };

  it('lets an honest indicator pass', () => {
    expectNoRepaint(honest, bars);
    expectNoLookAhead(honest, bars, otherTail);
    fc.assert(
      fc.property(arbitraryBars(), (some) => {
        expectNoRepaint(honest, some);
        expectNoLookAhead(honest, some, otherTail);
      }),
      { numRuns: numRuns / 5 },
    );
  });

  it('finds an indicator out whose history depends on later bars', () => {
    expect(() => expectNoRepaint(sharingState(), bars)).toThrow();
    expect(() => expectNoLookAhead(sharingState(), bars, otherTail)).toThrow();
  });

  it('finds an indicator out that changes a mark it has made', () => {
    expect(() => expectNoRepaint(moving, bars)).toThrow(/read only/);
  });

  it('finds an indicator out that dates a mark back', () => {
    expect(() => record(late(), bars)).toThrow('came out at 1 and says otherwise');
  });
});
