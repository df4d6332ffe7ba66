import { demoFile as words } from '@/content/demo';
import type { FileResult, Understood, Unreadable } from '@/engine/market/file/read';
import { say } from '@/lib/browser/say';
import { faultLines, resultText, zoneName } from './file-words';

const layout = { names: ['a', 'b'], columns: {} };
const understood: Understood = {
  ...{ decimal: '.', headerLine: 1, order: 'day-first', hasOrder: false, layout },
  ...{ format: 'binance', zone: 'Europe/Berlin', zoneFrom: 'chosen' },
  ...{ step: 900_000, count: 12_345, faults: [], leftOut: 0, isNewestFirst: false, isCut: false },
};
const resultOf = (changes: Partial<Understood>): FileResult => ({
  kind: 'bars',
  table: new Float64Array(),
  prices: { digits: 2, characters: 5 },
  understood: { ...understood, ...changes },
});

const name = 'my.csv';
const line = (format: string, times: string) =>
  say(words.understood, { name, format, times, timeframe: '15m', count: 12_345 });
const binance = words.formats.binance;

it.each<[Partial<Understood>, string]>([
  [{}, line(binance, say(words.times.taken, { zone: 'Europe/Berlin' }))],
  [{ zoneFrom: 'written' }, line(binance, words.times.written)],
  [{ zoneFrom: 'days', format: null }, line(words.formats.other, words.times.days)],
])('says in a line what was understood: %#', (changes, text) => {
  expect(resultText(name, resultOf(changes))).toBe(text);
});

it('says what was done with a file besides', () => {
  const text = resultText(name, resultOf({ isNewestFirst: true, isCut: true }));
  expect(text).toContain(words.newestFirst);
  expect(text).toContain(say(words.cut, { most: 1_000_000 }));
});

const reasons: readonly Unreadable[] = [
  ...(['unopened', 'empty', 'workbook', 'archive', 'picture', 'document'] as const).map((code) => ({
    code,
  })),
  ...(['web-page', 'json', 'binary'] as const).map((code) => ({ code })),
  { code: 'no-table', got: 'Dear sir' },
  { code: 'no-columns', missing: ['time', 'close'], got: 'a, b', layout },
  { code: 'no-rows', first: { code: 'number', column: 'open', got: 'x' }, layout },
  { code: 'too-large', most: 250_000_000 },
  { code: 'too-few', count: 7, least: 50 },
  { code: 'step', seconds: 15 },
];

it.each(reasons)('says in a sentence why a file gives no bars: $code', (reason) => {
  const text = resultText(name, { kind: 'unreadable', ...reason });
  expect(text).toContain(name);
  expect(text).not.toMatch(/[{}]|undefined|NaN|object/);
  if (reason.code === 'too-large') expect(text).toContain('250');
  if (reason.code === 'no-columns') expect(text).toContain(words.form.columns.close);
  if (reason.code === 'no-rows') expect(text).toContain(words.form.columns.open);
});

it('lists rows that were left out, and how many more there are', () => {
  expect(faultLines(resultOf({}))).toEqual([]);
  const faults = [
    { line: 3, code: 'number', column: 'high', got: 'x' },
    { line: 4, code: 'outside-range', column: 'open', low: 1, high: 2, got: 3 },
  ] as const;
  const { rows, more } = words.leftOut;
  const row = (at: number, what: string) => say(words.leftOut.line, { line: `${at}`, what });
  const { high, open } = words.form.columns;
  expect(faultLines(resultOf({ faults, leftOut: 1002 }))).toEqual([
    say(rows, { count: 1002 }),
    row(3, say(words.rowFaults.number, { column: high, got: 'x' })),
    row(4, say(words.rowFaults['outside-range'], { column: open, low: '1', high: '2', got: '3' })),
    say(more, { count: 1000 }),
  ]);
  expect(faultLines(resultOf({ faults: faults.slice(0, 1), leftOut: 1 }))[0]).toBe(
    say(rows, { count: 1 }),
  );
});

it('shortens long names of files, and writes zones as words', () => {
  const said = (length: number) => resultText('n'.repeat(length), resultOf({}));
  expect(said(40)).toMatch(/^n{40}[^n…]/);
  expect(said(41)).toMatch(/^n{40}…/);
  expect(zoneName('America/New_York')).toBe('America/New York');
  expect(zoneName('metatrader')).toBe(words.serverZone);
});
