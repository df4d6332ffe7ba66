import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { REDUCED_MOTION_QUERY, useDocumentVisible, useMediaQuery, useMotion } from './motion';
import { storageKeys } from './storage-keys';

afterEach(() => {
  act(() => setDocumentHidden(false));
  window.localStorage.clear();
  // The preference is one for the page, so it outlives a test unless storage tells it otherwise.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('useMotion', () => {
  it('lets things move until the visitor pauses them, which is remembered', () => {
    mockMatchMedia();
    const { result } = renderHook(useMotion);
    expect(result.current).toMatchObject({ isPaused: false, isReduced: false, canMove: true });
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isPaused: true, isReduced: false, canMove: false });
    expect(window.localStorage.getItem(storageKeys.motion)).toBe('off');
    act(() => result.current.toggle());
    expect(result.current.canMove).toBe(true);
  });

  it('stops everything while the system asks for reduced motion', () => {
    const media = mockMatchMedia([REDUCED_MOTION_QUERY]);
    const { result } = renderHook(useMotion);
    expect(result.current).toMatchObject({ isPaused: false, isReduced: true, canMove: false });
    act(() => media.set(REDUCED_MOTION_QUERY, false));
    expect(result.current.canMove).toBe(true);
  });

  it('moves in the prerendered page, whatever this browser has stored', () => {
    window.localStorage.setItem(storageKeys.motion, 'off');
    mockMatchMedia([REDUCED_MOTION_QUERY]);
    const Probe = () => String(useMotion().canMove);
    expect(renderToString(<Probe />)).toBe('true');
  });
});

describe('useMediaQuery', () => {
  const query = '(min-width: 1px)';

  it('follows the query, and leaves no listener behind', () => {
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
});

it('says whether the tab can be seen', () => {
  const { result } = renderHook(useDocumentVisible);
  expect(result.current).toBe(true);
  act(() => setDocumentHidden(true));
  expect(result.current).toBe(false);
  act(() => setDocumentHidden(false));
  expect(result.current).toBe(true);
});
