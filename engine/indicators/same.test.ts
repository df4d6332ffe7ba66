import { confirmed } from './indicator';
import type { Level, Mark } from './mark';
import { isSame, isSameEvent } from './same';

const level: Level = {
  kind: 'level',
  id: 'level:day open:0',
  knownAt: 0,
  name: 'day open',
  from: 0,
  price: 1.08,
};

it.each<[difference: string, other: object, expected: boolean]>([
  ['nothing but the object', { ...level }, true],
  ['a field', { ...level, price: 1.0801 }, false],
  ['the last bit of a number', { ...level, price: 1.08 + Number.EPSILON }, false],
  ['a field more', { ...level, side: 'high' }, false],
  ['a field less', { kind: 'level', id: level.id, knownAt: 0, name: 'day open', from: 0 }, false],
])('compares marks that differ in %s', (_, other, expected) => {
  expect(isSame(level, other)).toBe(expected);
  expect(isSame(other, level)).toBe(expected);
});

it('takes NaN for itself, so that a mark without a number is no change of its own', () => {
  expect(isSame({ price: Number.NaN }, { price: Number.NaN })).toBe(true);
});

it('finds events the same that say the same of the same mark', () => {
  expect(isSameEvent(confirmed(level), confirmed({ ...level }))).toBe(true);
});

const other: Mark = { ...level, price: 2 };

it.each([
  ['another type', { ...confirmed(level), type: 'taken' as const }],
  ['another time', { ...confirmed(level), knownAt: 1 }],
  ['another mark', { ...confirmed(level), mark: other }],
  ['nothing', undefined],
])('tells an event from one with %s', (_, event) => {
  expect(isSameEvent(confirmed(level), event)).toBe(false);
  expect(isSameEvent(event, confirmed(level))).toBe(false);
});

it('does not take two missing events for the same', () => {
  expect(isSameEvent(undefined, undefined)).toBe(false);
});
