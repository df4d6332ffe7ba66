import { compareExports, readExport, sentenceOf } from './index.ts';
import {
  average,
  type Compute,
  csvOf,
  exponential,
  formingAt,
  iso,
  lookAhead,
  market,
  pivots,
  zigzag,
} from './testing/charts.ts';

type Text = string | Uint8Array<ArrayBuffer>;

/** Reads and compares files named a.csv, b.csv and so on. */
async function compare(...files: readonly Text[]) {
  const read = await Promise.all(
    files.map((text, at) => readExport(`${'abc'[at]}.csv`, new Blob([text]))),
  );
  const charts = read.flatMap(({ chart }) => chart ?? []);
  const { columns, notes } = compareExports(charts);
  const problems = read.flatMap((one) => one.problems);
  return { columns, said: [...problems, ...(charts.length > 1 ? notes : [])].map(sentenceOf) };
}

/** Returns what is said of one indicator, exported twice, with bars from and to these. */
async function find(compute: Compute, from: readonly [number, number] = [0, 0], to = [199, 300]) {
  const files = from.map((start, at) => csvOf(formingAt(to[at] ?? 0, start), [['it', compute]]));
  const { columns } = await compare(...files);
  if (!columns[0]) throw new Error('no column');
  return columns[0];
}

/** 1 above the average, 0 below and before its first value. */
const direction: Compute = (closes) => {
  const means = average(20)(closes);
  return closes.map((close, at) => Number(close > Number(means[at] ?? Infinity)));
};

/** Only the newest three of the marks. */
const newestThree: Compute = (closes) => {
  const marks = pivots(4)(closes);
  const kept = [...marks.keys()].filter((at) => marks[at] !== null).slice(-3);
  return marks.map((mark, at) => (kept.includes(at) ? mark : null));
};

it.each<[string, Compute, object]>([
  ['a moving average', average(20), { verdict: 'unchanged', compared: 198, cases: [] }],
  [
    'a line with gaps, as of a Supertrend',
    (closes) => closes.map((close, at) => (at % 70 < 40 ? close : null)),
    { verdict: 'unchanged', appeared: 0, vanished: 0 },
  ],
  [
    'a signal whose first one is late',
    (closes) => closes.map((_, at) => Number(at === 180 && closes.length > 200)),
    { verdict: 'late', appeared: 1, changed: 0 },
  ],
  ['a close, as the last bar was not closed', (closes) => closes, { verdict: 'unchanged' }],
  [
    'a line drawn 26 bars back',
    (closes) => closes.map((_, at) => closes[at + 26] ?? null),
    { verdict: 'late', appeared: 26, late: { least: 26, median: 26, most: 26 } },
  ],
  ['a zigzag', zigzag, { verdict: 'changed', vanished: 1, changed: 0 }],
  ['a look ahead', lookAhead(24), { verdict: 'changed', changed: 6, farthestBack: 6 }],
])('%s, from the same first bar', async (_, compute, finding) => {
  expect(await find(compute)).toMatchObject(finding);
});

it.each<[string, Compute, string]>([
  ['an average that needs bars', average(20), 'unchanged'],
  ['an average that never forgets', exponential(20), 'history'],
  ['an average too long to forget', exponential(80), 'history'],
  ['a sum', (closes) => closes.map((_, at) => at + closes.slice(0, at).length), 'history'],
  ['a zigzag', zigzag, 'changed'],
  ['a look ahead, by the clock', (closes) => lookAhead(10)(closes), 'changed'],
])('%s, with less history: $2', async (_, compute, verdict) => {
  expect([(await find(compute, [0, 50])).verdict, (await find(compute, [50, 0])).verdict]).toEqual([
    verdict,
    verdict,
  ]);
});

it.each<[string, Compute, number, number, string]>([
  ['an average that waits for more bars than both have', average(180), 100, 230, 'history'],
  ['a direction that is the same at first by chance', direction, 28, 199, 'history'],
  ['the newest three marks', newestThree, 1, 215, 'changed'],
])('%s, in an export that starts later: $4', async (_, compute, from, to, verdict) => {
  expect((await find(compute, [0, from], [to, 300])).verdict).toBe(verdict);
});

