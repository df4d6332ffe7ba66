/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { mockResizeObserver } from '@/lib/testing/observers';
import { useElementSize } from './use-element-size';

const element = { current: document.createElement('div') };
let layout: ReturnType<typeof mockResizeObserver>;

beforeEach(() => {
  layout = mockResizeObserver();
});
afterEach(() => layout.remove());

it('has no size before it has been measured', () => {
  expect(renderHook(() => useElementSize(element)).result.current).toBeNull();
});

it('says the size in whole pixels, live', () => {
  const { result } = renderHook(() => useElementSize(element));
  act(() => layout.resize(element.current, 640.4, 359.5));
  expect(result.current).toEqual({ width: 640, height: 360 });
  act(() => layout.resize(element.current, 320, 200));
  expect(result.current).toEqual({ width: 320, height: 200 });
});

it('stops measuring when it goes', () => {
  const { unmount } = renderHook(() => useElementSize(element));
  expect(layout.watched()).toBe(1);
  unmount();
  expect(layout.watched()).toBe(0);
});

it('keeps the size at the start in a browser that does not report later ones', () => {
  layout.remove();
  const current = document.createElement('div');
  Object.defineProperties(current, { clientWidth: { value: 320 }, clientHeight: { value: 200 } });
  const measured = { current };
  const { result } = renderHook(() => useElementSize(measured));
  expect(result.current).toEqual({ width: 320, height: 200 });
});
