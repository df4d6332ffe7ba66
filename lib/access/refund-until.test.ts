import fc from 'fast-check';
import { localDay, refundUntil } from './refund-until';

it.each([
  ['2026-11-21', '2026-11-21', 7, { kind: 'open', until: '2026-11-28' }],
  ['2026-11-21', '2026-11-27', 7, { kind: 'open', until: '2026-11-28' }],
  ['2026-11-21', '2026-11-28', 7, { kind: 'last', until: '2026-11-28' }],
  ['2026-11-21', '2026-11-29', 7, { kind: 'ended', until: '2026-11-28' }],
  ['2026-11-22', '2026-11-21', 7, { kind: 'early' }],
  // Over the end of a month, of a leap February, of a year, and of summer time.
  ['2028-02-25', '2028-02-25', 7, { kind: 'open', until: '2028-03-03' }],
  ['2026-12-28', '2026-12-29', 14, { kind: 'open', until: '2027-01-11' }],
  ['2026-10-24', '2026-10-24', 7, { kind: 'open', until: '2026-10-31' }],
])('paid on %s, today %s, %i days: %j', (paidOn, today, days, expected) => {
  expect(refundUntil(paidOn, today, days)).toEqual(expected);
});

it('is open for as many days as the policy has, and the last day after them', () => {
  const start = fc.date({
    min: new Date('2000-01-01T12:00:00Z'),
    max: new Date('2100-01-01T12:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 60 }), fc.nat(90), (date, days, later) => {
      const day = (offset: number) =>
        new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + offset))
          .toISOString()
          .slice(0, 10);
      const kind = later < days ? 'open' : later === days ? 'last' : 'ended';
      expect(refundUntil(day(0), day(later), days)).toEqual({ kind, until: day(days) });
    }),
  );
});

it('has the day of the calendar here, not of Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
