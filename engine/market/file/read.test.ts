import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { fc, numRuns } from '@/engine/testing/properties';
import { type FileResult, MAX_FILE_BYTES, readMarketFile, type Understood } from './read';
import type { RowFaultCode } from './row';
import type { Corrections } from './shape';
import { barsOf } from './table';

const rest = async () => {};
const read = (text: string | Uint8Array<ArrayBuffer>, corrections: Corrections = {}) =>
  readMarketFile(new Blob([text]), corrections, rest);

function understoodOf(result: FileResult): Understood {
  if (result.kind !== 'bars') throw new Error(JSON.stringify(result));
  return result.understood;
}

async function bars(text: string | Uint8Array<ArrayBuffer>, corrections: Corrections = {}) {
  const result = await read(text, corrections);
  understoodOf(result);
  return result.kind === 'bars' ? [...barsOf(result.table)] : [];
}

const header = 'time,open,high,low,close,volume';
const START = Date.UTC(2026, 2, 2);
const timeAt = (bar: number) => new Date(START + bar * HOUR_MS).toISOString();
const rowAt = (bar: number) => `${timeAt(bar)},1.1,1.25,1,1.2,${bar}`;
const rows = (count: number) => Array.from({ length: count }, (_, bar) => rowAt(bar));
const fileOf = (lines: readonly string[]) => [header, ...lines].join('\n');

it('reads back simulated bars, to the last digit', async () => {
  const market = simulatedMarket(1, 3000);
  const lines = market.map(({ time, open, high, low, close, volume }) =>
    [new Date(time).toISOString(), open, high, low, close, volume].join(','),
  );
  expect(await bars(fileOf(lines))).toEqual(market);
});

describe('broken rows', () => {
  it.each<[line: string, code: RowFaultCode]>([
    ['2026-03-09T00:00Z,1.08,1.09', 'field-count'],
    ['2026-03-09T00:00Z,1,08,1,09,1,07,1,08,12', 'field-count'],
    ['2026-03-09T00:00Z,null,null,null,null,null', 'number'],
    ['2026-03-09T00:00Z,0x10,1.09,1.07,1.08,12', 'number'],
    ['2026-03-09T00:00Z,1.08,Infinity,1.07,1,12', 'number'],
    ['2026-03-09T00:00Z,1,1e999,1,1,12', 'number'],
    ['2026-03-09T00:00Z,1,1e307,1,1,12', 'price-size'],
    ['2026-03-09T00:00Z,1,1,1e-13,1,12', 'price-size'],
    ['2026-03-09T00:00Z,0,0,0,0,12', 'no-price'],
    ['2026-03-09T00:00Z,1.08,1.07,1.09,1.08,12', 'high-below-low'],
    ['2026-03-09T00:00Z,1.1,1.09,1.07,1.08,12', 'outside-range'],
    ['2026-02-30T00:00Z,1.08,1.09,1.07,1.08,12', 'time'],
    ['soon,1.08,1.09,1.07,1.08,12', 'time'],
    [`"${rowAt(70)}`, 'open-quote'],
    ['x'.repeat(5000), 'long-line'],
    [rowAt(3), 'same-time'],
  ])('are left out and told of, and the others read: %.60s', async (line, code) => {
    const { count, leftOut, faults } = understoodOf(
      await read(fileOf([...rows(30), line, ...rows(60).slice(30)])),
    );
    expect({ count, leftOut }).toEqual({ count: 60, leftOut: 1 });
    expect(faults).toMatchObject([{ line: 32, code }]);
  });

  it('are listed up to twenty and counted beyond', async () => {
    const { faults, leftOut } = understoodOf(
      await read(fileOf([...rows(80), ...Array.from({ length: 25 }, () => 'soon,1,1,1,1,1')])),
    );
    expect(faults.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 82));
    expect(leftOut).toBe(25);
  });

  it('are none: blank lines, comments, separators at the end, volumes that are no numbers, dust of computing', async () => {
    const odd = [
      `${timeAt(60)},1.1,1.25,1,1.2,n/a`,
      `${timeAt(61)},1.1,1.2,1,1.2000000000000002,1,`,
      '# end',
      ' ',
    ];
    const read = await bars(fileOf([...rows(60), ...odd]));
    expect(read).toHaveLength(62);
    expect(read.at(-2)?.volume).toBe(0);
    expect(read.at(-1)?.high).toBe(1.2000000000000002);
  });
});

it('takes negative prices and those of zero', async () => {
  const oil = rows(60).map((_, bar) => `${timeAt(bar)},0,0.5,-37.63,-37,1`);
  expect((await bars(fileOf(oil)))[0]).toMatchObject({ open: 0, low: -37.63 });
});

describe('order of rows', () => {
  const market = rows(60);
  it.each([
    ['newest first', market.toReversed()],
    ['two halves in the wrong order', [...market.slice(30), ...market.slice(0, 30)]],
    ['each pair turned round', market.map((_, bar) => market[bar ^ 1] ?? '')],
  ])('does not matter: %s', async (_, mixed) => {
    expect(await bars(fileOf(mixed))).toEqual(await bars(fileOf(market)));
  });

  it('newest first, is told of, and an hour that the clock shows twice is there twice', async () => {
    const from = Date.UTC(2024, 10, 3, 4);
    const clock = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'medium' },
    });
    const times = Array.from({ length: 60 }, (_, bar) => from + bar * 30 * MINUTE_MS);
    const local = times.map((time) => `${clock.format(time)},1,1,1,1,0`);
    const result = await read(fileOf(local.toReversed()), { zone: 'America/New_York' });
    expect(understoodOf(result)).toMatchObject({ isNewestFirst: true, leftOut: 0 });
    const got = result.kind === 'bars' ? [...barsOf(result.table)] : [];
    expect(got.map(({ time }) => time)).toEqual(times);
  });
});

