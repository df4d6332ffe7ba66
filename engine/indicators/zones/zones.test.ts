import { NO_EVENTS, run } from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { MAX_BASE_BARS } from './base-departure';
import { EXPIRY_BARS } from './timeframe-zones';
import { createZones, ZONE_DEFAULTS, type ZoneSettings } from './zones';

const step = 30 * MINUTE_MS;

type Prices = readonly [open: number, high: number, low: number, close: number];

/** Two bars of half an hour that make up an hour of these prices. */
function hourOf([open, high, low, close]: Prices, hours: number): Bar[] {
  const middle = (high + low) / 2;
  const time = hours * HOUR_MS;
  return [
    {
      ...{ time, open, high: Math.max(open, middle), low: Math.min(open, middle) },
      ...{ close: middle, volume: 1 },
    },
    { time: time + step, open: middle, high, low, close, volume: 1 },
  ];
}

/** Fourteen hours whose range is 10, a base from 98 to 102, and a rise that leaves it: demand from 98 to 101. */
const demand: Prices[] = [
  ...Array.from(
    { length: 14 },
    (_, index): Prices => (index % 2 === 0 ? [95, 105, 95, 105] : [105, 105, 95, 95]),
  ),
  [100, 102, 98, 101],
  [101, 114, 100, 113],
];
const knownAt = 15 * HOUR_MS + step;
const bars = (prices: readonly Prices[]) => prices.flatMap(hourOf);

const settings: ZoneSettings = { step, timeframes: [HOUR_MS], trendTimeframes: [] };

/** Hours and what became known in them: `16.5 touched`. */
const log = (fed: readonly Bar[], chosen = settings) =>
  run(createZones(chosen), fed).map(({ type, knownAt: time }) => `${time / HOUR_MS} ${type}`);

it('confirms a zone with the last bar of its departure', () => {
  const fed = bars(demand);
  expect(run(createZones(settings), fed.slice(0, -1))).toEqual([]);
  expect(run(createZones(settings), fed)).toEqual([
    {
      type: 'confirmed',
      knownAt,
      mark: {
        ...{ kind: 'zone', id: `zone:1h:demand:${15 * HOUR_MS}`, knownAt, side: 'demand' },
        ...{ timeframe: HOUR_MS, from: 14 * HOUR_MS, low: 98, high: 101 },
      },
    },
  ]);
});

it('confirms it with the first bar after where the last bar is missing, and judges that one not', () => {
  // Half an hour late; price is below the zone by then, and again in the bar after.
  const halves = bars([...demand, [90, 90, 90, 90]]);
  const [rise, late] = [halves.at(-4), halves.at(-2)];
  if (!rise || !late) throw new Error('no bars');
  const fed = [...halves.slice(0, -4), { ...rise, close: 112, high: 112 }, ...halves.slice(-2)];
  expect(log(fed)).toEqual(['16 confirmed', '16.5 broken']);
});

it('tells of touches, then of the break, then of nothing', () => {
  const after: Prices[] = [
    [113, 114, 110, 110],
    [110, 110, 100, 108],
    [108, 112, 108, 112],
    [112, 112, 97, 97],
    [97, 112, 97, 112],
  ];
  expect(log(bars([...demand, ...after]))).toEqual([
    '15.5 confirmed',
    '17.5 touched',
    '19.5 touched',
    '19.5 broken',
  ]);
});

it('expires when so many bars of its timeframe have closed', () => {
  // Hours with wide bodies, so that none is a base.
  const waiting = Array.from(
    { length: EXPIRY_BARS + 5 },
    (_, index): Prices => (index % 2 === 0 ? [110, 115, 110, 115] : [115, 115, 110, 110]),
  );
  expect(log(bars([...demand, ...waiting]))).toEqual([
    '15.5 confirmed',
    `${15.5 + EXPIRY_BARS} expired`,
  ]);
});

it('leaves out timeframes that the fed bars do not fill', () => {
  const timeframes = [15 * MINUTE_MS, 45 * MINUTE_MS];
  expect(log(bars(demand), { step, timeframes, trendTimeframes: timeframes })).toEqual([]);
});

it('gives the rows of the trend table after the zones', () => {
  const kinds = run(createZones({ ...settings, trendTimeframes: [step] }), bars(demand))
    .filter((event) => event.knownAt === knownAt)
    .map(({ mark }) => mark.kind);
  expect(kinds[0]).toBe('zone');
});

it('has zones of two timeframes and a table of five rows unless told otherwise', () => {
  expect(ZONE_DEFAULTS.timeframes).toEqual([HOUR_MS, 4 * HOUR_MS]);
  expect(ZONE_DEFAULTS.trendTimeframes).toEqual([
    5 * MINUTE_MS,
    15 * MINUTE_MS,
    HOUR_MS,
    4 * HOUR_MS,
    DAY_MS,
  ]);
  expect(MAX_BASE_BARS).toBe(3);
});

it('gives the same empty list whenever nothing became known', () => {
  const [first] = bars(demand);
  if (!first) throw new Error('no bars');
  expect(createZones(settings).next(first)).toBe(NO_EVENTS);
});
