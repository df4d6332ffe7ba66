import { act, render, screen, within } from '@testing-library/react';
import { demoFile as words } from '@/content/demo';
import type { Source } from '@/engine/replay/source';
import { say } from '@/lib/browser/say';
import { FileNote } from './file-note';
import type { Report, Request } from './reading';

// No turn is ever over: on a slow machine a file would wait for its next one, in which a test looks too early.
jest.mock('@/components/landing/demo/slices', () => ({
  slicesOfPage: () => ({ isTimeUp: () => false, rest: async () => undefined }),
}));

/** Workers that were made, in their order, as this page meets them. */
const workers: FakeWorker[] = [];
let isRefused = false;

class FakeWorker {
  onmessage: ((event: { data: Report }) => void) | null = null;
  onerror: (() => void) | null = null;
  request: Request | null = null;
  isEnded = false;
  constructor() {
    if (isRefused) throw new Error('refused');
    workers.push(this);
  }
  postMessage(request: Request) {
    this.request = request;
  }
  terminate() {
    this.isEnded = true;
  }
  tell(data: Report) {
    return act(async () => this.onmessage?.({ data }));
  }
}

beforeEach(() => {
  workers.length = 0;
  isRefused = false;
  Object.assign(globalThis, { Worker: FakeWorker });
});

const COUNT = 60;
const row = (bar: number) => `${1_700_000_000 + 900 * bar},5,6,4,5`;
const lines = ['time,open,high,low,close', ...Array.from({ length: COUNT }, (_, bar) => row(bar))];
const file = Object.assign(new Blob([lines.join('\n')]), { name: 'my.csv' }) as unknown as File;
const bars: Report = {
  result: {
    kind: 'bars',
    table: new Float64Array(6 * COUNT).map((_, at) => (at % 6 === 0 ? 9e5 * at : 5)),
    prices: { digits: 0, characters: 1 },
    understood: {
      ...{ decimal: '.', headerLine: 1, order: 'day-first', hasOrder: true, format: null },
      ...{ zone: 'UTC', zoneFrom: 'assumed', step: 900_000, count: COUNT, faults: [] },
      ...{ leftOut: 0, isNewestFirst: false, isCut: false },
      layout: { names: ['t', 'o', 'h', 'l', 'c'], columns: { time: 0, open: 1 } },
    },
  },
};

function renderNote() {
  const sources: Source[] = [];
  const onSource = (source: Source) => sources.push(source);
  const view = render(<FileNote file={file} onSource={onSource} onClose={() => {}} />);
  return { sources, ...view };
}
const said = () => screen.getByRole('status').textContent;
const reading = (percent: number) => say(words.reading, { name: 'my.csv', percent });

it('has a worker read the file, says how far it is, and hands the market over', async () => {
  const { sources } = renderNote();
  const [worker] = workers;
  expect(worker?.request).toEqual({ file, corrections: {} });
  expect(said()).toBe(reading(0));
  await worker?.tell({ done: 0.4 });
  expect(said()).toBe(reading(40));
  await worker?.tell(bars);
  expect(sources).toMatchObject([{ market: null, step: 900_000 }]);
  expect(sources[0]?.bars).toHaveLength(COUNT);
  expect(worker?.isEnded).toBe(true);
});

it('reads the file anew with what the visitor corrects, and keeps the choices before', async () => {
  const { sources } = renderNote();
  await workers[0]?.tell(bars);
  const choose = (name: string, value: string) =>
    act(async () => {
      const select = screen.getByLabelText<HTMLSelectElement>(name);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose(words.form.zone, 'America/New_York');
  expect(said()).toBe(reading(0));
  await choose(words.form.order, 'month-first');
  expect(workers[1]?.isEnded).toBe(true);
  await choose(words.form.columns.open, '4');
  expect(workers.at(-1)?.request?.corrections).toEqual({
    ...{ zone: 'America/New_York', order: 'month-first' },
    columns: { time: 0, open: 4 },
  });
  await workers.at(-1)?.tell(bars);
  expect(sources).toHaveLength(2);
});

it('offers to correct what the file says nothing about, and its columns', async () => {
  renderNote();
  await workers[0]?.tell(bars);
  const zones = within(screen.getByLabelText(words.form.zone)).getAllByRole('option', {
    hidden: true,
  });
  expect(zones.length).toBeGreaterThan(300);
  const open = within(screen.getByLabelText(words.form.columns.open));
  expect(open.getAllByRole('option', { hidden: true })).toHaveLength(5);
  const close = within(screen.getByLabelText(words.form.columns.close));
  expect(close.getAllByRole('option', { hidden: true })[0]).toHaveTextContent(words.form.none);
});

it('does not wait for a worker whose file has been closed', () => {
  const { unmount, sources } = renderNote();
  unmount();
  expect(workers[0]?.isEnded).toBe(true);
  expect(sources).toEqual([]);
});

// jsdom's blobs have no streams, so what comes of reading here is that the file could not be opened.
it.each<[string, () => void]>([
  ['makes none', () => {}],
  ['ends it with an error', () => workers[0]?.onerror?.()],
  ['lets it hang', () => jest.advanceTimersByTime(4000)],
])('reads on the page itself where the browser %s', async (what, fail) => {
  jest.useFakeTimers();
  isRefused = what === 'makes none';
  renderNote();
  await act(async () => fail());
  jest.useRealTimers();
  await act(async () => new Promise((resume) => setTimeout(resume, 50)));
  expect(said()).toBe(say(words.unreadable.unopened, { name: 'my.csv' }));
});
