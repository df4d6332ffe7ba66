import { act, renderHook } from '@testing-library/react';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { useSeen } from './use-seen';

const element = { current: document.createElement('div') };
let screen: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  screen = mockIntersectionObserver();
});
afterEach(() => screen.remove());

it('has seen nothing before the browser has told', () => {
  expect(renderHook(() => useSeen(element)).result.current).toBe(false);
});

it('says whether the element is in the window, live', () => {
  const { result } = renderHook(() => useSeen(element));
  act(() => screen.show(element.current));
  expect(result.current).toBe(true);
  act(() => screen.show(element.current, false));
  expect(result.current).toBe(false);
});

it('does not watch while it is not active', () => {
  const { rerender } = renderHook(({ active }) => useSeen(element, active), {
    initialProps: { active: false },
  });
  expect(screen.watched()).toBe(0);
  rerender({ active: true });
  expect(screen.watched()).toBe(1);
});

it('stops watching when it goes', () => {
  renderHook(() => useSeen(element)).unmount();
  expect(screen.watched()).toBe(0);
});

it('watches nothing where there is no element', () => {
  renderHook(() => useSeen({ current: null }));
  expect(screen.watched()).toBe(0);
});

it('takes the element for seen in a browser that cannot tell', () => {
  screen.remove();
  expect(renderHook(() => useSeen(element)).result.current).toBe(true);
});
