import fc from 'fast-check';
import { numRuns } from '@/engine/testing/num-runs';
import { createCsvReader } from './csv';
import { columnsOf, fieldsOf, separatorOf } from './csv-line';

describe('fields', () => {
  it.each([
    ['"time, UTC";open;high', ';'],
    ['time', ','],
  ])('sees what separates %j', (header, separator) => {
    expect(separatorOf(header)).toBe(separator);
  });

  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['a, b ,', ['a', 'b', '']],
    [',,', ['', '', '']],
    ['"a","b,c",d', ['a', 'b,c', 'd']],
    [' "a" , "say ""b""",', ['a', 'say "b"', '']],
    ['"",x', ['', 'x']],
  ])('splits %j', (line, fields) => {
    expect(fieldsOf(line, ',')).toEqual(fields);
  });

  it.each([['"a,b'], ['a"b,c'], ['"a"b,c']])('does not split %j', (line) => {
    expect(fieldsOf(line, ',')).toBeNull();
  });

  it.each([',', ';', '\t'] as const)(
    'reads back any fields written in quotes and %j',
    (separator) => {
      const field = fc.string({ unit: fc.constantFrom('a', '1', '.', ',', ';', '"', ' ', 'é') });
      fc.assert(
        fc.property(fc.array(field, { minLength: 1 }), (fields) => {
          const line = fields.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator);
          expect(fieldsOf(line, separator)).toEqual(fields.map((text) => text.trim()));
        }),
        { numRuns },
      );
    },
  );
});

describe('columns', () => {
  const columns = (header: string) => columnsOf(header.split(','));

  it('finds columns in any order and case, and leaves others alone', () => {
    expect(columns('Symbol,Close,LOW,high,Open,Volume,Time')).toEqual({
      time: 6,
      date: null,
      open: 4,
      high: 3,
      low: 2,
      close: 1,
      volume: 5,
      width: 7,
    });
  });

  it.each(['time', 'date', 'datetime', 'timestamp', 'Date Time', '<DATE>'])(
    'takes "%s" as the time',
    (name) => {
      expect(columns(`open,${name},high,low,close`)).toMatchObject({ time: 1, date: null });
    },
  );

  it.each(['volume', 'VOL', 'TickVol', 'tick volume', 'Tick_Volume'])(
    'takes "%s" as the volume',
    (name) => {
      expect(columns(`time,open,high,low,close,${name}`)).toMatchObject({ volume: 5 });
    },
  );
});

describe('times', () => {
  /** @returns the time of a line's bar; undefined where it has none */
  function timeOf(text: string) {
    const reader = createCsvReader(1);
    reader.push(`time,open,high,low,close\n${text},1,1,1,1`);
    return reader.end().bars[0]?.time;
  }

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
    expect(timeOf(text)).toBeUndefined();
  });

  it('reads every time that JavaScript writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(timeOf(date.toISOString())).toBe(date.getTime());
        },
      ),
      { numRuns },
    );
  });
});
