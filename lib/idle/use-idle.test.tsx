import { act, renderHook } from '@testing-library/react';
import { useIdle } from './use-idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

/** jsdom has no idle callbacks. @returns runs the one that waits */
function mockIdle() {
  let waiting: (() => void) | null = null;
  globalThis.requestIdleCallback = (callback) => {
    waiting = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 7;
  };
  globalThis.cancelIdleCallback = jest.fn();
  return () => act(() => waiting?.());
}

it('is not idle at first', () => {
  mockIdle();
  expect(renderHook(useIdle).result.current).toBe(false);
});

it('is idle once the browser was', () => {
  const rest = mockIdle();
  const { result } = renderHook(useIdle);
  rest();
  expect(result.current).toBe(true);
});

it('calls off what it waits for when it goes', () => {
  mockIdle();
  renderHook(useIdle).unmount();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

it('waits a little where the browser cannot tell', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useIdle);
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBe(true);
});
