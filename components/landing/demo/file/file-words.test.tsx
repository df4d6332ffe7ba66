import { demoFile as words } from '@/content/demo';
import type { FileBars, RowFault, Understood, Unreadable } from '@/engine/market/file/read';
import { say } from '@/lib/browser/say';
import { resultText } from './file-words';

const name = 'my.csv';
const understood: Understood = {
  ...{
    delimiter: ';',
    hasHeader: true,
    hasDecimalComma: false,
    order: 'day-first',
    hasOrder: false,
  },
  ...{ times: 'taken', isNewestFirst: false, count: 12_345, leftOut: 0, fault: null },
};
const resultOf = (changes: Partial<Understood>): FileBars => ({
  ...{ table: new Float64Array(), step: 900_000, prices: { digits: 2, characters: 5 } },
  understood: { ...understood, ...changes },
});
const fault: RowFault = { line: 7, code: 'price', column: 'high', got: 'null' };

it('says in a line how a file was understood', () => {
  const line = (...notes: string[]) =>
    say(words.understood, { name, timeframe: '15m', count: 12_345, notes: notes.join(', ') });
  const { delimiters, times, noHeader, decimalComma, orders, newestFirst } = words;
  expect(resultText(name, resultOf({}))).toBe(line(delimiters[';'], times.taken));
  const odd = {
    hasHeader: false,
    hasDecimalComma: true,
    hasOrder: true,
    isNewestFirst: true,
  };
  expect(resultText(name, resultOf({ ...odd, delimiter: '\t', times: 'days' }))).toBe(
    line(delimiters['\t'], noHeader, decimalComma, orders['day-first'], times.days, newestFirst),
  );
});

it('says how many rows are left out, and what is wrong with the first', () => {
  const what = say(words.faults.price, { column: words.columns.high, got: 'null' });
  expect(resultText(name, resultOf({ leftOut: 2, fault }))).toContain(
    `${say(words.leftOut, { count: 2 })} ${say(words.formatError, { line: '7', what })}`,
  );
});

it.each<Unreadable>([
  ...(['unopened', 'too-large', 'not-text', 'empty'] as const).map((code) => ({ code })),
  { code: 'no-table', got: 'Dear sir' },
  { code: 'too-few', count: 7, fault },
  { code: 'step', seconds: 15 },
])('says in a sentence why a file gives no chart: $code', (reason) => {
  const text = resultText('n'.repeat(41), reason);
  expect(text).toContain(`${'n'.repeat(40)}…`);
  expect(text).not.toMatch(/[{}]|undefined|NaN|object/);
  for (const value of Object.values({ ...reason, code: '', fault: '' }))
    expect(text).toContain(`${value}`);
});
