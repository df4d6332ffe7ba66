import { renderHook } from '@testing-library/react';
import { useCursor } from './cursor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderCursor() {
  const element = document.createElement('div');
  const left = () => Number(element.style.transform.match(/[\d.]+(?=px)/)?.[0]);
  return { element, left, ...renderHook(() => useCursor({ current: element })) };
}

/** Moves the pointer; jsdom has no PointerEvent. */
function move(clientX: number, clientY: number, pointerType = 'mouse') {
  const event = new MouseEvent('pointermove', { clientX, clientY });
  window.dispatchEvent(Object.assign(event, { pointerType }));
}

it('appears where the mouse is, disappears with it, and follows no finger', () => {
  const { element, left } = renderCursor();
  move(400, 300, 'touch');
  expect(element).not.toHaveAttribute('data-visible');
  move(400, 300);
  expect(left()).toBe(400);
  expect(element).toHaveAttribute('data-visible');
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  expect(element).not.toHaveAttribute('data-visible');
  // Not flying in from where it was last.
  move(900, 600);
  expect(left()).toBe(900);
});

it('catches up with the mouse in a second, and draws no frame from then on', () => {
  const { left } = renderCursor();
  move(0, 0);
  for (let x = 10; x <= 400; x += 10) move(x, 300);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(50);
  expect(left()).toBeGreaterThan(50);
  expect(left()).toBeLessThan(350);
  jest.advanceTimersByTime(1000);
  expect(left()).toBeCloseTo(400, 0);
  expect(jest.getTimerCount()).toBe(0);
});