it('a pivot is late, at least by the bars that closed without it', async () => {
  const late = { least: 3, median: 3, most: 3 };
  const finding = await find(pivots(4), [0, 0], [202, 300]);
  expect(finding).toMatchObject({ verdict: 'late', appeared: 1, farthestBack: 3, late });
});

it('a case has the bar, both values, and how many bars back it was', async () => {
  const { cases } = await find((closes) =>
    closes.map((close, at) => (at === 190 ? closes.length : close)),
  );
  const [time, knownAt, seenAt] = [190, 198, 299].map((at) => market[at]?.ms);
  const only = { time, from: 199, to: 300, barsBack: 8, knownAt, seenAt };
  expect(cases).toEqual([only]);
});

it('exports may be given in any order, and more than two', async () => {
  const [a, b, c] = [100, 199, 300].map((to) => csvOf(formingAt(to), [['it', lookAhead(24)]]));
  const { columns } = await compare(b ?? '', c ?? '', a ?? '');
  expect(columns).toMatchObject([{ verdict: 'changed', compared: 99 + 198 }]);
  expect((await compare(a ?? '', b ?? '', c ?? '')).columns).toEqual(columns);
});

it('an export of another chart does not keep the others apart', async () => {
  const [a = '', b = ''] = [199, 300].map((to) => csvOf(formingAt(to), [['it', lookAhead(24)]]));
  const other = formingAt(250).map((row) => ({ ...row, prices: row.prices.map((one) => 9 * one) }));
  const { columns, said } = await compare(a, csvOf(other, [['it', lookAhead(24)]]), b);
  expect(columns).toMatchObject([{ verdict: 'changed', compared: 198 }]);
  expect(said.map((sentence) => sentence.slice(0, 30))).toEqual([
    'All prices of a.csv and b.csv ',
    'All prices of b.csv and c.csv ',
  ]);
});

it('a last bar that had closed is compared, as in files of a program', async () => {
  const shift: Compute = (closes) => closes.map((_, at) => closes[at + 1] ?? null);
  const [before, after] = [200, 300].map((to) => csvOf(market.slice(0, to), [['shifted', shift]]));
  const { columns } = await compare(before ?? '', after ?? '');
  expect(columns).toMatchObject([{ verdict: 'late', appeared: 1, late: { most: 1 } }]);
});

const some: Compute = (closes) => closes.map((close) => close / 3);
const written =
  (write: (value: number, at: number) => number | string): Compute =>
  (closes) =>
    closes.map((close, at) => write(close / 3, at));
const text = (to: number, compute: Compute, name = 'it') => csvOf(formingAt(to), [[name, compute]]);

it.each<[string, Compute, Compute, string]>([
  ['two decimals in one', some, written((value) => value.toFixed(2)), 'unchanged'],
  [
    '17 digits',
    written((value) => value.toPrecision(17)),
    written((value) => (value * (1 + 2e-16)).toPrecision(17)),
    'unchanged',
  ],
  ['6 digits in one', written((value) => value.toPrecision(6)), some, 'unchanged'],
  [
    'exponents',
    written((value) => (value / 1e9).toExponential(5)),
    written((value) => value / 1e9),
    'unchanged',
  ],
  [
    'a change in the last of two decimals',
    written((value) => value.toFixed(2)),
    written((value) => (value + 0.01).toFixed(2)),
    'changed',
  ],
  [
    'a level whose digits are few',
    written((_, at) => (at > 180 ? 102.8 : '')),
    written((_, at) => (at > 180 ? 102.85 : '')),
    'changed',
  ],
  [
    'a whole number among decimals',
    written((value, at) => (at === 150 ? 33 : value)),
    written((value, at) => (at === 150 ? 33.4 : value)),
    'changed',
  ],
  [
    'blanks by other names',
    written((value, at) => ['', 'NaN', 'na', '∅', '1e+100', 'null'][at % 9] ?? value),
    written((value, at) => (at % 9 < 6 ? '' : value)),
    'unchanged',
  ],
  [
    'percentages',
    written((value) => `${value.toFixed(2)}%`),
    written((value) => value.toFixed(2)),
    'unchanged',
  ],
  [
    'true and false',
    written((_, at) => `${at % 50 === 0}`),
    written((_, at) => (at % 50 === 0 ? 1 : 0)),
    'unchanged',
  ],
  [
    'a signal that comes late',
    written((_, at) => (at % 50 === 0 ? 1 : 0)),
    written((_, at) => (at % 50 === 0 || at === 190 ? 1 : 0)),
    'late',
  ],
  [
    'a signal that goes',
    written((_, at) => (at % 50 === 0 || at === 190 ? 1 : 0)),
    written((_, at) => (at % 50 === 0 ? 1 : 0)),
    'changed',
  ],
  [
    'a state that flips',
    written((_, at) => (at % 20 < 10 ? 1 : 0)),
    written((_, at) => (at % 20 < 10 || at === 195 ? 1 : 0)),
    'changed',
  ],
])('values as written: %s', async (_, earlier, later, verdict) => {
  const { columns } = await compare(text(200, earlier), text(300, later));
  expect(columns).toMatchObject([{ verdict }]);
});

