'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys';
import { createPreference, useStored } from './stored';

/** Matches for visitors who asked their system for less motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** One store for the page: every control and every moving part agree. */
const motion = createPreference(storageKeys.motion);

export interface Motion {
  /** The visitor pressed Pause motion, now or on an earlier visit. */
  isPaused: boolean;
  /** The visitor's system asks for less motion. */
  isReduced: boolean;
  /** Whether anything may move by itself. */
  canMove: boolean;
  /** Presses Pause motion, or Resume. */
  toggle(): void;
}

/** What may move; in the prerendered page, everything. */
export function useMotion(): Motion {
  const isPaused = !useStored(motion);
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const toggle = useCallback(() => motion.set(!motion.getSnapshot()), []);
  return { isPaused, isReduced, canMove: !isPaused && !isReduced, toggle };
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
