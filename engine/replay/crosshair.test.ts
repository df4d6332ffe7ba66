import { flatBars } from '@/engine/testing/bars';
import { movedCrosshair } from './crosshair';

/** Thirty bars that close at 100, 101, … */
const bars = flatBars(Array.from({ length: 30 }, (_, bar) => 100 + bar));
const at = (bar: number) => ({ bar, price: 100 + bar });

it.each([
  ['ArrowLeft', 14],
  ['ArrowDown', 14],
  ['ArrowRight', 16],
  ['ArrowUp', 16],
  ['PageDown', 5],
  ['PageUp', 25],
  ['Home', 0],
  ['End', 29],
])('moves with %s to bar %d and its close', (key, bar) => {
  expect(movedCrosshair({ bar: 15, price: 7 }, bars, key)).toEqual(at(bar));
});

it.each([
  ['ArrowLeft', 0],
  ['PageDown', 4],
])('stays on the first bar with %s from bar %d', (key, bar) => {
  expect(movedCrosshair(at(bar), bars, key)).toEqual(at(0));
});

it.each([
  ['ArrowRight', 29],
  ['PageUp', 25],
])('stays on the last bar with %s from bar %d', (key, bar) => {
  expect(movedCrosshair(at(bar), bars, key)).toEqual(at(29));
});

it.each([
  ['ArrowLeft', 29],
  ['ArrowRight', 29],
  ['End', 29],
  ['Home', 0],
])('appears with %s on bar %d', (key, bar) => {
  expect(movedCrosshair(null, bars, key)).toEqual(at(bar));
});

it('comes back to the chart from a bar that is not on it any more', () => {
  expect(movedCrosshair(at(80), bars, 'ArrowLeft')).toEqual(at(29));
});

it.each(['Tab', 'Enter', 'a', 'toString'])('leaves the key %s alone', (key) => {
  expect(movedCrosshair(at(15), bars, key)).toBeNull();
  expect(movedCrosshair(null, bars, key)).toBeNull();
});

it('has no place on a chart without bars', () => {
  expect(movedCrosshair(null, [], 'End')).toBeNull();
});
