import type { Bar } from './bar';
import { createCsvReader } from './csv';
import { simulatedMarket } from './simulated-market';

const header = 'time,open,high,low,close,volume';
const first = '2026-03-02 00:00,1.08,1.09,1.07,1.085,12';

function read(text: string, maxBars = 1000) {
  const reader = createCsvReader({ maxBars });
  reader.push(text);
  return reader.end();
}

/** @returns the only fault of a file of the header, a good line and `line` */
function faultOf(line: string): string {
  const { bars, faults } = read(`${header}\n${first}\n${line}\n`);
  expect(bars).toHaveLength(1);
  expect(faults.map((fault) => fault.line)).toEqual([3]);
  return faults[0]?.what ?? '';
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
  const reader = createCsvReader();
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

it.each([
  ['2026-03-02 00:05,1.08,1.09,1.07', 'expected 6 fields, got 4'],
  ['2026-03-02 00:05,1,08,1,09,1,07,1,08,12', 'expected 6 fields, got 10'],
  ['2026-03-02 00:05,1.08,abc,1.07,1.08,12', 'expected a number in "high", got "abc"'],
  ['2026-03-02 00:05,1.08,,1.07,1.08,12', 'expected a number in "high", got ""'],
  ['2026-03-02 00:05,0x10,1.09,1.07,1.08,12', 'expected a number in "open", got "0x10"'],
  [
    '2026-03-02 00:05,1.08,"1,0842",1.07,1.08,12',
    'expected a number in "high", got "1,0842": decimals need a point, not a comma',
  ],
  ['2026-03-02 00:05,1.08,1.09,NaN,1.08,12', 'expected a number in "low", got "NaN"'],
  ['2026-03-02 00:05,1.08,Infinity,1.07,1.08,12', 'expected a number in "high", got "Infinity"'],
  ['2026-03-02 00:05,1.08,1e999,1.07,1.08,12', 'expected a number in "high", got "1e999"'],
  ['2026-03-02 00:05,1.08,1.09,0,1.08,12', 'expected a price above 0 in "low", got "0"'],
  ['2026-03-02 00:05,-1.08,1.09,1,1.08,12', 'expected a price above 0 in "open", got "-1.08"'],
  [
    '2026-03-02 00:05,1.08,1.07,1.09,1.08,12',
    'expected "high" at or above "low", got 1.07 and 1.09',
  ],
  [
    '2026-03-02 00:05,1.1,1.09,1.07,1.08,12',
    'expected "open" from "low" to "high" (1.07 to 1.09), got 1.1',
  ],
  [
    '2026-03-02 00:05,1.08,1.09,1.07,1.06,12',
    'expected "close" from "low" to "high" (1.07 to 1.09), got 1.06',
  ],
  ['2026-03-02 00:05,1.08,1.09,1.07,1.08,x', 'expected a number in "volume", got "x"'],
  ['2026-03-02 00:05,1.08,1.09,1.07,1.08,-1', 'expected a volume of 0 or more, got "-1"'],
  ['soon,1.08,1.09,1.07,1.08,12', 'expected a time in "time", got "soon"'],
  ['2026-03-02,1.08,1.09,1.07,1.08,12', 'expected a new time, got "2026-03-02" again'],
  ['2026-03-01,1.08,1.09,1.07,1.08,12', 'expected a time after the one before, got "2026-03-01"'],
  ['"2026-03-02 00:05,1.08,1.09,1.07,1.08,12', 'expected every quote to be closed'],
  ['x'.repeat(1001), 'expected a line of at most 1000 characters'],
])('says what is wrong with %.60s', (line, what) => {
  expect(faultOf(line)).toBe(what);
});

it('cuts what it quotes', () => {
  expect(faultOf(`${'x'.repeat(900)},1,1,1,1,1`)).toBe(
    `expected a time in "time", got "${'x'.repeat(40)}…"`,
  );
});

it('goes on after a line with a fault', () => {
  const { bars, faults } = read(`${header}\nsoon,1,1,1,1,1\n${first}\n`);
  expect(bars).toHaveLength(1);
  expect(faults).toEqual([{ line: 2, what: 'expected a time in "time", got "soon"' }]);
});

it('names every missing column and reads no further', () => {
  expect(read('time,open,low\n1,2,3\n')).toEqual({
    bars: [],
    faults: [
      { line: 1, what: 'missing column "high"' },
      { line: 1, what: 'missing column "close"' },
    ],
    moreFaults: 0,
  });
});

it('says where there is no header, no bar, nothing at all, or a header too long to be one', () => {
  expect(read(`${first}\n${first}`).faults).toEqual([
    {
      line: 1,
      what: expect.stringMatching(/^expected a header naming time, .* got "2026-03-02 00:00/),
    },
  ]);
  expect(read(`${header}\n`).faults[0]?.what).toBe('expected a header and bars, got a header only');
  expect(read(' \n\n').faults[0]?.what).toBe('expected a header and bars, got an empty file');
  expect(read('').faults).toHaveLength(1);
  expect(read(`${'x'.repeat(2000)}\n${first}\n${first}`).faults).toHaveLength(1);
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
  const reader = createCsvReader({ maxBars: 3 });
  expect(reader.push(text)).toBe(false);
  const { bars, faults, moreFaults } = reader.end();
  expect(bars).toHaveLength(3);
  expect(faults).toHaveLength(20);
  expect(faults.at(-1)).toEqual({
    line: 25,
    what: 'expected at most 3 bars: the rest was not read',
  });
  expect(moreFaults).toBe(1);
});

it('takes as many bars as the limit without a fault', () => {
  expect(read(csvOf(simulatedMarket(1, 3)), 3)).toMatchObject({ bars: { length: 3 }, faults: [] });
});

it('says nothing but that it is binary of a file with a NUL', () => {
  const reader = createCsvReader();
  expect(reader.push(`${header}\nsoon,1,1,1,1,1\n${first}\nPK\0\n${first}`)).toBe(false);
  expect(reader.end()).toEqual({
    bars: [],
    faults: [{ line: 4, what: 'expected text, got a binary file' }],
    moreFaults: 0,
  });
});
