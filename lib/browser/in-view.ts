'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the element intersects the viewport; true if the browser cannot observe it. */
export function useInView(element: RefObject<HTMLElement | null>, active = true): boolean {
  const [isSeen, setIsSeen] = useState(false);
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
