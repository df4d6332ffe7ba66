/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '../testing/match-media';
import { useMediaQuery } from './use-media-query';

const query = '(min-width: 1px)';

it('follows the query', () => {
  const media = mockMatchMedia();
  const { result, unmount } = renderHook(() => useMediaQuery(query));
  expect(result.current).toBe(false);
  act(() => media.set(query, true));
  expect(result.current).toBe(true);
  unmount();
  expect(media.listenerCount()).toBe(0);
});

it('matches nothing, and breaks nothing, in a browser without media queries for scripts', () => {
  Reflect.deleteProperty(window, 'matchMedia');
  const { result, unmount } = renderHook(() => useMediaQuery(query));
  expect(result.current).toBe(false);
  expect(unmount).not.toThrow();
});
