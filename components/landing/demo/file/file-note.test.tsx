import { act, render, screen } from '@testing-library/react';
import { demoFile as words } from '@/content/demo';
import type { FileBars, Unreadable } from '@/engine/market/file/read';
import type { Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { FileNote } from './file-note';

// jsdom has no message channels to rest by.
jest.mock('@/components/landing/demo/slices', () => ({
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
const file = new File(['time,open,high,low,close'], 'my.csv');
const bars: FileBars = {
  table: new Float64Array(5 * COUNT).map((_, at) => (at % 5 === 0 ? 18e4 * at : 5)),
  ...{ step: 900_000, prices: { digits: 0, characters: 1 } },
  understood: {
    ...{
      delimiter: ',',
      hasHeader: true,
      hasDecimalComma: false,
      order: 'day-first',
      hasOrder: false,
    },
    ...{
      times: 'taken',
      isNewestFirst: false,

      count: COUNT,
      leftOut: 0,
      fault: null,
    },
  },
};

function renderNote() {
  const onSource = jest.fn<void, [Source]>();
  return { onSource, ...render(<FileNote file={file} onSource={onSource} onClose={() => {}} />) };
}
const said = () => screen.getByRole('status').textContent;

it('has a worker read the file and hands the market over', async () => {
  const { onSource } = renderNote();
  const [worker] = workers;
  expect(worker?.postMessage).toHaveBeenCalledWith(file);
  expect(said()).toBe(say(words.reading, { name: 'my.csv' }));
  await act(async () => worker?.onmessage?.({ data: bars }));
  await screen.findByText(new RegExp(words.times.taken));
  expect(onSource).toHaveBeenCalledTimes(1);
  expect(onSource.mock.calls[0]?.[0]).toMatchObject({ market: null, step: 900_000, start: 15 });
  expect(onSource.mock.calls[0]?.[0].bars).toHaveLength(COUNT);
  expect(worker?.terminate).toHaveBeenCalled();
});

it('does not wait for a worker whose file has been closed', () => {
  renderNote().unmount();
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

it('says so where the browser runs no worker', async () => {
  const { onSource } = renderNote();
  await act(async () => workers[0]?.onerror?.());
  expect(said()).toBe(say(words.unreadable.unopened, { name: 'my.csv' }));
  expect(onSource).not.toHaveBeenCalled();
});
