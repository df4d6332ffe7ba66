'use client';

import { useHashScroll } from '@/lib/scroll/use-hash-scroll';

/** Behaviour of the whole page that draws nothing: hash links scroll. */
export function PageBehaviour() {
  useHashScroll();
  return null;
}
