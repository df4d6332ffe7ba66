'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { createPreference, usePreference } from './preference';
import { storageKeys } from './storage-keys';

/** Matches for visitors who asked their system for less motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** One store for the page: every control and every moving part agree. */
const motion = createPreference(storageKeys.motion);

/** Presses Pause motion, or Resume. */
export function toggleMotion(): void {
  motion.set(!motion.getSnapshot().isOn);
}

/**
 * @returns whether the visitor pressed Pause motion, now or on an earlier visit; whether the system asks for less; whether
 * anything may move by itself, which in the prerendered page it may
 */
export function useMotion() {
  const isPaused = !usePreference(motion).isOn;
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  return { isPaused, isReduced, canMove: !isPaused && !isReduced };
}

/** @returns whether `query` matches, live; false in the prerendered page and in a browser that cannot tell. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** @returns whether the tab can be seen, live; true in the prerendered page. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => true,
  );
}
