import { act, renderHook } from '@testing-library/react';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { useSeen } from './use-seen';

const element = { current: document.createElement('div') };
let screen: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  screen = mockIntersectionObserver();
});
afterEach(() => screen.remove());

it('says whether the element is in the window, live', () => {
  const { result, unmount } = renderHook(() => useSeen(element));
  expect(result.current).toBe(false);
  act(() => screen.show(element.current));
  expect(result.current).toBe(true);
  act(() => screen.show(element.current, false));
  expect(result.current).toBe(false);
  unmount();
  expect(screen.watched()).toBe(0);
});

it('does not watch while it is not active', () => {
  const { rerender } = renderHook(({ active }) => useSeen(element, active), {
    initialProps: { active: false },
  });
  expect(screen.watched()).toBe(0);
  rerender({ active: true });
  expect(screen.watched()).toBe(1);
});

it('takes the element for seen in a browser that cannot tell', () => {
  screen.remove();
  expect(renderHook(() => useSeen(element)).result.current).toBe(true);
});
