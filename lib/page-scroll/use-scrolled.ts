'use client';

import { useSyncExternalStore } from 'react';
import { onScrollFrame } from './on-scroll-frame';

/** Pixels that the page may be scrolled and still count as being at the top. */
export const SCROLLED_THRESHOLD = 10;

/** @returns whether the page is scrolled past the threshold, live; false in the prerendered page. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScrollFrame,
    () => window.scrollY > SCROLLED_THRESHOLD,
    () => false,
  );
}
