import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Point, RowFault } from 'repaint-check/read';
import { say } from '@/components/landing/demo/say';
import { withTexts } from '@/components/landing/demo/testing/texts';
import type { Change, GivenFile } from '@/components/landing/demo/use-demo';
import type { Source } from '@/engine/replay/source';
import { content } from '@/lib/content/content';
import type { ChartBars, ChartFile, NoChart } from './chart-file';
import { FileNote, resultText } from './file-note';

const { demoFile: texts } = content;

const fail = (error: unknown) => {
  throw error;
};
// jsdom has no message channels.
jest.mock('@/components/landing/demo/use-demo', () => ({
  useFail: () => fail,
  slicesOfPage: () => ({ shouldYield: () => false, rest: async () => undefined }),
}));

const workers: FakeWorker[] = [];
let isOffline = false;
class FakeWorker {
  onmessage: ((event: { data: ChartFile | null }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor() {
    workers.push(this);
    void Promise.resolve().then(() =>
      isOffline ? this.onerror?.() : this.onmessage?.({ data: null }),
    );
  }
}
beforeEach(() => {
  workers.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
  document.body.dataset.locale = 'en-GB';
});

const COUNT = 60;
const name = 'my.csv';
const file = new File(['time,open,high,low,close'], name);
const fault: RowFault = { line: 7, code: 'price', column: 'high', got: 'null' };
const SESSION = Date.UTC(2024, 0, 2, 9, 30);
const tableOf = (from: number, step: number) =>
  new Float64Array(
    Array.from({ length: COUNT }, (_, bar) => [from + step * bar, 5, 500, 5, 472.25]).flat(),
  );
const barsOf = (changes: Partial<ChartBars> = {}): ChartBars => ({
  table: tableOf(SESSION, 900_000),
  ...{ step: 900_000, prices: { digits: 2, characters: 6 }, leftOut: 0, fault: null, ...changes },
});

const zone = (state: Point['state'], value: string | null): Point => ({
  ...{ name: 'zone', state, value },
  options: [{ value: 'UTC' }, { value: '-05:00' }, { value: 'America/New_York' }],
});
const order: Point = { name: 'order', state: 'proved', value: 'newest', options: [] };
const row = (hasZone: boolean) => ({
  ...{ written: ['2024-01-02 09:30', '5', '500', '5'], time: SESSION, hasClock: true, hasZone },
  prices: [5, 500, 5, Number.NaN],
});
const readOf = (points: readonly Point[], changes: Partial<ChartFile> = {}): ChartFile => ({
  ...{
    points: [...points, order],
    rows: [row(true), row(true)],
    bars: barsOf(),
    ...changes,
  },
});
const OPEN = readOf([zone('open', null)], { bars: undefined, rows: [row(false), row(false)] });

const GIVEN: GivenFile = { file, corrections: {}, read: null, isRead: false };

function Note({ first, onSource }: { first: GivenFile; onSource: (source: Source) => void }) {
  const [given, setGiven] = useState<GivenFile | null>(first);
  const change: Change = (changes) => setGiven(changes.given ?? null);
  return given ? <FileNote {...{ given, change, onSource }} /> : null;
}

async function renderNote(first = GIVEN) {
  const onSource = jest.fn<void, [Source]>();
  const { container } = render(<Note {...{ first, onSource }} />, withTexts);
  await act(async () => undefined);
  return { onSource, container };
}
const correct = (value: string) =>
  act(async () => fireEvent.change(select(), { target: { value } }));
const answer = (data: ChartFile) => act(async () => workers.at(-1)?.onmessage?.({ data }));
const said = () => screen.getByRole('status').textContent;
const select = () => screen.getByRole('combobox', { name: texts.form.points.zone });

it('reads the file in a worker, and passes on the source', async () => {
  const { onSource } = await renderNote();
  expect(workers[0]?.postMessage).toHaveBeenCalledWith({ file, choices: {} });
  expect(said()).toBe(say(texts.reading, { name }));
  await answer(readOf([zone('assumed', 'UTC')]));
  const market = { market: null, step: 900_000, start: 15, bars: { length: COUNT } };
  expect(onSource.mock.calls).toEqual([
    [expect.objectContaining({ ...market, bars: expect.anything() })],
  ]);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

it('an open point waits for an answer; the answer starts the chart and keeps its place', async () => {
  const { onSource } = await renderNote();
  await answer(OPEN);
  expect(onSource).not.toHaveBeenCalled();
  expect(said()).toBe(say(texts.open, { name, count: 1 }));
  expect(screen.getByRole('group', { name: texts.form.states.open })).toContainElement(select());
  expect(select()).toHaveDisplayValue(texts.form.choose);
  const before = select();
  await correct('America/New_York');
  expect(workers[1]?.postMessage).toHaveBeenCalledWith({
    ...{ file, choices: { zone: 'America/New_York' } },
  });
  await answer(readOf([zone('open', 'America/New_York')]));
  expect(onSource).toHaveBeenCalledTimes(1);
  expect(select()).toBe(before);
  expect(before).toHaveDisplayValue('America/New York');
});

it('an assumption is in view and filled in; what the file proves is folded', async () => {
  await renderNote();
  await answer(readOf([zone('assumed', 'UTC')]));
  expect(select()).toHaveDisplayValue('UTC');
  expect(select().closest('details')).toBeNull();
  const proved = screen.getByText(`${texts.form.points.order}: ${texts.form.values.order.newest}`);
  expect(proved.closest('details')).toHaveTextContent(texts.form.rest);
});

it('if the file proves everything, the whole form is folded', async () => {
  await renderNote();
  await answer(readOf([zone('proved', 'UTC')]));
  expect(select().closest('details')).toHaveTextContent(texts.form.how);
});

it('shows the first and last row as written beside what they mean', async () => {
  await renderNote();
  await answer(OPEN);
  const [first, last] = screen.getAllByRole('term');
  expect([first?.textContent, last?.textContent]).toEqual(texts.form.rows);
  const written = first?.nextSibling;
  expect(Array.from(written?.childNodes ?? [], (cell) => cell.textContent)).toEqual(
    row(false).written,
  );
  const read = written?.nextSibling;
  expect(read).toHaveTextContent(/Tue\b.*2 Jan 2024.*9:30/);
  expect(read).toHaveTextContent(texts.form.unknownZone);
  const prices = read?.nextSibling;
  expect(prices).toHaveTextContent(`${texts.form.points.high} 500`);
  expect(prices).toHaveTextContent(`${texts.form.points.close} ${texts.form.unknown}`);
});

it('options say what an unclear date or number would mean', async () => {
  await renderNote();
  const option = (value: string, text: string, number: number) => ({ value, text, number });
  const date = (month: number, day: number) =>
    option(`${month}`, '02/01/2024', Date.UTC(2024, month, day));
  const points: Point[] = [
    { name: 'time', state: 'open', value: null, options: [date(0, 2), date(1, 1)] },
    {
      ...{ name: 'decimal', state: 'open', value: null },
      options: [option('point', '140,862', 140_862), option('comma', '140,862', 140.862)],
    },
  ];
  await answer(readOf(points, { bars: undefined }));
  for (const text of [/2 Jan 2024 \(02\/01\/2024\)/, /1 Feb 2024 \(02\/01\/2024\)/])
    expect(screen.getByRole('option', { name: text })).toBeInTheDocument();
  for (const text of ['140,862 = 140,862', '140,862 = 140.862'])
    expect(screen.getByRole('option', { name: text })).toBeInTheDocument();
});

it('an open point with one option still asks, and an answer without a text stays', async () => {
  await renderNote();
  const all = { value: '', text: 'ABC' };
  const point: Point = { name: 'symbol', state: 'open', value: null, options: [all] };
  await answer(readOf([point], { bars: undefined }));
  const symbol = screen.getByRole('combobox', { name: texts.form.points.symbol });
  expect(symbol).toHaveDisplayValue(texts.form.choose);
  await act(async () => fireEvent.change(symbol, { target: { value: '' } }));
  await answer(readOf([{ ...point, value: '' }]));
  expect(symbol).toHaveDisplayValue(texts.form.values.symbol['']);
});

it('closing stops the worker', async () => {
  const { container } = await renderNote();
  fireEvent.click(screen.getByRole('button', { name: texts.close }));
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('a file that has been read is not read again', async () => {
  const read = readOf([zone('assumed', '-05:00')]);
  const corrections = { zone: '-05:00' };
  const { onSource } = await renderNote({ ...GIVEN, corrections, read, isRead: true });
  expect(said()).toBe(resultText(texts, name, read));
  expect(select()).toHaveValue('-05:00');
  expect([workers.length, onSource.mock.calls.length]).toEqual([0, 0]);
  await correct('UTC');
  expect(workers[0]?.postMessage).toHaveBeenCalledWith({ file, choices: { zone: 'UTC' } });
});

it('a worker whose code is lost is asked for again, and the page says so meanwhile', async () => {
  jest.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', '<p id="lost" hidden></p>');
  const lost = document.querySelector('#lost');
  isOffline = true;
  await renderNote();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(said()).toBe(content.demoWords.late.slow);
  expect(lost).toBeVisible();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(lost).not.toBeVisible();
  expect(said()).toBe(say(texts.reading, { name }));
  expect(workers.at(-1)?.postMessage).toHaveBeenCalledWith({ file, choices: {} });
  jest.useRealTimers();
});

it('reports a worker that fails', async () => {
  const { onSource } = await renderNote();
  await act(async () => workers[0]?.onerror?.());
  expect(said()).toBe(say(texts.unreadable.unopened, { name }));
  expect(onSource).not.toHaveBeenCalled();
});

it.each<[changes: Partial<ChartBars>, numbers: string, length: string]>([
  [{}, '2 2024 09:30 3 2024 00:15', '15\u00a0minutes'],
  [
    { step: 86_400_000, table: tableOf(Date.UTC(2024, 0, 2), 86_400_000) },
    '2 1 2024',
    '1\u00a0day',
  ],
  [
    { step: 90 * 86_400_000, table: tableOf(Date.UTC(2024, 0, 2), 30 * 86_400_000) },
    ...(['2 2024 6 2028', '3\u00a0months'] as const),
  ],
])('says the first and last bar: %#', (changes, numbers, length) => {
  const said = resultText(texts, name, readOf([], { bars: barsOf(changes) }));
  const values = { name, count: COUNT, length, range: '@' };
  const [before = '', after = ''] = say(texts.understood, values).split('@');
  expect([said.startsWith(before), said.endsWith(after)]).toEqual([true, true]);
  const written = said.slice(before.length, -after.length);
  // Its words and dashes depend on the version of `Intl`.
  expect(written.match(/[\d:]+/g)?.join(' ')).toBe(numbers);
});

it('quotes the first row it left out', () => {
  const said = resultText(texts, name, readOf([], { bars: barsOf({ leftOut: 2, fault }) }));
  const what = say(texts.faults.price, { column: texts.form.points.high, got: 'null' });
  expect(said).toContain(
    `${say(texts.leftOut, { count: 2 })} ${say(texts.formatError, { line: '7', what })}`,
  );
});

it.each<NoChart>([
  ...(['no-table', 'no-time', 'fraction', 'clock'] as const).map((code) => ({
    ...{ code, got: "110'16" },
  })),
  { code: 'left-out', count: 67, leftOut: 7, fault },
  ...(['unopened', 'too-large', 'not-text', 'empty'] as const).map((code) => ({ code })),
  { code: 'too-few', count: 7, fault },
  { code: 'step', step: 15_000 },
])('explains why a file has no chart: $code', (refused) => {
  const text = resultText(texts, name, { points: [], rows: [], refused });
  expect(text).toContain(name);
  expect(text).not.toMatch(/[{}]|undefined|NaN|object/);
  for (const value of Object.values({ ...refused, code: '', fault: '', step: '' }))
    expect(text).toContain(`${value}`);
});
