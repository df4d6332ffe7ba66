import { act, renderHook } from '@testing-library/react';
import { mockIntersectionObserver } from '../testing/intersection-observer';
import { useSeen } from './use-seen';

const element = { current: document.createElement('div') };

it('follows whether the element is in the window', () => {
  const observer = mockIntersectionObserver();
  const { result, unmount } = renderHook(() => useSeen(element));
  expect(result.current).toBe(false);
  act(() => observer.show(element.current));
  expect(result.current).toBe(true);
  act(() => observer.show(element.current, false));
  expect(result.current).toBe(false);
  unmount();
  expect(observer.watched()).toBe(0);
  observer.remove();
});

it('takes the element for seen in a browser that cannot tell', () => {
  const { result } = renderHook(() => useSeen(element));
  expect(result.current).toBe(true);
});

it('is not asked while it is not active', () => {
  const { result } = renderHook(() => useSeen(element, false));
  expect(result.current).toBe(false);
});
