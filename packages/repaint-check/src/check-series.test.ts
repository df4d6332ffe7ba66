import { checkSeries, type Finding, type Series } from './index.ts';
import { average, pivots, zigzag } from './testing/charts.ts';

/** Bars of an hour that rise and fall, with a swing about every eight bars. */
const bars = Array.from({ length: 120 }, (_, at) => {
  const close = 100 + 5 * Math.sin(at / 2.5) + ((at * 7) % 5) / 10;
  return { time: at * 3_600_000, close };
});
type Bars = readonly (typeof bars)[number][];
const closesOf = (given: Bars) => given.map(({ close }) => close);

async function find(compute: (given: Bars) => Series[string], cuts?: number | number[]) {
  const { columns } = await checkSeries((given: Bars) => ({ it: compute(given) }), bars, { cuts });
  return columns[0] as Finding;
}

it.each([
  ['a moving average', (given: Bars) => average(20)(closesOf(given))],
  [
    'rounding errors',
    (given: Bars) => closesOf(given).map((close) => close * (1 + given.length * 1e-16)),
  ],
])('%s is unchanged', async (_, compute) => {
  expect(await find(compute)).toEqual({
    ...{ name: 'it', verdict: 'unchanged', compared: (120 * 119) / 2 },
    ...{ changed: 0, vanished: 0, appeared: 0, farthestBack: null, late: null, cases: [] },
    reason: null,
  });
});

it.each([
  ['a pivot, by its strength', (given: Bars) => pivots(4)(closesOf(given)), 4],
  [
    'a signal of 0 and 1',
    (given: Bars) => pivots(3)(closesOf(given)).map((high) => (high ? 1 : 0)),
    3,
  ],
  ['a centered average', (given: Bars) => average(11, 5)(closesOf(given)), 5],
  ['a shift by one bar', (given: Bars) => given.map((_, at) => given[at + 1]?.close), 1],
  ['a label', (given: Bars) => pivots(2)(closesOf(given)).map((high) => (high ? 'HH' : '')), 2],
])('%s is late', async (_, compute, bars) => {
  const late = { verdict: 'late', late: { least: bars, median: bars, most: bars } };
  expect(await find(compute)).toMatchObject({ ...late, farthestBack: bars });
});

it('cuts that are far apart show the delay of a value that every bar has', async () => {
  const late = { least: 5, median: 5, most: 5 };
  const centered = (given: Bars) => average(11, 5)(closesOf(given));
  expect(await find(centered, 7)).toMatchObject({ verdict: 'late', late });
});

it('different delays have a least, a median and a most', async () => {
  const delayOf = (at: number) => (at % 3) + 1;
  const compute = (given: Bars) =>
    given.map(({ close }, at) => (at + delayOf(at) < given.length ? close : null));
  expect((await find(compute)).late).toEqual({ least: 1, median: 2, most: 3 });
});

it('a zigzag changes: its newest mark moves', async () => {
  const finding = await find((given) => zigzag(closesOf(given)));
  expect(finding.verdict).toBe('changed');
  expect(finding.vanished).toBeGreaterThan(10);
  expect(finding.cases).toHaveLength(5);
});

it('a value that is revised two bars later is a case, with its bar and both values', async () => {
  const compute = (given: Bars) =>
    given.map(({ close }, at) => (at === 50 && given.length > 52 ? close + 1 : close));
  const [from, time] = [bars[50]?.close ?? 0, 50 * 3_600_000];
  const only = { time, from, to: from + 1, seenAt: 52 * 3_600_000 };
  expect(await find(compute)).toMatchObject({
    ...{ verdict: 'changed', changed: 1, farthestBack: 2, cases: [{ ...only, barsBack: 2 }] },
  });
  // At least: after 40 of 60 bars, bar 50 has not been seen.
  expect(await find(compute, [40, 52, 60])).toMatchObject({ farthestBack: 2 });
});

it('a state of 0 and 1 that flips has changed, other than a rare signal', async () => {
  const compute = (given: Bars) => given.map((_, at) => (at % 10 < 5 && given.length < 80 ? 1 : 0));
  const { verdict, changed } = await find(compute);
  expect([verdict, changed]).toEqual(['changed', 40]);
});

it('a column that disappears has vanished', async () => {
  const compute = (given: Bars): Series =>
    given.length < 60 ? { line: given.map(() => 'x') } : {};
  const { columns } = await checkSeries(compute, bars);
  expect(columns).toMatchObject([{ name: 'line', verdict: 'changed', vanished: 59 }]);
});

it.each([
  ['constant', (given: Bars) => given.map(() => 70)],
  ['blank', (given: Bars) => given.map(() => Number.NaN)],
])('a column that cannot be compared is %s', async (code, compute) => {
  expect(await find(compute)).toMatchObject({ verdict: 'incomparable', reason: { code } });
});

it('takes promises, and stops when told', async () => {
  const stop = new AbortController();
  let calls = 0;
  const compute = async (given: Bars) => {
    calls++;
    if (given.length === 10) stop.abort();
    return { close: closesOf(given) };
  };
  expect(
    (await checkSeries(async (given: Bars) => ({ close: closesOf(given) }), bars)).columns,
  ).toHaveLength(1);
  await expect(checkSeries(compute, bars, { signal: stop.signal })).rejects.toThrow('aborted');
  // All bars first, then 1 to 10.
  expect(calls).toBe(11);
});

it('names a column without one value for each bar, and cuts that are none', async () => {
  await expect(find((given) => closesOf(given).slice(1))).rejects.toThrow(
    'it: expected 120 values, one a bar, got 119',
  );
  await expect(find(closesOf, 0)).rejects.toThrow('cuts: expected a number from 1, got 0');
});
