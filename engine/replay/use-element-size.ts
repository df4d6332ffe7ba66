'use client';

import { type RefObject, useEffect, useState } from 'react';

/** An element's size in CSS pixels, whole. */
export interface ElementSize {
  width: number;
  height: number;
}

/** @returns the inner size of the element, live; null before it has been measured */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // The size at the start is better than none.
    if (!('ResizeObserver' in window)) {
      const { clientWidth: width, clientHeight: height } = target;
      setSize({ width, height });
      return;
    }
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box) setSize({ width: Math.round(box.width), height: Math.round(box.height) });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
