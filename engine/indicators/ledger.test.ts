import { arbitraryBars, flatBars } from '@/engine/testing/bars';
import { expectNoRepaint, record } from '@/engine/testing/expectations';
import { LEVEL, SWING } from '@/engine/testing/marks';
import { fc, numRuns } from '@/engine/testing/properties';
import { confirmed, type Indicator, type Level, type Mark, type Swing } from './indicator';
import { createLedger, isSameEvent } from './ledger';

const swing = (time: number, changes: Partial<Swing> = {}): Swing => ({
  ...SWING,
  id: `swing:high:${time}`,
  time,
  ...changes,
});

it.each<[what: string, changed: number, observations: Mark[][]]>([
  ['no change where marks are only added', 0, [[], [swing(1)], [swing(1), swing(2)]]],
  ['a price that moved', 1, [[swing(1)], [swing(1, { price: 11 })]]],
  ['another label', 1, [[swing(1)], [swing(1, { label: 'LH' })]]],
  ['a later date', 1, [[swing(1)], [swing(1, { knownAt: 9 })]]],
  ['a field more', 1, [[swing(1)], [Object.assign(swing(1), { note: 'new' })]]],
  ['a mark that is gone', 1, [[swing(1)], []]],
  ['a mark whose place another one took', 1, [[swing(1)], [swing(2)]]],
  ['two marks under one id', 1, [[swing(1), swing(1, { price: 11 })]]],
  [
    'a mark given twice while another is gone',
    1,
    [
      [swing(1), swing(2)],
      [swing(1), swing(1)],
    ],
  ],
  [
    'a mark that changes, once and for good',
    1,
    [[swing(1)], [swing(1, { price: 11 })], [swing(1)], [], [swing(1, { price: 11 })]],
  ],
])('finds %s', (_, changed, observations) => {
  const ledger = createLedger();
  for (const marks of observations) ledger.observe(marks);
  expect(ledger.changed()).toBe(changed);
});

it('finds a mark that was changed in place, for it keeps a copy', () => {
  const ledger = createLedger();
  const moving = { ...swing(1) };
  ledger.observe([moving]);
  Object.assign(moving, { price: 11 });
  ledger.observe([moving]);
  expect(ledger.changed()).toBe(1);
});

const level: Level = { ...LEVEL, price: 1.08 };

it('finds events the same that say the same of the same mark', () => {
  expect(isSameEvent(confirmed(level), confirmed({ ...level }))).toBe(true);
  const unknown = { ...level, price: Number.NaN };
  expect(isSameEvent(confirmed(unknown), confirmed({ ...unknown }))).toBe(true);
});

const { from: _, ...shorter } = level;

it.each([
  ['another type', { ...confirmed(level), type: 'taken' as const }],
  ['another time', { ...confirmed(level), knownAt: 9 }],
  ['another bar', { ...confirmed(level), at: 1 }],
  ['the last bit of a number', confirmed({ ...level, price: 1.08 + Number.EPSILON })],
  ['a field more', confirmed(Object.assign({ ...level }, { side: 'high' }))],
  ['a field less', confirmed(shorter as Level)],
])('tells an event from one with %s', (_, event) => {
  expect(isSameEvent(confirmed(level), event)).toBe(false);
  expect(isSameEvent(event, confirmed(level))).toBe(false);
});

describe('the expectation that nothing repaints', () => {
  const bars = flatBars([1, 2, 3, 4, 5]);
  const otherTail = flatBars([9, 9, 9]);
  const levelAt = (at: number, price: number): Level => ({
    ...LEVEL,
    id: `level:day open:${at}`,
    at,
    knownAt: at + 1,
    price,
  });

  it('lets an honest indicator pass', () => {
    const honest = (): Indicator => ({
      next: ({ time, close }) => [confirmed(levelAt(time, close))],
    });
    fc.assert(
      fc.property(arbitraryBars(300), (some) => expectNoRepaint(honest, some, otherTail)),
      { numRuns: numRuns / 5 },
    );
  });

  it('finds an indicator out whose history depends on later bars', () => {
    let highest = 0;
    const sharing = (): Indicator => ({
      next({ time, high }) {
        highest = Math.max(highest, high);
        return [confirmed(levelAt(time, highest))];
      },
    });
    expect(() => expectNoRepaint(sharing, bars, otherTail)).toThrow();
  });

  it('finds an indicator out that changes a mark it has made', () => {
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
    expect(() => expectNoRepaint(moving, bars, otherTail)).toThrow(/read only/);
  });

  it('finds an indicator out that dates a mark back', () => {
    const late: Indicator = { next: ({ time, close }) => [confirmed(levelAt(time - 1, close))] };
    expect(() => record(late, bars)).toThrow('came out at 1 and says otherwise');
  });
});
