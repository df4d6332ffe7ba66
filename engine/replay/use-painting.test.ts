/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { usePainting } from './use-painting';

let now = 0;
const listeners = new Set<() => void>();
const onFrame = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const frame = () => {
  for (const listener of listeners) listener();
};

beforeEach(() => {
  listeners.clear();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** @param cost of one painting, ms */
function render(cost = 1) {
  const paint = jest.fn(() => {
    now += cost;
  });
  return {
    paint,
    ...renderHook((props) => usePainting(props.paint, props.isLive, onFrame), {
      initialProps: { paint, isLive: false },
    }),
  };
}

it('paints after each render at rest, and in each frame in between', () => {
  const { paint, rerender } = render();
  expect(paint).toHaveBeenCalledTimes(1);
  frame();
  frame();
  expect(paint).toHaveBeenCalledTimes(3);
  rerender({ paint, isLive: false });
  expect(paint).toHaveBeenCalledTimes(4);
});

it('leaves the painting to the frames while they come', () => {
  const { paint, rerender } = render();
  rerender({ paint, isLive: true });
  expect(paint).toHaveBeenCalledTimes(1);
  frame();
  expect(paint).toHaveBeenCalledTimes(2);
});

it('paints every other frame where painting is slow', () => {
  const { paint } = render(7);
  for (let count = 0; count < 4; count++) frame();
  expect(paint).toHaveBeenCalledTimes(3);
});

it('paints what was rendered last', () => {
  const { paint, rerender } = render();
  const next = jest.fn();
  rerender({ paint: next, isLive: false });
  frame();
  expect(paint).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(2);
});

it('stops when it goes', () => {
  render().unmount();
  expect(listeners.size).toBe(0);
});
