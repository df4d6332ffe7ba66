import { act, render, screen } from '@testing-library/react';
import { say } from '@/components/landing/demo/say';
import { withTexts } from '@/components/landing/demo/testing/texts';
import type { FileBars, Note, RowFault, Unreadable } from '@/engine/market/file/read';
import type { Source } from '@/engine/replay/source';
import { content } from '@/lib/content/content';
import { FileNote, resultText } from './file-note';

const { demoFile: texts } = content;

// jsdom has no message channels.
jest.mock('@/components/landing/demo/use-demo', () => ({
  slicesOfPage: () => ({ shouldYield: () => false, rest: async () => undefined }),
}));

const workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: ((event: { data: FileBars | Unreadable }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor() {
    workers.push(this);
  }
}
beforeEach(() => {
  workers.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});

const COUNT = 60;
const name = 'my.csv';
const file = new File(['time,open,high,low,close'], name);
const fault: RowFault = { line: 7, code: 'price', column: 'high', got: 'null' };
const tableOf = (from: number, step: number) =>
  new Float64Array(
    Array.from({ length: COUNT }, (_, bar) => [from + step * bar, 5, 500, 5, 472.25]).flat(),
  );
const days = (length: number) => tableOf(Date.UTC(2024, 0, 2), length * 86_400_000);
const resultOf = (codes: readonly Note['code'][], changes: Partial<FileBars> = {}): FileBars => ({
  table: tableOf(Date.UTC(2024, 0, 2, 9, 30), 900_000),
  ...{ step: 900_000, prices: { digits: 2, characters: 6 }, leftOut: 0, fault: null },
  ...{ notes: codes.map((code) => ({ code, got: 'US/Eastern' })), ...changes },
});
function renderNote() {
  const onSource = jest.fn<void, [Source]>();
  return {
    onSource,
    ...render(<FileNote file={file} onSource={onSource} onClose={() => {}} />, withTexts),
  };
}
const said = () => screen.getByRole('status').textContent;

it('reads the file in a worker, and passes on the source', async () => {
  const { onSource } = renderNote();
  expect(workers[0]?.postMessage).toHaveBeenCalledWith(file);
  expect(said()).toBe(say(texts.reading, { name }));
  await act(async () => workers[0]?.onmessage?.({ data: resultOf([';', 'taken']) }));
  expect(said()).toContain(`(${texts.notes[';']}, ${texts.notes.taken})`);
  const market = { market: null, step: 900_000, start: 15, bars: { length: COUNT } };
  expect(onSource.mock.calls).toEqual([
    [expect.objectContaining({ ...market, bars: expect.anything() })],
  ]);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

it('closing stops the worker', () => {
  renderNote().unmount();
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

it('reports a worker that fails', async () => {
  const { onSource } = renderNote();
  await act(async () => workers[0]?.onerror?.());
  expect(said()).toBe(say(texts.unreadable.unopened, { name }));
  expect(onSource).not.toHaveBeenCalled();
});

it.each<[notes: Note['code'][], changes: Partial<FileBars>, numbers: string, length: string]>([
  [['\t', 'taken'], {}, '2 2024 09:30 3 2024 00:15', '15 minutes'],
  [['days'], { step: 86_400_000, table: days(1) }, '2 1 2024', '1 day'],
  [['days'], { step: 90 * 86_400_000, table: days(30) }, '2 2024 6 2028', '3 months'],
])('says the first and last bar in texts: %j', (codes, changes, numbers, length) => {
  document.body.dataset.locale = 'en-GB';
  const said = resultText(texts, name, resultOf(codes, changes));
  const values = { name, count: COUNT, length, close: '472.25', range: '@' };
  const notes = codes.map((code) => texts.notes[code]).join(', ');
  const [before = '', after = ''] = say(texts.understood, { ...values, notes }).split('@');
  expect([said.startsWith(before), said.endsWith(after)]).toEqual([true, true]);
  const written = said.slice(before.length, -after.length);
  // Its words and dashes depend on the version of `Intl`.
  expect(written.match(/[\d:]+/g)?.join(' ')).toBe(numbers);
});

it('quotes what it chose, and the first row it left out', () => {
  const result = resultOf(['converted', 'symbol'], { leftOut: 2, fault });
  const said = resultText(texts, name, result);
  const got = 'US/Eastern';
  const notes = [say(texts.notes.converted, { got }), say(texts.notes.symbol, { got })].join(', ');
  const what = say(texts.faults.price, { column: texts.columns.high, got: 'null' });
  expect(said).toContain(`(${notes})`);
  expect(said).toContain(
    `${say(texts.leftOut, { count: 2 })} ${say(texts.formatError, { line: '7', what })}`,
  );
});

it.each<Unreadable>([
  ...(['no-time', 'rounded', 'zone', 'values', 'twice', 'sign', 'fraction', 'clock'] as const).map(
    (code) => ({ code, got: "110'16" }),
  ),
  { code: 'no-column', got: 'time,bid,ask', column: 'open' },
  { code: 'dates', got: '01/02/2024', could: [] },
  { code: 'left-out', count: 67, leftOut: 7, fault },
  ...(['unopened', 'too-large', 'not-text', 'empty'] as const).map((code) => ({ code })),
  { code: 'no-table', got: 'Dear sir' },
  { code: 'too-few', count: 7, fault },
  { code: 'step', step: 15_000 },
])('explains why a file has no chart: $code', (reason) => {
  const text = resultText(texts, name, reason);
  expect(text).toContain(name);
  expect(text).not.toMatch(/[{}]|undefined|NaN|object/);
  for (const value of Object.values({ ...reason, code: '', fault: '', could: '', step: '' }))
    expect(text).toContain(`${value}`);
});
