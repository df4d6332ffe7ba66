'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { storageKeys } from '../storage/keys';
import { createPreference } from '../storage/preference';
import { reducedMotionQuery } from './reduced-motion';
import { useMediaQuery } from './use-media-query';

/** One store for the page: every control and every moving part agree. */
const motion = createPreference(storageKeys.motion);

export interface Motion {
  /** The visitor pressed Pause motion, now or on an earlier visit. */
  paused: boolean;
  /** The visitor's system asks for less motion. */
  reduced: boolean;
  /** Whether anything may move by itself. */
  moving: boolean;
  /** Presses Pause motion, or Resume. */
  toggle(): void;
}

/** What may move; in the prerendered page, everything. */
export function useMotion(): Motion {
  const paused = !useSyncExternalStore(
    motion.subscribe,
    motion.getSnapshot,
    motion.getServerSnapshot,
  );
  const reduced = useMediaQuery(reducedMotionQuery);
  const toggle = useCallback(() => motion.set(!motion.getSnapshot()), []);
  return { paused, reduced, moving: !paused && !reduced, toggle };
}
