import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { confirmed, type IndicatorEvent, run } from './indicator';
import type { Level, Mark, OpeningRange, OrderBlock, Zone } from './mark';
import { createStandings, type Standing } from './standing';
import { createSuite } from './suite';

const area = { knownAt: 1, from: 0, low: 1, high: 2 };
const zone: Zone = { ...area, kind: 'zone', id: 'zone', side: 'demand', timeframe: 60 };
const block: OrderBlock = { ...area, kind: 'order-block', id: 'block', direction: 'up' };
const gap: Mark = { ...area, kind: 'gap', id: 'gap', direction: 'up' };
const opening: OpeningRange = {
  ...area,
  kind: 'opening-range',
  id: 'opening',
  name: 'Asia',
  to: 1,
};
const level: Level = {
  kind: 'level',
  id: 'level',
  knownAt: 1,
  name: 'day open',
  from: 0,
  price: 1,
};

/** @returns where a mark stands after it was confirmed and the event happened to it, at 7 */
function after(type: IndicatorEvent['type'], mark: Mark): number | null | undefined {
  const standings = createStandings();
  standings.apply(confirmed(mark));
  standings.apply({ type, mark, knownAt: 7 });
  return [...standings.all()][0]?.endedAt;
}

it.each<[IndicatorEvent['type'], Mark]>([
  ['broken', zone],
  ['expired', zone],
  ['mitigated', block],
  ['filled', gap],
  ['replaced', level],
])('ends with %s, on the bar on which it became known', (type, mark) => {
  expect(after(type, mark)).toBe(7);
});

it.each<[type: IndicatorEvent['type'], of: string, Mark]>([
  ['touched', 'a zone', zone],
  ['taken', 'a level', level],
  ['broken', 'an opening range', opening],
])('stands on when %s is said of %s', (type, _, mark) => {
  expect(after(type, mark)).toBeNull();
});

it('keeps every mark, those that ended too', () => {
  const standings = createStandings();
  const ended: IndicatorEvent = { type: 'broken', mark: zone, knownAt: 7 };
  for (const event of [confirmed(zone), confirmed(block), ended, confirmed(gap)])
    standings.apply(event);
  expect([...standings.all()]).toEqual([
    { mark: zone, endedAt: 7 },
    { mark: block, endedAt: null },
    { mark: gap, endedAt: null },
  ]);
});

it('ends a mark once: what is said of it later changes nothing', () => {
  const standings = createStandings();
  const ends = (knownAt: number): IndicatorEvent => ({ type: 'broken', mark: zone, knownAt });
  for (const event of [confirmed(zone), ends(7), ends(9)]) standings.apply(event);
  expect([...standings.all()]).toEqual([{ mark: zone, endedAt: 7 }]);
});

it('begins with nothing', () => {
  expect([...createStandings().all()]).toEqual([]);
  expect(createStandings().since(0)).toEqual([]);
});

it('leaves out what was over before a time, and keeps what stands however old it is', () => {
  const standings = createStandings();
  const swing: Mark = {
    kind: 'swing',
    id: 'swing',
    knownAt: 3,
    time: 2,
    price: 1,
    side: 'high',
    label: '',
    repeatsSide: false,
  };
  const ends = (type: IndicatorEvent['type'], mark: Mark, knownAt: number) => ({
    type,
    mark,
    knownAt,
  });
  for (const event of [
    confirmed(zone),
    confirmed(block),
    confirmed(level),
    confirmed(swing),
    ends('mitigated', block, 5),
    ends('broken', zone, 7),
  ])
    standings.apply(event);
  const ids = (time: number) => standings.since(time).map(({ mark }) => mark.id);
  expect(ids(0)).toEqual(['swing', 'block', 'zone', 'level']);
  expect(ids(4)).toEqual(['block', 'zone', 'level']);
  expect(ids(7)).toEqual(['zone', 'level']);
  expect(ids(8)).toEqual(['level']);
});

it.each([5, 15, 60])('has all that was not over at a time, on a chart of %d minutes', (minutes) => {
  const market = simulatedMarket(8, 1200);
  const suite = createSuite({ step: BASE_STEP_MS, timeframe: minutes * MINUTE_MS });
  const standings = createStandings();
  for (const event of run(suite, market)) standings.apply(event);
  const all = [...standings.all()];
  for (const { time } of market.filter((_, place) => place % 50 === 0)) {
    const isOver = ({ mark, endedAt }: Standing) => {
      if (endedAt !== null) return endedAt < time;
      return (
        ['swing', 'break', 'session', 'opening-range'].includes(mark.kind) && mark.knownAt < time
      );
    };
    const found = new Set(standings.since(time));
    expect(all.filter((standing) => !isOver(standing) && !found.has(standing))).toEqual([]);
  }
  expect(standings.since(0)).toEqual(all);
});
