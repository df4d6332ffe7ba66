'use client';

import { useEffect, useRef } from 'react';

/** Milliseconds: after a painting that took longer, the next frame goes without one. */
const slow = 6;

/**
 * Paints in each frame of a player, and while it stands still after each render. Where painting is slow it comes every
 * other frame, so that the page goes on answering.
 *
 * @param isLive whether frames are coming: then a render needs no painting of its own
 * @param onFrame calls a listener with every frame of the player, and ends that with what it returns
 */
export function usePainting(
  paint: () => void,
  isLive: boolean,
  onFrame: (listener: () => void) => () => void,
): void {
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
    if (!isLive) paint();
  });
  useEffect(() => {
    let isLate = false;
    return onFrame(() => {
      if (isLate) {
        isLate = false;
        return;
      }
      const start = performance.now();
      latest.current();
      isLate = performance.now() - start > slow;
    });
  }, [onFrame]);
}
