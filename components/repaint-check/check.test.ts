import { content } from '@/lib/content/content';
import { exampleExports } from '@/lib/pages/repaint-example';
import { createCheck, type GivenFile } from './check';

const { columns: names } = content.repaintCheck.example;
const [earlier = '', later = ''] = exampleExports(names).values();

const given = (...texts: string[]): GivenFile[] =>
  texts.map((text, id) => ({ id, name: `${id}.csv`, file: new Blob([text]), choices: {} }));

const started = () => {
  const read: number[] = [];
  const shares: number[] = [];
  const follow = (id: number, share: number) => {
    if (share === 0) read.push(id);
    else shares.push(share);
  };
  return { read, shares, ...createCheck(follow) };
};

it('the example has the verdicts that its columns deserve', async () => {
  const { findings } = await started().check(given(later, earlier));
  const found = findings?.columns.map(({ name, verdict, changed, vanished, late }) => ({
    ...{ name, verdict, changed, vanished, delay: late?.most },
  }));
  expect(found).toEqual([
    { name: names.zigzag, verdict: 'changed', changed: 0, vanished: 1 },
    { name: names.pivot, verdict: 'late', changed: 0, vanished: 0, delay: 4 },
    { name: names.average, verdict: 'unchanged', changed: 0, vanished: 0 },
    { name: names.lookahead, verdict: 'changed', changed: 13, vanished: 0 },
  ]);
});

it('says at each percent how much of a file has been read', async () => {
  const { check, shares } = started();
  await check(given(earlier));
  expect(shares.length).toBeGreaterThan(50);
  expect(shares.at(-1)).toBeGreaterThan(0.98);
  expect(shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 1)).toBe(true);
});

it('a file that cannot be read does not lose the others, which are read only once', async () => {
  const { check, read } = started();
  const files = given(earlier, 'no table', later);
  const { readings, findings } = await check(files);
  expect(readings.map(({ bars }) => bars)).toEqual([365, null, 405]);
  expect(readings[1]?.problems.map(({ code, values }) => [code, values.name])).toEqual([
    ['no-table', '1.csv'],
  ]);
  expect(findings?.columns).toHaveLength(4);
  await check(files.filter(({ id }) => id !== 1));
  expect(read).toEqual([0, 1, 2]);
  await check(files.slice(0, 1).map((file) => ({ ...file, choices: { zone: '+02:00' } })));
  expect(read).toEqual([0, 1, 2, 0]);
});

it('one file has no findings yet', async () => {
  const { readings, findings } = await started().check(given(earlier));
  expect([readings[0]?.bars, findings]).toEqual([365, null]);
});

/** Two columns of one name, and times of another zone. */
function doubled(text: string, hours: number): string {
  const [, ...rows] = text.trim().split('\n');
  const moved = rows.map((row) => {
    const [time = '', open, high, low, close, first, second] = row.split(',');
    const shown = new Date(Date.parse(time) + hours * 3_600_000).toISOString().replace('Z', '');
    return [shown, open, high, low, close, second, first].join();
  });
  return ['time,open,high,low,close,Plot,Plot', ...moved].join('\n');
}

it('a case shows what both exports have, whatever their names and zones', async () => {
  const { check, view } = started();
  // Between them, an export of another chart.
  const other = earlier.split('\n').slice(0, -1).concat(later.split('\n').slice(366, 370));
  const scaled = other.join('\n').replace(/,1\./g, ',7.');
  const { findings } = await check(
    given(doubled(earlier, 0), doubled(scaled, 0), doubled(later, 5)),
  );
  const column = findings?.columns.find(({ verdict }) => verdict === 'changed');
  const found = column?.cases[0];
  if (!found) throw new Error('expected a case');
  expect(column.name).toBe('Plot (2)');
  const shown = view({ column: column.name, found });
  const at = shown?.bars.findIndex(({ time }) => time === found.time) ?? -1;
  expect([shown?.before[at], shown?.after[at]]).toEqual([found.from, found.to]);
  const [prices] = given(earlier)
    .map(() => earlier.split('\n').find((row) => row.startsWith(iso(found.time))) ?? '')
    .map((row) => row.split(',').slice(1, 5).map(Number));
  const { open, high, low, close } = shown?.bars[at] ?? { open: 0, high: 0, low: 0, close: 0 };
  expect([open, high, low, close]).toEqual(prices);
});

const iso = (time: number) => new Date(time).toISOString();
