import type { Mark } from '@/engine/indicators/indicator';
import { HOUR_MS } from '@/engine/market/bar';
import { drawnMark, drawnSession } from './drawn-mark';

const known = { id: 'one', knownAt: 9 };
const area = { ...known, from: 3, low: 1, high: 2 };
const drawnArea = { id: 'one', from: 3, low: 1, high: 2 };

it.each<[what: string, mark: Mark, drawn: object]>([
  [
    'a swing at its bar',
    { ...known, kind: 'swing', time: 5, price: 2, side: 'low', label: 'HL', repeatsSide: false },
    { kind: 'swing', id: 'one', time: 5, price: 2, side: 'low', label: 'HL' },
  ],
  [
    'a break from its swing to the bar that closed beyond',
    { ...known, kind: 'break', from: 3, price: 2, direction: 'down', label: 'CHoCH' },
    { kind: 'break', id: 'one', from: 3, to: 9, price: 2, direction: 'down', label: 'CHoCH' },
  ],
  [
    'an order block',
    { ...area, kind: 'order-block', direction: 'up' },
    { ...drawnArea, kind: 'order-block', to: null, direction: 'up', label: 'Order block' },
  ],
  [
    'a gap',
    { ...area, kind: 'gap', direction: 'down' },
    { ...drawnArea, kind: 'gap', to: null, direction: 'down', label: 'Fair value gap' },
  ],
  [
    'demand as a zone that points up',
    { ...area, kind: 'zone', side: 'demand', timeframe: HOUR_MS },
    { ...drawnArea, kind: 'zone', to: null, direction: 'up', label: 'Demand 1h' },
  ],
  [
    'supply as a zone that points down',
    { ...area, kind: 'zone', side: 'supply', timeframe: 4 * HOUR_MS },
    { ...drawnArea, kind: 'zone', to: null, direction: 'down', label: 'Supply 4h' },
  ],
  [
    'a session from open to close',
    { ...area, kind: 'session', name: 'London', to: 8 },
    { ...drawnArea, kind: 'session', to: 8, direction: null, label: 'London' },
  ],
  [
    'an opening range',
    { ...area, kind: 'opening-range', name: 'London', to: 8 },
    { ...drawnArea, kind: 'opening', to: 8, direction: null, label: 'Opening range' },
  ],
  [
    'a level',
    { ...known, kind: 'level', name: 'previous day high', from: 3, price: 2 },
    { kind: 'level', id: 'one', from: 3, price: 2, label: 'Previous day high' },
  ],
  [
    'a dealing range by its middle',
    { ...area, kind: 'dealing-range', equilibrium: 1.5 },
    { kind: 'level', id: 'one', from: 3, price: 1.5, label: 'Equilibrium' },
  ],
])('draws %s', (_, mark, drawn) => {
  expect(drawnMark({ mark, endedAt: null })).toEqual(drawn);
});

it.each<Mark>([
  { ...area, kind: 'order-block', direction: 'up' },
  { ...area, kind: 'gap', direction: 'up' },
  { ...area, kind: 'zone', side: 'demand', timeframe: HOUR_MS },
])('draws what has ended as far as that: $kind', (mark) => {
  expect(drawnMark({ mark, endedAt: 12 })).toMatchObject({ to: 12 });
});

it.each<Mark>([
  { ...known, kind: 'level', name: 'day open', from: 3, price: 2 },
  { ...area, kind: 'dealing-range', equilibrium: 1.5 },
])('does not draw what a newer one has replaced: $kind', (mark) => {
  expect(drawnMark({ mark, endedAt: 12 })).toBeNull();
});

it('leaves trends to the table', () => {
  const row = { ...known, timeframe: HOUR_MS, structure: null, average: null } as const;
  expect(
    drawnMark({ mark: { ...row, kind: 'trend', direction: 'flat' }, endedAt: null }),
  ).toBeNull();
});

it('draws a running session as open on the right, the same from bar to bar', () => {
  const drawn = drawnSession({ name: 'Asia', from: 3, to: 8, low: 1, high: 2 });
  expect(drawn).toMatchObject({ kind: 'session', from: 3, to: null, low: 1, high: 2 });
  expect(drawnSession({ name: 'Asia', from: 3, to: 8, low: 0, high: 3 }).id).toBe(drawn.id);
});
