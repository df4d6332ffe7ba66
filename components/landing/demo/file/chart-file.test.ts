import { MIN_CHART_BARS, MINUTE_MS } from '@/engine/market/bar';
import { readChartFile } from './chart-file';

const fileOf = (times: readonly (number | string)[]) =>
  new Blob([['time,open,high,low,close', ...times.map((time) => `${time},1,1.25,1,1`)].join('\n')]);
const every = (step: number, count = MIN_CHART_BARS) =>
  Array.from({ length: count }, (_, bar) => 1.7e9 + (bar * step) / 1000);
const years = Array.from({ length: 60 }, (_, year) => `${1960 + year}-01-01`);

it('a chart has the format of its prices', async () => {
  const { bars } = await readChartFile(fileOf(every(MINUTE_MS)));
  expect(bars).toMatchObject({ step: MINUTE_MS, prices: { digits: 2 } });
});

it.each([
  ['too few bars', every(MINUTE_MS, 49), { code: 'too-few', count: 49, fault: null }],
  ['15-second bars', every(15_000), { code: 'step', step: 15_000 }],
  ['yearly bars', years, { code: 'step' }],
])('has no chart of %s', async (_, times, refused) => {
  const read = await readChartFile(fileOf(times));
  expect(read.refused).toMatchObject(refused);
  expect(read.bars).toBeUndefined();
});
