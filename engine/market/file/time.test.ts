import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { fc, numRuns } from '@/engine/testing/properties';
import { createTimeReader, type DateOrder } from './time';
import { createUtc, SERVER_ZONE } from './zone';

const ms = (text: string, order: DateOrder = 'day-first') =>
  createTimeReader(order)(text)?.ms ?? null;

const MORNING = Date.UTC(2026, 2, 2, 8, 30);

describe('a written time', () => {
  it.each([
    '2026-03-02T08:30:00.000Z',
    '2026-03-02T08:30',
    '2026-03-02T09:30:00+01:00',
    '2026-03-02 03:30:00-05',
    '2026/3/2 8:30',
    '02.03.2026 10:30:00.000 GMT+0200',
    '2.3.26 8:30',
    '02-Mar-2026 08:30',
    'Mar 2, 2026, 8:30 AM',
    '2 марта 2026 08:30',
    '2026年3月2日 8:30',
    '2026-03-02 03:30 EST',
    '02.03.2026 09:30 CET',
    '02.03.2026 10:30 MESZ',
    '2026-03-02 10:30 UTC+2',
    '46083,354166666664',
    '20260302 083000',
    '202603020830',
    '1772440200',
    '1772440200000',
    '1772440200000000',
    '1772440200000000000',
  ])('is read: %s', (text) => {
    expect(ms(text)).toBe(MORNING);
  });

  it.each([
    ['12:05 AM', 5],
    ['12:05 PM', 12 * 60 + 5],
    ['1:05 p.m.', 13 * 60 + 5],
  ])('has halves of a day: %s', (clock, minutes) => {
    expect(ms(`2026-03-02 ${clock}`)).toBe(Date.UTC(2026, 2, 2) + minutes * MINUTE_MS);
  });

  it.each([
    ...['', 'yesterday', '2026-02-30', '2026-13-01', '2026-00-10', '2026-03-00', '2026-03.02'],
    ...['2026-03-02 24:00', '2026-03-02 08:60', '2026-03-02 08:30:60', '2026-03-02 13:00 PM'],
    ...['2026-03-02 08:30 CST', '2026-03-02 08:30 XYZ', '19999', '80000.5'],
    ...['2026-03-02 later', '02 Foo 2026', '1.0842', '-1772440200'],
  ])('is none: "%s"', (text) => {
    expect(ms(text)).toBeNull();
  });

  it.each<[DateOrder, number]>([
    ['day-first', Date.UTC(2003, 1, 1)],
    ['month-first', Date.UTC(2003, 0, 2)],
    ['year-first', Date.UTC(2001, 1, 3)],
  ])('of two digits each is read %s', (order, day) => {
    expect(ms('01/02/03', order)).toBe(day);
  });

  it('is read as JavaScript writes it, one after the other', () => {
    const read = createTimeReader('day-first');
    const date = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (written) => {
        expect(read(written.toISOString())).toMatchObject({ ms: written.getTime(), hasZone: true });
      }),
      { numRuns },
    );
  });
});

describe('a clock of somewhere', () => {
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
    SERVER_ZONE,
  ])('in %s gives back every hour of years that it shows, in order', (zone) => {
    const name = zone === SERVER_ZONE ? 'America/New_York' : zone;
    const ahead = zone === SERVER_ZONE ? 7 * HOUR_MS : 0;
    const clock = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: name, dateStyle: 'short', timeStyle: 'medium' },
    });
    const utcOf = createUtc(zone);
    let before = -Infinity;
    // Around both changes of two years, each quarter of an hour.
    for (const from of [Date.UTC(2024, 2, 8), Date.UTC(2024, 9, 25), Date.UTC(2005, 3, 1)])
      for (let time = from; time < from + 30 * 24 * HOUR_MS; time += 30 * MINUTE_MS) {
        const shown = Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) + ahead;
        expect([time, utcOf(shown, before)]).toEqual([time, time]);
        before = time;
      }
  });

  it('counts on over an hour that it leaves out', () => {
    expect(createUtc('Europe/Berlin')(Date.UTC(2024, 2, 31, 2, 30), 0)).toBe(
      Date.UTC(2024, 2, 31, 1, 30),
    );
  });
});
