import { confirmed, type IndicatorEvent, type Mark, type Zone } from './indicator';
import { createMarkStates } from './mark-states';

const area = { id: 'mark', at: 0, knownAt: 1, from: 0, low: 1, high: 2 };
const zone: Zone = { ...area, kind: 'zone', side: 'demand', timeframe: 60 };
const block: Mark = { ...area, kind: 'order-block', direction: 'up' };
const gap: Mark = { ...area, kind: 'gap', direction: 'up' };
const opening: Mark = { ...area, kind: 'opening-range', name: 'Asia', to: 1 };
const level: Mark = {
  id: 'mark',
  kind: 'level',
  at: 0,
  knownAt: 1,
  name: 'day open',
  from: 0,
  price: 1,
};

it.each<[type: IndicatorEvent['type'], mark: Mark, end: number | null]>([
  ['broken', zone, 7],
  ['expired', zone, 7],
  ['mitigated', block, 7],
  ['filled', gap, 7],
  ['replaced', level, 7],
  ['touched', zone, null],
  ['taken', level, null],
  ['broken', opening, null],
])('repeated "%s" events count at most once: %j', (type, mark, end) => {
  const markStates = createMarkStates();
  markStates.apply(confirmed(mark));
  for (const at of [7, 9]) markStates.apply({ type, mark, at, knownAt: at + 1 });
  const testedAt = end === null && mark !== opening ? 7 : null;
  expect(markStates.since()).toEqual([{ mark, testedAt, endedAt: end }]);
});
