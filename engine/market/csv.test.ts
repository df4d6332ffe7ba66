import fc from 'fast-check';
import { numRuns } from '@/engine/testing/num-runs';
import type { Bar } from './bar';
import { type CsvFault, createCsvReader } from './csv';
import type { LineFault } from './csv-line';
import { simulatedMarket } from './simulated-market';

const header = 'time,open,high,low,close,volume';
const first = '2026-03-02 00:00,1.08,1.09,1.07,1.085,12';

function read(text: string, maxBars = 1000) {
  const reader = createCsvReader(maxBars);
  reader.push(text);
  return reader.end();
}

const csvOf = (bars: readonly Bar[], separator = ',') =>
  [
    header.replaceAll(',', separator),
    ...bars.map(({ time, open, high, low, close, volume }) =>
      [new Date(time).toISOString(), open, high, low, close, volume].join(separator),
    ),
  ].join('\n');

it.each([',', ';', '\t'])('reads back simulated bars separated by %j', (separator) => {
  const bars = simulatedMarket(1, 3000);
  const reader = createCsvReader(10_000);
  reader.push(csvOf(bars, separator));
  expect(reader.end()).toEqual({ bars, faults: [], moreFaults: 0 });
});

it('reads what MetaTrader exports', () => {
  const text =
    '\uFEFF<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>\r\n' +
    '2026.03.02\t00:05:00\t1.08010\t1.08050\t1.07990\t1.08000\t420\t0\t3\r\n';
  expect(read(text)).toEqual({
    bars: [
      {
        time: Date.UTC(2026, 2, 2, 0, 5),
        open: 1.0801,
        high: 1.0805,
        low: 1.0799,
        close: 1.08,
        volume: 420,
      },
    ],
    faults: [],
    moreFaults: 0,
  });
});

it('skips blank lines and reads quotes, before and after the header', () => {
  const text = `\n \n${header}\n\n"2026-03-02","1.08","1.09","1.07","1.085","12"\n\n`;
  expect(read(text)).toMatchObject({ bars: [{ close: 1.085 }], faults: [] });
});

it('takes a volume that is missing or blank as 0', () => {
  expect(read(`${header}\n2026-03-02,1,1,1,1,\n`).bars[0]?.volume).toBe(0);
  expect(read('time,open,high,low,close\n2026-03-02,1,1,1,1\n').bars[0]?.volume).toBe(0);
});

it('bears a separator at the end of lines', () => {
  expect(read(`${header}\n${first},\n`)).toMatchObject({ bars: [{ volume: 12 }], faults: [] });
});

it.each<[line: string, fault: LineFault]>([
  ['2026-03-03,1.08,1.09,1.07', { code: 'field-count', expected: 6, got: 4 }],
  ['2026-03-03,1,08,1,09,1,07,1,08,12', { code: 'field-count', expected: 6, got: 10 }],
  ['2026-03-03,1.08,abc,1.07,1.08,12', { code: 'number', column: 'high', got: 'abc' }],
  ['2026-03-03,1.08,,1.07,1.08,12', { code: 'number', column: 'high', got: '' }],
  ['2026-03-03,0x10,1.09,1.07,1.08,12', { code: 'number', column: 'open', got: '0x10' }],
  ['2026-03-03,1,"1,0842",1,1,12', { code: 'decimal-comma', column: 'high', got: '1,0842' }],
  ['2026-03-03,1.08,1.09,NaN,1.08,12', { code: 'number', column: 'low', got: 'NaN' }],
  ['2026-03-03,1.08,Infinity,1.07,1,12', { code: 'number', column: 'high', got: 'Infinity' }],
  ['2026-03-03,1.08,1e999,1.07,1.08,12', { code: 'number', column: 'high', got: '1e999' }],
  ['2026-03-03,1.08,1.09,0,1.08,12', { code: 'price', column: 'low', got: '0' }],
  ['2026-03-03,-1.08,1.09,1,1.08,12', { code: 'price', column: 'open', got: '-1.08' }],
  [
    '2026-03-03,1,1e307,1,1,12',
    { code: 'price-size', column: 'high', low: 1e-12, high: 1e12, got: '1e307' },
  ],
  [
    '2026-03-03,1,1,1e-13,1,12',
    { code: 'price-size', column: 'low', low: 1e-12, high: 1e12, got: '1e-13' },
  ],
  ['2026-03-03,1.08,1.07,1.09,1.08,12', { code: 'high-below-low', high: 1.07, low: 1.09 }],
  [
    '2026-03-03,1.1,1.09,1.07,1.08,12',
    { code: 'outside-range', column: 'open', low: 1.07, high: 1.09, got: 1.1 },
  ],
  [
    '2026-03-03,1.08,1.09,1.07,1.06,12',
    { code: 'outside-range', column: 'close', low: 1.07, high: 1.09, got: 1.06 },
  ],
  ['2026-03-03,1.08,1.09,1.07,1.08,x', { code: 'number', column: 'volume', got: 'x' }],
  ['2026-03-03,1.08,1.09,1.07,1.08,-1', { code: 'volume', got: '-1' }],
  ['soon,1.08,1.09,1.07,1.08,12', { code: 'time', got: 'soon' }],
  [`${'x'.repeat(900)},1,1,1,1,1`, { code: 'time', got: `${'x'.repeat(40)}…` }],
  ['2026-03-02,1.08,1.09,1.07,1.08,12', { code: 'same-time', got: '2026-03-02' }],
  ['2026-03-01,1.08,1.09,1.07,1.08,12', { code: 'earlier-time', got: '2026-03-01' }],
  ['soon,abc,1.09,1.07,1.08,12', { code: 'time', got: 'soon' }],
  ['"2026-03-03,1.08,1.09,1.07,1.08,12', { code: 'open-quote' }],
  ['x'.repeat(1001), { code: 'long-line', expected: 1000 }],
])('says what is wrong first with %.60s, and goes on', (line, fault) => {
  const { bars, faults } = read(`${header}\n${first}\n${line}\n2026-03-04,1,1,1,1,1\n`);
  expect(bars).toHaveLength(2);
  expect(faults).toEqual([{ line: 3, ...fault }]);
});

