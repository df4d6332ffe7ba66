import type { Drawn } from '@/engine/chart/drawn';
import { crosshairWords } from './crosshair-words';
import { sceneOf } from './testing/scene-of';

const time = Date.UTC(2026, 2, 5, 14, 35);
const bars = [{ time, open: 1.5, high: 2.125, low: 1, close: 1.75, volume: 0 }];
const level: Drawn = { kind: 'level', id: 'l', from: time, price: 1.5, label: 'Day open' };

it('says time and prices of a bar, with the digits of the market', () => {
  expect(crosshairWords(sceneOf(bars), { bar: 0, price: 1 })).toBe(
    'Thu 5 14:35 · O 1.50 H 2.13 L 1.00 C 1.75',
  );
});

it('names the marks under the crosshair', () => {
  expect(crosshairWords(sceneOf(bars, [level]), { bar: 0, price: 1.5 })).toMatch(/ · Day open$/);
});

it.each([
  ['without a crosshair', null],
  ['on a bar that is not there any more', { bar: 1, price: 1 }],
])('says nothing %s', (_, crosshair) => {
  expect(crosshairWords(sceneOf(bars), crosshair)).toBeNull();
});
