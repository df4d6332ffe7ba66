import { act, renderHook } from '@testing-library/react';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { useSeen } from './use-seen';

it('says live whether the element is in the window, and watches while it is active', () => {
  const screen = mockIntersectionObserver();
  const element = { current: document.createElement('div') };
  const { result, rerender, unmount } = renderHook(({ active }) => useSeen(element, active), {
    initialProps: { active: false },
  });
  expect([result.current, screen.watched()]).toEqual([false, 0]);
  rerender({ active: true });
  for (const isShown of [true, false]) {
    act(() => screen.show(element.current, isShown));
    expect(result.current).toBe(isShown);
  }
  unmount();
  expect(screen.watched()).toBe(0);
  screen.remove();
});
