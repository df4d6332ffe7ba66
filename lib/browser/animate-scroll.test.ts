/** @jest-environment jsdom */
import { mockScrollTo, setPage } from '@/lib/testing/page';
import { animateScroll } from './animate-scroll';

const DURATION_MS = 1800;
let positions: number[];

beforeEach(() => {
  jest.useFakeTimers();
  setPage({});
  positions = mockScrollTo();
});

afterEach(() => jest.useRealTimers());

function scrollTo1000() {
  animateScroll(
    () => 1000,
    () => DURATION_MS,
  );
}

it.each([
  ['down', 0, 1000],
  ['up', 1000, 0],
])('goes %s in its duration, gently at both ends, without turning back', (_, from, to) => {
  setPage({ scrollY: from });
  animateScroll(
    () => to,
    () => DURATION_MS,
  );
  jest.advanceTimersByTime(DURATION_MS - 32);
  expect(window.scrollY).not.toBe(to);
  jest.advanceTimersByTime(48);
  expect(window.scrollY).toBe(to);
  expect(jest.getTimerCount()).toBe(0);
  const way = positions.map((position) => Math.abs(position - from));
  expect(way).toEqual([...way].sort((one, other) => one - other));
  // Frames of 16 ms: after a tenth, half and nine tenths of the time.
  expect(way[11]).toBeLessThan(5);
  expect(Math.round((way[56] ?? 0) / 10)).toBe(49);
  expect(way[101]).toBeGreaterThan(995);
});

it('arrives where the target has moved to', () => {
  let target = 1000;
  animateScroll(
    () => target,
    () => DURATION_MS,
  );
  jest.advanceTimersByTime(900);
  target = 1300;
  jest.advanceTimersByTime(DURATION_MS);
  expect(window.scrollY).toBe(1300);
});

it.each([
  ['the wheel', new Event('wheel')],
  ['a touch', new Event('touchstart')],
  ['a finger that moves', new Event('touchmove')],
  ['a press on the scroll bar', new Event('pointerdown')],
  ['a scrolling key', new KeyboardEvent('keydown', { key: 'PageDown' })],
  ['Tab', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['Back', new Event('popstate')],
])('yields to %s', (_, event) => {
  scrollTo1000();
  jest.advanceTimersByTime(900);
  const { scrollY } = window;
  window.dispatchEvent(event);
  jest.advanceTimersByTime(DURATION_MS);
  expect(window.scrollY).toBe(scrollY);
});

it('yields to a key whose event the page stops', () => {
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  scrollTo1000();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  jest.advanceTimersByTime(DURATION_MS);
  expect(window.scrollY).toBe(0);
});

it('continues when a modifier key is pressed alone', () => {
  scrollTo1000();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  jest.advanceTimersByTime(DURATION_MS + 16);
  expect(window.scrollY).toBe(1000);
});
