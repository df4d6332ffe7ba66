import { type RowFault, readTable } from './read.ts';
import { MAX_FILE_BYTES, TABLE_WIDTH } from './table.ts';
import {
  DOHLC,
  days,
  every,
  file,
  isoFile,
  OHLC,
  rowsOf,
  type Text,
} from './testing/price-files.ts';
import { MINUTE_MS } from './time.ts';

const read = (text: Text) => readTable(new Blob([text]));

it.each<[line: string, fault: Omit<RowFault, 'line'>]>([
  ['2024-03-09T00:00Z,1,08,1,09,1,07,1,08', { code: 'cells', got: '9', wanted: '5' }],
  ['2024-03-09T00:00Z,1.08,1.09', { code: 'price', column: 'low', got: '' }],
  ['2024-03-09T00:00Z,null,null,null,null', { code: 'price', column: 'open', got: 'null' }],
  ['2024-03-09T00:00Z,1,1e307,1,1', { code: 'price', column: 'high', got: '1e307' }],
  ['2024-03-09T00:00Z,1.08,1.09,0.00,1.08', { code: 'price', column: 'low', got: '0.00' }],
  ['2024-03-09T00:00Z,1.08,1.07,1.09,1.08', { code: 'range', got: '1.08, 1.07, 1.09, 1.08' }],
  ['2024-02-30T00:00Z,1.08,1.09,1.07,1.08', { code: 'time', got: '2024-02-30T00:00Z' }],
  ['2024-01-02T09:30Z,1,1,1,1', { code: 'same-time', got: '2024-01-02 09:30' }],
  ['2024-03-09T00:00Z,1,"1"1,1,1', { code: 'price', column: 'high', got: '1"1,1,1' }],
])('leaves out a bad row and names the fault: %s', async (line, fault) => {
  const result = await read(`${isoFile}\n${line}`);
  expect(result.bars).toMatchObject({ leftOut: 1, fault: { line: 62, ...fault } });
  expect(result.bars?.table).toHaveLength(60 * TABLE_WIDTH);
});

// biome-ignore format: a row is a file
const REFUSED: readonly [what: string, text: Text, result: object][] = [
  ['empty', '', { code: 'empty' }],
  ['prose', 'Dear sir,\nhow are you?', { code: 'no-table', got: 'Dear sir,' }],
  ['a header alone', OHLC, { code: 'no-table' }],
  ['prices without times', isoFile.replace(/^\d[^,]*/gm, 'x'), { code: 'no-time', got: 'x' }],
  ['an image', '\x89PNG\r\n\x1a\n\0\0', { code: 'not-text' }],
  ['an Excel file', 'PK\x03\x04\x14\0[Content_Types].xml', { code: 'not-text' }],
  ['one bar', isoFile.split('\n').slice(0, 2).join('\n'), { code: 'too-few', count: 1, fault: null }],
  ['days without a year', file(DOHLC, '{month} {d},{ohlc}', days), { code: 'no-time', got: 'Jan 02' }],
  ['a month in another calendar', file(DOHLC, '1402/10/{d},{ohlc}', days), { code: 'no-time', got: '1402/10/02' }],
  ['a value that looks like a count of seconds', file('Tag,Wert,A,B,C,D', '113/01/{d},{s},{ohlc}', days), { code: 'no-time' }],
  ['hours without AM and PM', file(DOHLC, '{day} {bare},{ohlc}', rowsOf(every(Date.UTC(2024, 0, 2, 12, 30), MINUTE_MS))), { code: 'clock', got: '2024-01-02 1:00' }],
  ['the span of a bar', file(DOHLC, '{day} {hm}-{hm},{ohlc}'), { code: 'no-time' }],
  ['a week', file(DOHLC, '{day} - {day},{ohlc}', days), { code: 'no-time' }],
  ['a clock with a dash', file(DOHLC, '{day} {hour}-30,{ohlc}'), { code: 'no-time' }],
  ['day counts', file(DOHLC, '{excel},{ohlc}', days), { code: 'no-time', got: '45293' }],
  ['32nds', file(DOHLC, '{day},{bonds}', days), { code: 'fraction' }],
  ['32nds that look like thousands', file(DOHLC, "{day},110'165,110'310,110'000,110'205", days), { code: 'fraction', got: "110'165" }],
  ['a quotation mark without its end', file(`${DOHLC},Note`, '{day},{ohlc},x', days).replace('x', '"x'), { code: 'left-out', count: 60, leftOut: 60, fault: { line: 2, code: 'cells', got: '301', wanted: '6' } }],
  ['unquoted thousands', file(DOHLC, '{day},1,180.00,1,206.95,1,131.58,1,149.18', days), { code: 'left-out', count: 60, leftOut: 60, fault: { line: 2, code: 'cells' } }],
  ['three symbols without a name', file('Date,Firm,Open,High,Low,Close', '{day},x,{ohlc}', [...days, ...days.map((row) => ({ ...row, ohlc: '1,1,1,1' }))]), { code: 'left-out', fault: { line: 62, code: 'same-time' } }],
  ['seven of 67 rows unreadable', `${file(DOHLC, '{day},{ohlc}', days)}${file('\n', '{day},NaN,,,', days.slice(0, 7))}`, { code: 'left-out', leftOut: 7, count: 67, fault: { line: 63, code: 'price', got: 'NaN' } }],
];

it.each(REFUSED)('names the fault: %s', async (_, file, result) => {
  expect((await read(file)).refused).toMatchObject(result);
});

it('refuses oversized files, and reports files that cannot be opened', async () => {
  const blob = (size: number) =>
    ({ ...new Blob(), size, arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob;
  expect((await readTable(blob(MAX_FILE_BYTES + 1))).refused).toEqual({ code: 'too-large' });
  expect((await readTable(blob(MAX_FILE_BYTES))).refused).toEqual({ code: 'unopened' });
});
