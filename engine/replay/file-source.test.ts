import { DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { readMarketFile } from '@/engine/market/file/read';
import { fileSource } from './file-source';
import type { Source } from './source';

const rest = async () => {};

/** @returns the market of a file of bars of an hour, those left out that are closed */
async function sourceOf(count: number, isOpen = (_time: string) => true): Promise<Source> {
  const times = Array.from({ length: count }, (_, bar) =>
    new Date(Date.UTC(2026, 2, 2) + bar * HOUR_MS).toISOString(),
  );
  const rows = times.filter(isOpen).map((time) => `${time},1.1,1.25,1,1.2,3`);
  const file = new Blob([['time,open,high,low,close,volume', ...rows].join('\n')]);
  const result = await readMarketFile(file, {}, rest);
  if (result.kind !== 'bars') throw new Error(result.code);
  return fileSource(result, rest);
}

it('gives the bars of a file with their step and the form of their prices', async () => {
  const source = await sourceOf(60);
  const prices = { digits: 2, characters: 4 };
  expect(source).toMatchObject({ market: null, step: HOUR_MS, prices });
  expect(source.bars).toHaveLength(60);
  expect(source.bars[1]).toEqual({
    time: Date.UTC(2026, 2, 2) + HOUR_MS,
    ...{ open: 1.1, high: 1.25, low: 1, close: 1.2, volume: 3 },
  });
});

it.each<[count: number, dayStart: Source['dayStart']]>([
  [60, 'UTC'],
  // From Sunday evening on, after a weekend that has no bars.
  [200, 'New York'],
])(
  'of %d bars of currencies tells when a day begins as soon as a week opens',
  async (count, dayStart) => {
    const source = await sourceOf(count, (time) => !/^2026-03-(07|08T([01]\d|2[01]))/.test(time));
    expect(source.dayStart).toBe(dayStart);
  },
);

it.each([
  [50, 12],
  [2000, 500],
  [4000, 600],
])('of %d bars begins with %d of them', async (count, start) => {
  expect((await sourceOf(count)).start).toBe(start);
});

it('lets the page breathe while it makes many', async () => {
  const [first, last] = [Date.UTC(2000, 0), 25_000];
  const rows = Array.from({ length: last }, (_, bar) => `${first + bar * DAY_MS},1,1,1,1`);
  const result = await readMarketFile(new Blob([rows.join('\n')]), {}, rest);
  if (result.kind !== 'bars') throw new Error(result.code);
  const pause = jest.fn(rest);
  expect((await fileSource(result, pause)).bars).toHaveLength(last);
  // After each ten thousand, and before the market is given away.
  expect(pause).toHaveBeenCalledTimes(4);
});
