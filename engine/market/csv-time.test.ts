import fc from 'fast-check';
import { timeOf } from './csv-time';

const morning = Date.UTC(2026, 2, 2, 8, 30);

it.each([
  ['2026-03-02T08:30:00.000Z'],
  ['2026-03-02T08:30:00Z'],
  ['2026-03-02T08:30'],
  ['2026-03-02 08:30:00'],
  ['2026-03-02 08:30:00 UTC'],
  ['2026-03-02T09:30:00+01:00'],
  ['2026-03-02T09:30:00+0100'],
  ['2026-03-02 03:30:00-05'],
  ['2026.03.02 08:30'],
  ['2026.03.02 08:30:00'],
  ['2026/03/02 08:30'],
  ['1772440200'],
  ['1772440200.0'],
  ['1772440200000'],
])('reads %s', (text) => {
  expect(timeOf(text)).toBe(morning);
});

it('takes a day alone as its midnight UTC', () => {
  expect(timeOf('2026-03-02')).toBe(Date.UTC(2026, 2, 2));
});

it('reads milliseconds exactly and leaves out what is finer', () => {
  expect(timeOf('2026-03-02 08:30:30.123')).toBe(morning + 30_123);
  expect(timeOf('2026-03-02 23:59:59.999999')).toBe(Date.UTC(2026, 2, 3) - 1);
});

it.each([
  [''],
  ['yesterday'],
  ['2026-02-30'],
  ['2026-13-01'],
  ['2026-00-10'],
  ['2026-03-00'],
  ['2026-03-02 24:00'],
  ['2026-03-02 08:60'],
  ['2026-03-02 08:30:60'],
  ['2026-03.02'],
  ['02.03.2026 08:30'],
  ['03/02/2026'],
  ['20260302'],
  ['1772440200000000'],
  ['-1772440200'],
])('does not read "%s"', (text) => {
  expect(timeOf(text)).toBeNull();
});

it('reads every time that JavaScript writes', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(timeOf(date.toISOString())).toBe(date.getTime());
      },
    ),
  );
});
