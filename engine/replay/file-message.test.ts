import { demoWords } from '@/content/demo-words';
import type { CsvFault } from '@/engine/market/csv';
import { fileMessage } from './file-message';
import type { FileResult } from './read-market-file';
import { shortSource } from './testing/short-source';

const words = demoWords.file;
const faults: CsvFault[] = [
  { line: 3, code: 'number', column: 'high', got: 'x' },
  { line: 4, code: 'outside-range', column: 'open', low: 1, high: 2, got: 3 },
];

it.each<[FileResult, string]>([
  [
    { kind: 'source', source: shortSource() },
    '600 bars read from my.csv. The same test runs on them now.',
  ],
  [{ kind: 'too-large' }, 'my.csv is larger than 20 MB. Please take a shorter stretch of it.'],
  [{ kind: 'too-few', count: 7 }, 'my.csv has 7 bars; the chart needs at least 50.'],
  [{ kind: 'unreadable' }, 'my.csv could not be read as a file. Please choose it again.'],
  [{ kind: 'faults', faults, more: 4 }, 'my.csv was not loaded:'],
])('tells what came of a file: %#', (result, text) => {
  expect(fileMessage('my.csv', result, words).text).toBe(text);
});

it('lists the faults of a file, and how many more there are', () => {
  expect(fileMessage('my.csv', { kind: 'faults', faults, more: 4 }, words)).toMatchObject({
    faults: [
      { line: 3, what: 'expected a number in "high", got "x"' },
      { line: 4, what: 'expected "open" from "low" to "high" (1 to 2), got 3' },
    ],
    more: 4,
  });
  expect(fileMessage('my.csv', { kind: 'unreadable' }, words)).toMatchObject({
    faults: [],
    more: 0,
  });
});

it('shortens a long name', () => {
  const name = (length: number) => fileMessage('n'.repeat(length), { kind: 'unreadable' }, words);
  expect(name(60).text).toMatch(/^n{60} could/);
  expect(name(61).text).toMatch(/^n{60}… could/);
});

it('says a name as it is, braces and all', () => {
  expect(fileMessage('{count}.csv', { kind: 'too-few', count: 1 }, words).text).toMatch(
    /^\{count\}\.csv has 1 bars/,
  );
});
