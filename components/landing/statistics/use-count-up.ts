'use client';

import { inView } from 'framer-motion/dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '@/lib/browser/motion';

/** Milliseconds that a figure takes to count from 0 to its value. */
const COUNT_DURATION_MS = 2000;

/**
 * The figure shown while counting up: cubic ease-out, quick at first and slow where it is about to be read.
 * @param count `to` the value, a whole number from 0; `elapsed` and `duration` in milliseconds
 * @returns a whole number that never falls: 0 at the start, exactly `to` from the end on
 */
function countUp({
  to,
  elapsed,
  duration,
}: {
  to: number;
  elapsed: number;
  duration: number;
}): number {
  if (elapsed >= duration) return to;
  const time = Math.max(0, elapsed / duration);
  return Math.round(to * (1 - (1 - time) ** 3));
}

/**
 * Counts a figure up when its element is seen for the first time. The prerendered page and the first render
 * have the final value; after that it waits at 0, so that a reader who scrolls there never sees it fall.
 * @param ref the element that has to be seen
 * @param to the final value, a whole number from 0
 * @returns the number to show: always `to` for visitors who do not want motion
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, to: number): number {
  const { canMove } = useMotion();
  const [value, setValue] = useState(to);
  const counted = useRef(false);

  useEffect(() => {
    const element = ref.current;
    // Without the observer nobody would say that the figure is seen, and it would wait for ever.
    if (!canMove || counted.current || !element || !('IntersectionObserver' in window)) return;
    let frame = 0;
    setValue(0);

    const stopWatching = inView(element, () => {
      counted.current = true;
      const start = performance.now();
      function step(now: number) {
        const elapsed = now - start;
        setValue(countUp({ to, elapsed, duration: COUNT_DURATION_MS }));
        if (elapsed < COUNT_DURATION_MS) frame = requestAnimationFrame(step);
      }
      frame = requestAnimationFrame(step);
    });

    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
      setValue(to);
    };
  }, [canMove, ref, to]);

  return canMove ? value : to;
}
