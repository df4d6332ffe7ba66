import { act, render, screen } from '@testing-library/react';
import { demoFile as words } from '@/content/demo-details';
import type { FileBars, RowFault, Understood, Unreadable } from '@/engine/market/file/read';
import type { Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { FileNote, resultText } from './file-note';

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
const understood: Understood = {
  ...{ delimiter: ';', hasHeader: true, hasDecimalComma: false, hasOrder: false },
  ...{ order: 'day-first', times: 'taken', isNewestFirst: false },
  ...{ count: COUNT, leftOut: 0, fault: null },
};
const resultOf = (changes: Partial<Understood> = {}): FileBars => ({
  table: new Float64Array(5 * COUNT).map((_, at) => (at % 5 === 0 ? 18e4 * at : 5)),
  ...{ step: 900_000, prices: { digits: 0, characters: 1 } },
  understood: { ...understood, ...changes },
});
const lineOf = (...notes: string[]) =>
  say(words.understood, { name, timeframe: '15m', count: COUNT, notes: notes.join(', ') });

function renderNote() {
  const onSource = jest.fn<void, [Source]>();
  return { onSource, ...render(<FileNote file={file} onSource={onSource} onClose={() => {}} />) };
}
const said = () => screen.getByRole('status').textContent;

it('reads the file in a worker, and passes on the source', async () => {
  const { onSource } = renderNote();
  expect(workers[0]?.postMessage).toHaveBeenCalledWith(file);
  expect(said()).toBe(say(words.reading, { name }));
  await act(async () => workers[0]?.onmessage?.({ data: resultOf() }));
  expect(said()).toBe(lineOf(words.delimiters[';'], words.times.taken));
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
  expect(said()).toBe(say(words.unreadable.unopened, { name }));
  expect(onSource).not.toHaveBeenCalled();
});

it('says in one line how a file was read, and its first error', () => {
  const { delimiters, times, noHeader, decimalComma, orders, newestFirst } = words;
  const odd = { hasHeader: false, hasDecimalComma: true, hasOrder: true, isNewestFirst: true };
  const result = resultOf({ ...odd, delimiter: '\t', times: 'days', leftOut: 2, fault });
  const notes = [noHeader, decimalComma, orders['day-first'], times.days, newestFirst];
  const what = say(words.faults.price, { column: words.columns.high, got: 'null' });
  const rest = `${say(words.leftOut, { count: 2 })} ${say(words.formatError, { line: '7', what })}`;
  expect(resultText(name, result)).toBe(`${lineOf(delimiters['\t'], ...notes)} ${rest}`);
});

it.each<Unreadable>([
  ...(['unopened', 'too-large', 'not-text', 'empty'] as const).map((code) => ({ code })),
  { code: 'no-table', got: 'Dear sir' },
  { code: 'too-few', count: 7, fault },
  { code: 'step', seconds: 15 },
])('explains why a file has no chart: $code', (reason) => {
  const text = resultText(name, reason);
  expect(text).toContain(name);
  expect(text).not.toMatch(/[{}]|undefined|NaN|object/);
  for (const value of Object.values({ ...reason, code: '', fault: '' }))
    expect(text).toContain(`${value}`);
});
