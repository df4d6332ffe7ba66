'use client';

import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { motionPreference, type Preference, REDUCED_MOTION_QUERY } from './preference';

export function usePreference({ subscribe, getSnapshot, initial }: Preference) {
  return useSyncExternalStore(subscribe, getSnapshot, () => initial);
}

export function useMotion() {
  const isPaused = !usePreference(motionPreference).isOn;
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  return { isPaused, isReduced, canMove: !isPaused && !isReduced };
}

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

export function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => true,
  );
}

const subscribeToNothing = () => () => undefined;

/** Returns false in the prerendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Returns whether the element intersects the viewport; true if the browser cannot observe it.
 * @param isSeenFirst the answer until the browser reports, a frame or two later */
export function useInView(
  element: RefObject<HTMLElement | null>,
  active = true,
  isSeenFirst = false,
): boolean {
  const [isSeen, setIsSeen] = useState(isSeenFirst);
  useEffect(() => {
    if (!active || !element.current) return;
    if (!('IntersectionObserver' in window)) {
      setIsSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      setIsSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active]);
  return isSeen;
}
