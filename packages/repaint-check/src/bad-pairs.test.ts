import { compareExports, type Message, readExport, sentenceOf } from './index.ts';
import { MAX_FILE_BYTES } from './table.ts';
import { csvOf, formingAt, lookAhead, market, type Row } from './testing/charts.ts';
import { utf16 } from './testing/price-files.ts';

type File = string | Uint8Array<ArrayBuffer> | Blob;

const columns = [['it', lookAhead(24)]] as const;
const table = (to: number, from = 0) => csvOf(formingAt(to, from), columns);
const [before, after] = [table(199), table(300)];
/** Returns the later export with other bars. */
const changed = (change: (row: Row, at: number) => Partial<Row>, to = 300) =>
  csvOf(
    formingAt(to).map((row, at) => ({ ...row, ...change(row, at) })),
    columns,
  );
const scaled = (factor: number) =>
  changed(({ prices }) => ({
    prices: prices.map((price) => Math.round(1e5 * price * factor) / 1e5),
  }));
const whole = (to: number) =>
  changed(({ prices }) => ({ prices: prices.map((price) => Math.round(100 * price) + 0.25) }), to);
const other = changed((_, at) => ({ prices: market[(at * 7 + 30) % 400]?.prices ?? [] }));
const grouped = whole(199).replace(/,(\d{1,2})(\d{3}\.25)(?=,|$)/gm, ',"$1,$2"');
const lines = after.split('\n');
const huge = Object.defineProperty(new Blob(['']), 'size', { value: MAX_FILE_BYTES + 1 });
const LATER = 'Expected a second export, made after more bars have closed.';
const FOUND = [['it', 'changed', 198]];
const onlyIn = (count: number) =>
  `a.csv and b.csv: bars that only one of them has, between others: ${count}. Values after them may differ for that reason.`;

/** Local clocks that go back an hour on bar 150. */
const local = (to: number) => {
  const times = ({ ms }: Row) =>
    new Date(ms + (ms < (market[150]?.ms ?? 0) ? 2 : 1) * 3_600_000).toISOString().slice(0, 19);
  return csvOf(formingAt(to), columns, times);
};

it.each<[what: string, first: File, second: File, found: readonly unknown[][], said: string[]]>([
  ['swapped', after, before, FOUND, []],
  ['the same file twice', after, after, [], [`a.csv and b.csv have the same bars. ${LATER}`]],
  [
    'two exports of one moment',
    table(300, 24),
    after,
    [],
    [`a.csv and b.csv end on the same bar. ${LATER}`],
  ],
  [
    'another symbol',
    before,
    other,
    [],
    [
      'a.csv and b.csv have different prices on 197 of 198 bars. Expected the same symbol from the same source.',
    ],
  ],
  [
    'another timeframe',
    before,
    csvOf(
      market.filter((_, at) => at % 4 === 0),
      columns,
    ),
    [],
    ['a.csv and b.csv have different timeframes. Expected the same one.'],
  ],
  [
    'a column renamed',
    before,
    after.replace('it', 'new'),
    [
      ['new', 'incomparable', 0],
      ['it', 'incomparable', 0],
    ],
    [],
  ],
  ['newest first', before, [lines[0], ...lines.slice(1).reverse()].join('\n'), FOUND, []],
  ['Windows line endings', before, after.replaceAll('\n', '\r\n'), FOUND, []],
  ['UTF-16', utf16(before), after, FOUND, []],
  [
    'a text',
    before,
    'Dear sir,\nhow are you?',
    [],
    [
      'b.csv has no price table: it begins with "Dear sir,". Expected columns for time, open, high, low and close.',
    ],
  ],
  [
    'an image',
    '\x89PNG\r\n\x1a\n\0\0',
    after,
    [],
    ['a.csv is not a text file. Expected CSV, as chart platforms export it.'],
  ],
  ['an empty file', before, '', [], ['b.csv is empty.']],
  ['one row', lines.slice(0, 2).join('\n'), after, [], ['a.csv has fewer than two bars.']],
  [
    'only a bar in common that was not closed',
    table(100),
    table(300, 99),
    [],
    [
      'a.csv and b.csv have no bar in common. Expected a second export that still shows bars of the first.',
    ],
  ],
  [
    'no bar in common',
    table(100),
    table(300, 150),
    [],
    [
      'a.csv and b.csv have no bar in common. Expected a second export that still shows bars of the first.',
    ],
  ],
  ['a huge file', before, huge, [], ['b.csv is larger than 150 MB.']],
  [
    'a dividend in between',
    before,
    scaled(0.987),
    [],
    [
      'All prices of a.csv and b.csv differ by the same factor or amount. Expected prices that were not adjusted in between, as for a dividend, a split or a roll.',
    ],
  ],
  [
    'a clock change',
    local(199),
    local(300),
    [['it', 'changed', 197]],
    ['a.csv: unusable rows left out: 1.', 'b.csv: unusable rows left out: 1.'],
  ],
  [
    'a clock change in one',
    before,
    local(300),
    [['it', 'unchanged', 150]],
    [
      'b.csv: unusable rows left out: 1.',
      'b.csv is in another time zone: its times were moved by -2 hours, so that prices agree.',
      'a.csv and b.csv: bars with different prices left out: 48.',
    ],
  ],
  ['thousands separators in one', grouped, whole(300), FOUND, []],
  [
    'some prices corrected',
    before,
    changed(({ prices }, at) => ({
      prices: at % 50 === 0 ? prices.map((price) => price + 1) : prices,
    })),
    [['it', 'changed', 194]],
    ['a.csv and b.csv: bars with different prices left out: 4.'],
  ],
  [
    'rows that are damaged',
    before,
    after.replace(/^(170958)\d+,.*/gm, '$1,-,-'),
    [['it', 'changed', 195]],
    ['b.csv: unusable rows left out: 3.', onlyIn(3)],
  ],
  [
    'a gap that is filled later',
    csvOf(
      formingAt(199).filter((_, at) => at < 90 || at >= 100),
      columns,
    ),
    after,
    [['it', 'changed', 188]],
    [onlyIn(10)],
  ],
  [
    'no indicator',
    csvOf(formingAt(199), []),
    csvOf(formingAt(300), []),
    [],
    ['There is no column beside prices and volume. Expected exports of a chart with indicators.'],
  ],
  ['no header', before.slice(before.indexOf('\n') + 1), after, [['it', 'incomparable', 0]], []],
  [
    'less history',
    before,
    table(300, 48),
    [['it', 'changed', 150]],
    [
      'a.csv and b.csv start on different bars. An indicator whose values depend on that may seem to change.',
    ],
  ],
])('a bad pair has its sentence: %s', async (_, first, second, found, said) => {
  const files = [first, second].map((file) => (file instanceof Blob ? file : new Blob([file])));
  const read = await Promise.all(files.map((file, at) => readExport(`${'ab'[at]}.csv`, file)));
  const charts = read.flatMap(({ chart }) => chart ?? []);
  const result = compareExports(charts);
  const problems: readonly Message[] = [...read.flatMap((one) => one.problems), ...result.notes];
  const sentences = problems.filter(({ code }) => code !== 'one-export').map(sentenceOf);
  expect(sentences).toEqual(said);
  expect(result.columns.map(({ name, verdict, compared }) => [name, verdict, compared])).toEqual(
    found,
  );
});

it('one export is not enough', async () => {
  const { chart } = await readExport('a.csv', new Blob([after]));
  expect(compareExports(chart ? [chart] : []).notes.map(sentenceOf)).toEqual([
    'Expected two or more exports of the same chart, made at different times.',
  ]);
});
