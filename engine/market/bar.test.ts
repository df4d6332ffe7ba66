import { arbitraryBars, chartOf } from '#testing/bars';
import { fc, numRuns } from '#testing/properties';
import {
  type Bar,
  closeOf,
  DAY_MS,
  extremes,
  HOUR_MS,
  MINUTE_MS,
  MONTH_MS,
  timeframeName,
} from './bar';

it.each([
  [MINUTE_MS, '1m'],
  [90 * MINUTE_MS, '90m'],
  [HOUR_MS, '1h'],
  [DAY_MS, '1D'],
  [7 * DAY_MS, '1W'],
  [MONTH_MS, '1M'],
  [3 * MONTH_MS, '3M'],
])('a timeframe of %d ms is named %s', (length, name) => {
  expect(timeframeName(length)).toBe(name);
});

it.each([
  ['a 15-minute bar', '2026-03-02T09:30Z', 15 * MINUTE_MS, '2026-03-02T09:45Z'],
  ['a clock-change day after 24 hours', '2026-03-08T05:00Z', DAY_MS, '2026-03-09T05:00Z'],
  ['January', '2026-01-01', MONTH_MS, '2026-02-01'],
  ['a month dated by its last day', '2018-03-31', MONTH_MS, '2018-04-01'],
  ['a month whose bar opens hours early', '2025-12-31T23:00Z', MONTH_MS, '2026-02-01'],
  ['a quarter', '2026-01-01', 3 * MONTH_MS, '2026-04-01'],
  ['a quarter dated by its last day', '2026-03-31', 3 * MONTH_MS, '2026-04-01'],
])('closes %s', (_, opens, step, closes) => {
  expect(closeOf({ time: Date.parse(opens) }, step)).toBe(Date.parse(closes));
});

const step = 15 * MINUTE_MS;
function grouped(bars: readonly Bar[], length: number) {
  const periods = [...new Set(bars.map(({ time }) => Math.floor(time / length)))];
  return periods.map((period) => {
    const group = bars.filter(({ time }) => Math.floor(time / length) === period);
    return {
      time: period * length,
      open: group.at(0)?.open,
      close: group.at(-1)?.close,
      ...extremes(group),
      volume: group.reduce((sum, { volume }) => sum + volume, 0),
    };
  });
}

const gappyBars = arbitraryBars(120, step);
const lengths = fc.constantFrom(step, 2 * step, HOUR_MS, 4 * HOUR_MS, DAY_MS);

it('aggregates bars by period, whatever the gaps', () => {
  fc.assert(
    fc.property(gappyBars, lengths, (bars, length) => {
      const groups = grouped(bars, length);
      const last = groups.at(-1);
      const isWhole = !last || (bars.at(-1)?.time ?? 0) + step >= last.time + length;
      const expected = isWhole ? groups : groups.slice(0, -1);
      expect(chartOf(bars, length, step).bars).toEqual(expected);
    }),
    { numRuns },
  );
});

it('for each bar, records the market bars read and the next, forming bar', () => {
  fc.assert(
    fc.property(gappyBars, lengths, (bars, length) => {
      const { bars: longer, fed, forming } = chartOf(bars, length, step);
      for (const [place, bar] of longer.entries()) {
        const count = fed[place] as number;
        expect(chartOf(bars.slice(0, count - 1), length, step).bars.length).toBeLessThanOrEqual(
          place,
        );
        const begun = grouped(bars.slice(0, count), length);
        expect(begun[place]).toEqual(bar);
        expect(forming.get(place)).toEqual(begun[place + 1]);
      }
    }),
    { numRuns },
  );
});
