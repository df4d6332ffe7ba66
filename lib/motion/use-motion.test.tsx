import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { mockMatchMedia } from '../testing/match-media';
import { reducedMotionQuery } from './reduced-motion';
import { useMotion } from './use-motion';

afterEach(() => {
  window.localStorage.clear();
  // The preference is one for the page, so it outlives a test unless storage tells it otherwise.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

function Probe() {
  return String(useMotion().moving);
}

function renderMotion(matching: readonly string[] = []) {
  const media = mockMatchMedia(matching);
  return { media, ...renderHook(() => useMotion()) };
}

describe('useMotion', () => {
  it('lets things move by default', () => {
    const { result } = renderMotion();
    expect(result.current).toMatchObject({ paused: false, reduced: false, moving: true });
  });

  it('stops everything once paused', () => {
    const { result } = renderMotion();
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ paused: true, reduced: false, moving: false });
  });

  it('remembers the pause under its key', () => {
    const { result } = renderMotion();
    act(() => result.current.toggle());
    expect(window.localStorage.getItem('ui:motion')).toBe('off');
  });

  it('moves again when toggled twice', () => {
    const { result } = renderMotion();
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    expect(result.current.moving).toBe(true);
  });

  it('stops everything where the system asks for reduced motion', () => {
    const { result } = renderMotion([reducedMotionQuery]);
    expect(result.current).toMatchObject({ paused: false, reduced: true, moving: false });
  });

  it('follows the system while the page is open', () => {
    const { result, media } = renderMotion();
    act(() => media.set(reducedMotionQuery, true));
    expect(result.current.moving).toBe(false);
  });

  it('leaves no listener behind', () => {
    const { unmount, media } = renderMotion();
    unmount();
    expect(media.listenerCount()).toBe(0);
  });

  it('moves in the prerendered page, whatever this browser has stored', () => {
    window.localStorage.setItem('ui:motion', 'off');
    mockMatchMedia([reducedMotionQuery]);
    expect(renderToString(<Probe />)).toBe('true');
  });
});
