'use client';

import { inView } from 'framer-motion/dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../motion/use-motion';
import { COUNT_DURATION, countUp } from './count-up';

/**
 * Counts a figure up when its element is seen for the first time. The prerendered page and the first render
 * have the final value; after that it waits at 0, so that a reader who scrolls there never sees it fall.
 * @param ref the element that has to be seen
 * @param to the final value, a whole number from 0
 * @returns the number to show: always `to` for visitors who do not want motion
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, to: number): number {
  const { moving } = useMotion();
  const [value, setValue] = useState(to);
  const counted = useRef(false);

  useEffect(() => {
    const element = ref.current;
    // Without the observer nobody would say that the figure is seen, and it would wait for ever.
    if (!moving || counted.current || !element || !('IntersectionObserver' in window)) return;
    let frame = 0;
    setValue(0);

    const stopWatching = inView(element, () => {
      counted.current = true;
      const start = performance.now();
      function step(now: number) {
        const elapsed = now - start;
        setValue(countUp({ to, elapsed, duration: COUNT_DURATION }));
        if (elapsed < COUNT_DURATION) frame = requestAnimationFrame(step);
      }
      frame = requestAnimationFrame(step);
    });

    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
      setValue(to);
    };
  }, [moving, ref, to]);

  return moving ? value : to;
}
