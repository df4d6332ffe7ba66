import { createLedger } from './ledger';
import type { Mark, Swing } from './mark';

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
