import { act, renderHook } from '@testing-library/react';
import { demoWords } from '@/content/demo-words';
import type { CsvFault } from '@/engine/market/csv';
import { type FileResult, readMarketFile } from '@/engine/replay/source';
import { shortSource } from '@/engine/testing/replay';
import { fill } from '@/lib/text/fill';
import { fileMessage, useMarketFile } from './market-file';

jest.mock('@/engine/replay/source', () => ({
  ...jest.requireActual('@/engine/replay/source'),
  readMarketFile: jest.fn(),
}));

/** Has a file read. @returns what ends that, and the way to pause in between */
function read(hook: { current: ReturnType<typeof useMarketFile> }, name: string) {
  let end: (result: FileResult) => void = () => {};
  jest.mocked(readMarketFile).mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  act(() => hook.current.read(new File([], name)));
  const [, pause] = jest.mocked(readMarketFile).mock.lastCall ?? [];
  return { pause, come: () => act(async () => end({ kind: 'unreadable' })) };
}

function render(options: { reactStrictMode?: boolean } = {}) {
  const results: string[] = [];
  const onResult = ({ name }: File, { kind }: FileResult) => results.push(`${name} ${kind}`);
  return { results, ...renderHook(() => useMarketFile(onResult), options) };
}

// In strict mode everything is mounted twice.
it.each([false, true])('tells what came of a file, strict mode: %s', async (reactStrictMode) => {
  const { result, results } = render({ reactStrictMode });
  expect(result.current.done).toBeNull();
  const { come } = read(result, 'a.csv');
  expect(result.current.done).toBe(0);
  await come();
  expect(results).toEqual(['a.csv unreadable']);
  expect(result.current.done).toBeNull();
});

it('lets a later file take the place of one that is still being read', async () => {
  const { result, results } = render();
  const [early, late] = [read(result, 'early.csv'), read(result, 'late.csv')];
  await early.come();
  expect(results).toEqual([]);
  expect(result.current.done).toBe(0);
  await late.come();
  expect(results).toEqual(['late.csv unreadable']);
});

it('says nothing of a file that comes after the demo has gone', async () => {
  const { result, results, unmount } = render();
  const { come } = read(result, 'a.csv');
  unmount();
  await come();
  expect(results).toEqual([]);
});

it('lets the page draw where reading takes long, and says how far it is', async () => {
  jest.useFakeTimers();
  const { result } = render();
  const { pause } = read(result, 'a.csv');
  await act(async () => pause?.(0.1));
  expect(result.current.done).toBe(0);
  let hasGoneOn = false;
  await act(async () => {
    jest.advanceTimersByTime(12);
    void pause?.(0.2).then(() => {
      hasGoneOn = true;
    });
  });
  expect([result.current.done, hasGoneOn]).toEqual([0.2, false]);
  await act(() => jest.runAllTimersAsync());
  expect(hasGoneOn).toBe(true);
  jest.useRealTimers();
});

const { file: words } = demoWords;
const faults: CsvFault[] = [
  { line: 3, code: 'number', column: 'high', got: 'x' },
  { line: 4, code: 'outside-range', column: 'open', low: 1, high: 2, got: 3 },
];

const name = 'my.csv';

it.each<[FileResult, string]>([
  [{ kind: 'source', source: shortSource() }, fill(words.loaded, { name, count: 600 })],
  [{ kind: 'too-large' }, fill(words.tooLarge, { name, most: 20 })],
  [{ kind: 'too-few', count: 7 }, fill(words.tooFew, { name, count: 7, least: 50 })],
  [{ kind: 'unreadable' }, fill(words.unreadable, { name })],
  [{ kind: 'faults', faults, more: 4 }, fill(words.faults, { name })],
])('tells what came of a file: %#', (result, text) => {
  expect(fileMessage(name, result).text).toBe(text);
});

it('lists the faults of a file, and how many more there are', () => {
  const { number, 'outside-range': outside } = words.lineFaults;
  const message = fileMessage(name, { kind: 'faults', faults, more: 4 });
  expect(message.faults).toEqual([
    fill(words.line, { line: 3, what: fill(number, { column: 'high', got: 'x' }) }),
    fill(words.line, {
      line: 4,
      what: fill(outside, { column: 'open', low: 1, high: 2, got: 3 }),
    }),
    fill(words.more, { count: 4 }),
  ]);
});

it('shortens a long name', () => {
  const said = (length: number) => fileMessage('n'.repeat(length), { kind: 'unreadable' }).text;
  expect(said(60)).toMatch(/n{60}(?!…)/);
  expect(said(61)).toMatch(/(?<!n)n{60}…/);
});