it.each<[string, (row: (typeof market)[number]) => number | string, string[]]>([
  ['milliseconds', ({ ms }) => ms, []],
  ['ISO', iso, []],
  ['an offset', ({ ms }) => iso({ ms: ms - 5 * 3_600_000, prices: [] }).replace('Z', '-05:00'), []],
  [
    'a local time',
    ({ ms }) =>
      iso({ ms: ms + 2 * 3_600_000, prices: [] })
        .slice(0, 16)
        .replace('T', ' '),
    ['b.csv is in another time zone: its times were moved by -2 hours, so that prices agree.'],
  ],
  [
    'a local time of an unclear zone',
    ({ ms }) =>
      `${iso({ ms: ms - 6 * 3_600_000, prices: [] })
        .slice(0, 16)
        .replace('T', ' ')} CST`,
    ['b.csv is in another time zone: its times were moved by 6 hours, so that prices agree.'],
  ],
])('times: seconds beside %s', async (_, time, said) => {
  const later = (to: number) => csvOf(formingAt(to), [['it', lookAhead(24)]], time);
  const result = await compare(text(200, lookAhead(24)), later(300));
  expect(result.columns).toMatchObject([{ verdict: 'changed', compared: 199 }]);
  expect(result.said).toEqual(said);
  // Just one bar later, the order of the last bars as written may be another.
  expect(
    (await compare(text(200, lookAhead(24)), csvOf(formingAt(201), [['it', lookAhead(24)]], time)))
      .columns,
  ).toMatchObject([{ verdict: 'changed', compared: 199 }]);
});

it('columns have names; those of one name have an order', async () => {
  const wave =
    (amount: number): Compute =>
    (closes) =>
      closes.map((close) => close * amount);
  const of = (to: number, names: readonly [string, number][]) =>
    csvOf(
      formingAt(to),
      names.map(([name, amount]) => [name, wave(amount)]),
    );
  const first = of(200, [
    ['Plot', 2],
    ['A', 3],
    ['Plot', 4],
    ['Old', 5],
    ['Volume', 6],
  ]);
  const second = of(300, [
    ['A', 3],
    ['Plot', 2],
    ['Plot', 4],
    ['New', 5],
    ['Volume', 7],
  ]);
  const { columns } = await compare(first, second);
  expect(
    columns.map(({ name, verdict, reason }) => [name, verdict, reason && sentenceOf(reason)]),
  ).toEqual([
    ['A', 'unchanged', null],
    ['Plot', 'unchanged', null],
    ['Plot (2)', 'unchanged', null],
    ['New', 'incomparable', 'It is not in a.csv.'],
    ['Old', 'incomparable', 'It is not in b.csv.'],
  ]);
  const third = of(300, [
    ['Plot', 2],
    ['Plot', 4],
    ['Plot', 9],
  ]);
  expect((await compare(first, third)).columns[0]?.reason).toEqual({
    ...{ code: 'ambiguous', values: { first: 'a.csv', second: 'b.csv', count: 2, other: 3 } },
  });
});

it.each<[string, Compute]>([
  ['It has text.', (closes) => closes.map(() => 'up')],
  ['It has the same value on every bar.', (closes) => closes.map(() => 70)],
  ['It has no value.', (closes) => closes.map(() => 'NaN')],
])('a column is incomparable: %s', async (sentence, compute) => {
  const { verdict, reason } = await find(compute);
  expect([verdict, reason && sentenceOf(reason)]).toEqual(['incomparable', sentence]);
});
