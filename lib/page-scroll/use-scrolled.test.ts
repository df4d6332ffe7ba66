/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { setPage } from '../testing/page-geometry';
import { SCROLLED_THRESHOLD, useScrolled } from './use-scrolled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setPage({});
});

function scrollTo(scrollY: number) {
  act(() => {
    setPage({ scrollY });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersToNextFrame();
  });
}

it.each([
  [0, false],
  [SCROLLED_THRESHOLD, false],
  [SCROLLED_THRESHOLD + 1, true],
])('at %i px says %s', (scrollY, expected) => {
  const { result } = renderHook(() => useScrolled());
  scrollTo(scrollY);
  expect(result.current).toBe(expected);
});

it('goes back to false at the top', () => {
  const { result } = renderHook(() => useScrolled());
  scrollTo(500);
  scrollTo(0);
  expect(result.current).toBe(false);
});

it('knows at once that the page was restored further down', () => {
  setPage({ scrollY: 500 });
  const { result } = renderHook(() => useScrolled());
  expect(result.current).toBe(true);
});
