import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import { demoWords } from '@/content/demo-words';
import type { CsvFault } from '@/engine/market/csv';
import type { FileResult } from '@/engine/replay/source';
import { shortSource } from '@/engine/testing/replay';
import { fill } from '@/lib/text/fill';
import { fileMessage, useMarketFile } from './market-file';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Reading takes no time, unless a test says that it does.
let clock: jest.SpyInstance<number>;
beforeEach(() => {
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => clock.mockRestore());

const rows = Array.from({ length: 60 }, (_, bar) => `${1_772_400_000 + 300 * bar},1,1,1,1`);
const bytes = new TextEncoder().encode(['time,open,high,low,close', ...rows].join('\n'));

/** A file that comes when a test lets it. */
function slowFile(name: string) {
  let open: (() => void) | null = null;
  const gate = new Promise<void>((done) => {
    open = done;
  });
  let isRead = false;
  const reader = {
    async read() {
      await gate;
      if (isRead) return { done: true };
      isRead = true;
      return { done: false, value: bytes };
    },
  };
  const file = { name, size: bytes.length, stream: () => ({ getReader: () => reader }) };
  return { file: file as unknown as File, come: () => act(async () => open?.()) };
}

function render(options: { reactStrictMode?: boolean } = {}) {
  const results: [string, FileResult['kind']][] = [];
  const onResult = (file: File, { kind }: FileResult) => {
    results.push([file.name, kind]);
  };
  return { results, ...renderHook(() => useMarketFile(onResult), options) };
}

it('tells what came of a file, and that it is being read until then', async () => {
  const { result, results } = render();
  const { file, come } = slowFile('a.csv');
  expect(result.current.done).toBeNull();
  act(() => result.current.read(file));
  expect(result.current.done).toBe(0);
  await come();
  expect(results).toEqual([['a.csv', 'source']]);
  expect(result.current.done).toBeNull();
});

it('lets a later file take the place of one that is still being read', async () => {
  const { result, results } = render();
  const [early, late] = [slowFile('early.csv'), slowFile('late.csv')];
  act(() => result.current.read(early.file));
  act(() => result.current.read(late.file));
  await early.come();
  expect(results).toEqual([]);
  expect(result.current.done).toBe(0);
  await late.come();
  expect(results).toEqual([['late.csv', 'source']]);
});

it.each([
  ['says nothing of a file that comes after the demo has gone', false, []],
  ['reads in strict mode too, which mounts everything twice', true, [['a.csv', 'source']]],
])('%s', async (_, reactStrictMode, wanted) => {
  const { result, results, unmount } = render({ reactStrictMode });
  const { file, come } = slowFile('a.csv');
  act(() => result.current.read(file));
  if (!reactStrictMode) unmount();
  await come();
  expect(results).toEqual(wanted);
});

it('lets the page draw where reading takes long', async () => {
  const { result, results } = render();
  // At every look at the clock, another while has passed.
  let now = 0;
  clock.mockImplementation(() => (now += 20));
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const { file, come } = slowFile('a.csv');
  act(() => result.current.read(file));
  await come();
  expect(results).toEqual([]);
  await act(() => jest.runAllTimersAsync());
  expect(results).toEqual([['a.csv', 'source']]);
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
  expect(message).toMatchObject({
    faults: [
      { line: 3, what: fill(number, { column: 'high', got: 'x' }) },
      { line: 4, what: fill(outside, { column: 'open', low: 1, high: 2, got: 3 }) },
    ],
    more: 4,
  });
});

it('shortens a long name', () => {
  const said = (length: number) => fileMessage('n'.repeat(length), { kind: 'unreadable' }).text;
  expect(said(60)).toMatch(/n{60}(?!…)/);
  expect(said(61)).toMatch(/(?<!n)n{60}…/);
});
