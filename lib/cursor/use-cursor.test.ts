/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useCursor } from './use-cursor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderCursor() {
  const element = document.createElement('div');
  return { element, ...renderHook(() => useCursor({ current: element })) };
}

/** Moves the pointer; jsdom has no PointerEvent. */
function move(clientX: number, clientY: number, pointerType = 'mouse') {
  const event = new MouseEvent('pointermove', { clientX, clientY });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  window.dispatchEvent(event);
}

function leave() {
  document.documentElement.dispatchEvent(new Event('pointerleave'));
}

it('appears where the mouse is', () => {
  const { element } = renderCursor();
  move(400, 300);
  expect(element.style.transform).toBe('translate3d(400px, 300px, 0)');
});

it('is marked visible once the mouse has moved', () => {
  const { element } = renderCursor();
  move(400, 300);
  expect(element).toHaveAttribute('data-visible');
});

it('catches up with the mouse', () => {
  const { element } = renderCursor();
  move(0, 0);
  move(400, 300);
  jest.advanceTimersByTime(1000);
  const [x] = (element.style.transform.match(/[\d.]+(?=px)/) ?? []).map(Number);
  expect(x).toBeCloseTo(400, 0);
});

it('draws no frame at rest', () => {
  renderCursor();
  move(0, 0);
  move(400, 300);
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
});

it('asks for one frame however often the mouse moves', () => {
  renderCursor();
  for (let x = 0; x < 100; x += 10) move(x, 0);
  expect(jest.getTimerCount()).toBe(1);
});

it('does not follow a finger', () => {
  const { element } = renderCursor();
  move(400, 300, 'touch');
  expect(element.style.transform).toBe('');
});

it('disappears with the mouse', () => {
  const { element } = renderCursor();
  move(400, 300);
  leave();
  expect(element).not.toHaveAttribute('data-visible');
});

it('does not fly in from where it was last', () => {
  const { element } = renderCursor();
  move(0, 0);
  leave();
  move(900, 600);
  expect(element.style.transform).toBe('translate3d(900px, 600px, 0)');
});

it('leaves no frame and no listener behind', () => {
  const { element, unmount } = renderCursor();
  move(0, 0);
  move(400, 300);
  unmount();
  move(500, 500);
  expect([jest.getTimerCount(), element.hasAttribute('data-visible')]).toEqual([0, false]);
});