describe('order of dates', () => {
  /** A minute a bar, over so many days: months of the wrong order lie far apart. */
  const minutes = (count: number) =>
    Array.from({ length: count }, (_, bar) => {
      const [date = '', clock = ''] = new Date(START + bar * 10 * MINUTE_MS)
        .toISOString()
        .split(/[TZ]/);
      const [y, m, d] = date.split('-');
      return `${d}/${m}/${y} ${clock},1.1,1.25,1,1.2,0`;
    });

  it('is found by how close the days lie, where none is beyond 12', async () => {
    const { order, hasOrder } = understoodOf(await read(fileOf(minutes(400))));
    expect({ order, hasOrder }).toEqual({ order: 'day-first', hasOrder: true });
  });

  it('is found in a file of which the beginning is one day', async () => {
    const wide = minutes(400).map((row) => `${row},${'9'.repeat(900)}`);
    const [first] = await bars(fileOf(wide));
    expect(first?.time).toBe(START);
  });

  it('is what the visitor says', async () => {
    const [first] = await bars(fileOf(minutes(60)), { order: 'month-first' });
    expect(first?.time).toBe(Date.UTC(2026, 1, 3));
  });
});

describe('columns', () => {
  it('are those that the visitor says', async () => {
    const columns = { time: 0, open: 4, high: 2, low: 3, close: 1 };
    expect((await bars(fileOf(rows(60)), { columns }))[0]).toMatchObject({ open: 1.2, close: 1.1 });
  });

  it('that are missing are named, with what there is, for the visitor to choose', async () => {
    const lines = [
      'time,bid,ask,last,size',
      ...rows(60).map((_, bar) => `${timeAt(bar)},1,2,3,40`),
    ];
    expect(await read(lines.join('\n'))).toMatchObject({
      code: 'no-columns',
      missing: ['open', 'high', 'low', 'close'],
      layout: { names: ['time', 'bid', 'ask', 'last', 'size'], columns: { time: 0 } },
    });
  });
});

const text = (...bytes: number[]) => new Uint8Array(bytes);

it.each<[what: string, file: string | Uint8Array<ArrayBuffer>, code: string]>([
  ['nothing', '', 'empty'],
  ['blanks', ' \n\n', 'empty'],
  ['a letter', 'Dear sir, how are you?', 'no-table'],
  ['a header alone', header, 'no-table'],
  ['prices without times', fileOf(rows(60).map((row) => row.replace(/^[^,]*/, 'x'))), 'no-columns'],
  [
    'rows of which none is sound',
    fileOf(rows(60).map((row) => row.replace('1.25', '0.5'))),
    'no-rows',
  ],
  ['49 bars', fileOf(rows(49)), 'too-few'],
  [
    'bars of 15 seconds',
    fileOf(rows(60).map((_, bar) => `${1_772_000_000 + 15 * bar},1,1,1,1,1`)),
    'step',
  ],
  ['a page', '<!DOCTYPE html><html><body>', 'web-page'],
  ['JSON', '[{"open": 1}]', 'json'],
  ['a picture', text(0x89, 0x50, 0x4e, 0x47, 0, 0), 'picture'],
  ['a workbook', 'PK\u0003\u0004____[Content_Types].xml', 'workbook'],
  ['another archive', 'PK\u0003\u0004____prices.csv', 'archive'],
  ['a PDF', '%PDF-1.7', 'document'],
  ['other bytes', text(7, 0, 200, 0, 0, 0, 9), 'binary'],
])('says of %s what it is', async (_, file, code) => {
  expect(await read(file)).toMatchObject({ kind: 'unreadable', code });
});

it('does not open a file that is too large, and says so of one that cannot be opened', async () => {
  const blob = (size: number): Blob => ({
    ...new Blob(),
    size,
    slice: () => {
      throw new Error('gone');
    },
  });
  expect(await readMarketFile(blob(MAX_FILE_BYTES + 1), {}, rest)).toMatchObject({
    code: 'too-large',
  });
  expect(await readMarketFile(blob(MAX_FILE_BYTES), {}, rest)).toMatchObject({ code: 'unopened' });
});

/** Pieces that files are put together of, good and bad. */
const piece = fc.constantFrom(
  ...['\n', '\r\n', '\r', '\uFEFF', ',', '"', ';', '\t', '\0', '#', '-', '1,5', 'null', 'é'],
  ...['soon,1,1,1,1,1\n', `${header}\n`, `${rowAt(90)}\n`, `${rowAt(91)}\r`, 'y'.repeat(990)],
);

it('never fails, whatever a file is put together of, and gives bars in time order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(piece, { maxLength: 30 }), async (isSound, pieces) => {
      const file = `${isSound ? `${fileOf(rows(60))}\n` : ''}${pieces.join('')}`;
      const result = await read(file);
      if (isSound && !file.includes('\0')) expect(result.kind).toBe('bars');
      if (result.kind !== 'bars') return;
      const times = [...barsOf(result.table)].map(({ time }) => time);
      expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    }),
    { numRuns },
  );
});
