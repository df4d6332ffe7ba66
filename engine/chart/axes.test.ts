import { DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { CHART_WORDS } from '@/engine/testing/replay';
import { axesOf } from './axes';
import { SYSTEM_MONOSPACE } from './pen';
import { plotOf, project } from './projection';
import { trendTableBox } from './trend-table';

const size = { width: 300, height: 200 };

it.each([
  ['hours, and the day where it begins', HOUR_MS, 'Fr 6, 06:00, 12:00, 18:00'],
  ['days and months where bars are days', DAY_MS, '12 Ma, 19 Ma, 26 Ma'],
])('labels times with %s', (_, step, labels) => {
  const from = Date.UTC(2026, 2, 5, step === DAY_MS ? 0 : 20);
  const times = Array.from({ length: 24 }, (_bar, index) => from + index * step);
  const extent = { times, step, blank: 0, low: 0, high: 1 };
  const { times: ticks } = axesOf(project(extent, size, plotOf(size, 12), 12), 2, CHART_WORDS);
  expect(ticks.flatMap(({ label }) => label || []).join(', ')).toBe(labels);
});

describe('the trend table', () => {
  const plot = { x: 0, y: 0, ...size };
  const p = project({ times: [0], step: 1, blank: 9, low: 0, high: 1 }, size, plot, 10);
  const half = (x: number) => ({ x, y: 0, width: 150, height: 200 });

  it.each<
    [string, Parameters<typeof trendTableBox>[3], Parameters<typeof trendTableBox>[4], object]
  >([
    ['in the upper left corner of an empty plot', [], [], { x: 8, y: 8 }],
    ['on the other side of obstacles', [half(0)], [], { x: 213, y: 8 }],
    ['below obstacles at the top', [{ ...plot, height: 80 }], [], { x: 8, y: 144 }],
    ['over an area rather than candles', [half(0)], [half(150)], { x: 213, y: 8 }],
  ])('stands %s', (_, obstacles, areas, place) => {
    expect(trendTableBox(p, SYSTEM_MONOSPACE, 2, obstacles, areas)).toMatchObject(place);
  });
});