it('reads lines of 1,000 characters', () => {
  const names = header.padEnd(1000, ',x');
  expect(read(`${names}\n`).faults).toEqual([{ line: 1, code: 'header-only' }]);
  expect(read(`${names},\n`).faults).toEqual([{ line: 1, code: 'long-line', expected: 1000 }]);
});

it('names every missing column and reads no further', () => {
  expect(read('time,open,low\n1,2,3\n')).toEqual({
    bars: [],
    faults: [
      { line: 1, code: 'missing-column', column: 'high' },
      { line: 1, code: 'missing-column', column: 'close' },
    ],
    moreFaults: 0,
  });
});

it.each<[text: string, fault: CsvFault]>([
  ['2026-03-02,1.08\n2026-03-03,1', { line: 1, code: 'no-header', got: '2026-03-02 1.08' }],
  [`${header}\n`, { line: 1, code: 'header-only' }],
  [' \n\n', { line: 1, code: 'empty' }],
  ['', { line: 1, code: 'empty' }],
  [`${'x'.repeat(2000)}\n${first}\n${first}`, { line: 1, code: 'long-line', expected: 1000 }],
])('says of %.30j nothing but that there is nothing to read', (text, fault) => {
  expect(read(text)).toEqual({ bars: [], faults: [fault], moreFaults: 0 });
});

it('keeps 20 faults and counts the others', () => {
  const { faults, moreFaults } = read(`${header}\n${'soon,1,1,1,1,1\n'.repeat(25)}`);
  expect(faults.map(({ line }) => line)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 2),
  );
  expect(moreFaults).toBe(5);
});

it('stops at too many bars, and tells so however many faults there were', () => {
  const text = `${header}\n${'soon,1,1,1,1,1\n'.repeat(20)}${csvOf(simulatedMarket(1, 5)).slice(header.length + 1)}`;
  const reader = createCsvReader(3);
  expect(reader.push(text)).toBe(false);
  const { bars, faults, moreFaults } = reader.end();
  expect(bars).toHaveLength(3);
  expect(faults).toHaveLength(20);
  expect(faults.at(-1)).toEqual({ line: 25, code: 'too-many-bars', expected: 3 });
  expect(moreFaults).toBe(1);
});

it('takes as many bars as the limit without a fault', () => {
  expect(read(csvOf(simulatedMarket(1, 3)), 3)).toMatchObject({ bars: { length: 3 }, faults: [] });
});

it('says nothing but that it is binary of a file with a NUL', () => {
  const reader = createCsvReader(10_000);
  expect(reader.push(`${header}\nsoon,1,1,1,1,1\n${first}\nPK\0\n${first}`)).toBe(false);
  expect(reader.end()).toEqual({
    bars: [],
    faults: [{ line: 4, code: 'binary' }],
    moreFaults: 0,
  });
});

it('bears nine characters that could not be decoded, and takes a tenth for a binary file', () => {
  const nine = '\uFFFD'.repeat(9);
  expect(read(`${header},${nine}\n${first},\n`).bars).toHaveLength(1);
  expect(read(`${header},${nine}\n${first},\uFFFD\n`).faults).toEqual([
    { line: 2, code: 'binary' },
  ]);
});

it('ends lines at LF, CRLF and CR, and counts blank ones', () => {
  const { faults } = read(`${header}\r\nsoon\rsoon\n\r\n\rsoon`);
  expect(faults.map(({ line }) => line)).toEqual([2, 3, 6]);
});

it.each([header, `"time"${header.slice(4)}`])('leaves out a byte order mark before %s', (names) => {
  expect(read(`\uFEFF${names}\n${first}`)).toMatchObject({ bars: [{ volume: 12 }], faults: [] });
});

/** Pieces that files are put together of, good and bad. */
const piece = fc.constantFrom(
  '\n',
  '\r\n',
  '\r',
  '\uFEFF',
  ',',
  '"',
  'soon,1,1,1,1,1\n',
  `${first}\r\n`,
  `${header}\n`,
  '2026-03-03,1,2,0.5,"1",5\r',
  '2026-03-04,1,2,0.5,1,5\n',
  '\uFFFD\uFFFD\uFFFD\uFFFD',
  'y'.repeat(990),
);
const file = fc
  .tuple(
    fc.constantFrom('', `${header}\n`, `\uFEFF${header}\r\n`),
    fc.array(piece, { maxLength: 25 }),
    fc.constantFrom('', '\0', first),
  )
  .map(([start, middle, end]) => `${start}${middle.join('')}${end}`);

it('reads the same however a file is cut into chunks', () => {
  fc.assert(
    fc.property(
      file,
      fc.array(fc.oneof(fc.constant(1), fc.nat({ max: 400 })), { maxLength: 30 }),
      (text, sizes) => {
        const reader = createCsvReader(2);
        let start = 0;
        for (const size of sizes) {
          reader.push(text.slice(start, start + size));
          start += size;
        }
        reader.push(text.slice(start));
        expect(reader.end()).toEqual(read(text, 2));
      },
    ),
    { numRuns: 4 * numRuns },
  );
});
