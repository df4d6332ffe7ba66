import type { DrawnBox } from './drawn';
import { withoutRepeats } from './overlapping-zones';

const zone: DrawnBox = {
  kind: 'zone',
  id: 'first',
  from: 0,
  to: null,
  low: 100,
  high: 110,
  direction: 'up',
  label: '',
};
/** @returns ids of those kept of the zone and another */
const kept = (changes: Partial<DrawnBox>, first: Partial<DrawnBox> = {}) =>
  withoutRepeats([
    { ...zone, ...first },
    { ...zone, id: 'second', ...changes },
  ]).map(({ id }) => id);

it.each<[what: string, Partial<DrawnBox>]>([
  ['the same prices', {}],
  ['more than two fifths of its height', { low: 105.9, high: 115.9 }],
  ['all of a narrow one inside it', { low: 104, high: 105 }],
  ['all of a wide one around it', { low: 50, high: 150 }],
])('leaves out a zone that shares %s', (_, changes) => {
  expect(kept(changes)).toEqual(['first']);
});

it.each<[what: string, Partial<DrawnBox>]>([
  ['two fifths of its height', { low: 106, high: 116 }],
  ['no price', { low: 120, high: 130 }],
  ['its prices with one the other way', { direction: 'down' }],
])('keeps a zone that shares %s', (_, changes) => {
  expect(kept(changes)).toEqual(['first', 'second']);
});

it('keeps a zone that began when the other was over, or was over when it began', () => {
  expect(kept({ from: 5 }, { to: 5 })).toEqual(['first', 'second']);
  expect(kept({ from: 0, to: 5 }, { from: 5 })).toEqual(['first', 'second']);
  expect(kept({ from: 4 }, { to: 5 })).toEqual(['first']);
});

it('measures against zones that were kept alone', () => {
  const [second, third] = [
    { ...zone, id: 'second', low: 105, high: 115 },
    { ...zone, id: 'third', low: 109.5, high: 119.5 },
  ];
  expect(withoutRepeats([zone, second, third]).map(({ id }) => id)).toEqual(['first', 'third']);
});

it('has nothing to leave out of nothing', () => {
  expect(withoutRepeats([])).toEqual([]);
});
