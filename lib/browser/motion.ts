'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { motionPreference, type Preference, REDUCED_MOTION_QUERY } from './preference';

/** @returns the visitor's choice, live; in the prerendered page, the default */
export function usePreference({ subscribe, getSnapshot, initial }: Preference) {
  return useSyncExternalStore(subscribe, getSnapshot, () => initial);
}

/**
 * @returns whether the visitor pressed Pause motion, now or on an earlier visit; whether the system asks for less; whether
 * anything may move by itself, which in the prerendered page it may
 */
export function useMotion() {
  const isPaused = !usePreference(motionPreference).isOn;
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
