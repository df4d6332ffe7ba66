import { type Candle, hour } from './candle';
import type { Box } from './mark';
import { withoutRepeats, zones } from './zones';

const bar = (index: number, open: number, high: number, low: number, close: number): Candle => ({
  time: index * hour,
  open,
  high,
  low,
  close,
});
/** A balanced bar, then one that leaves it upwards. */
const rise = [bar(0, 10, 11, 9, 10.2), bar(1, 10.2, 16, 10, 15.5), bar(2, 15.5, 16, 15, 15.8)];

it('makes a demand zone of a base and a rising departure', () => {
  expect(zones(rise, hour, '1h')).toEqual([
    { kind: 'zone', from: 0, to: null, low: 9, high: 10.2, direction: 'up', label: 'Demand 1h' },
  ]);
});

it('makes a supply zone of a falling departure', () => {
  const fall = rise.map(({ time, open, high, low, close }) => ({
    time,
    open: -open,
    high: -low,
    low: -high,
    close: -close,
  }));
  expect(zones(fall, hour, '4h')[0]).toMatchObject({ low: -10.2, high: -9, label: 'Supply 4h' });
});

it('takes no base that moved far for its range', () => {
  expect(zones([bar(0, 9, 11, 9, 11), ...rise.slice(1)], hour, '1h')).toEqual([]);
});

it('takes no narrow departure', () => {
  expect(
    zones([rise[0] as Candle, bar(1, 10.2, 16, 10, 11), bar(2, 11, 17, 11, 12)], hour, ''),
  ).toEqual([]);
});

it('ends a zone at the close through its far side', () => {
  expect(zones([...rise, bar(3, 15.8, 16, 8, 8.5)], hour, '1h')[0]?.to).toBe(3 * hour);
});

it('builds the bars of its timeframe', () => {
  const halves = rise.flatMap((b) => [b, { ...b, time: b.time + hour / 2, open: b.close }]);
  expect(zones(halves, hour, '1h')).toHaveLength(1);
});

const zone = (low: number, high: number, direction: Box['direction'] = 'up'): Box => ({
  kind: 'zone',
  from: 0,
  to: null,
  low,
  high,
  direction,
  label: '',
});

it.each([
  ['drops a zone that an earlier one covers', [zone(1, 5), zone(2, 4)], 1],
  ['keeps zones that merely touch', [zone(1, 5), zone(4.9, 9)], 2],
  ['keeps supply over demand', [zone(1, 5), zone(1, 5, 'down')], 2],
  [
    'keeps zones of different times',
    [
      { ...zone(1, 5), from: 9 },
      { ...zone(1, 5), to: 9 },
    ],
    2,
  ],
])('%s', (_, all, count) => {
  expect(withoutRepeats(all)).toHaveLength(count);
});
