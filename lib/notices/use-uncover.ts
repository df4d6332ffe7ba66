'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { covers } from './covers';

/**
 * Keeps the focus visible (WCAG 2.4.11): when an element outside the stack takes the focus and a notice hides all
 * of it, the notices make way.
 * @param stack the list whose children are the notices
 * @param onCovered takes the notices away
 */
export function useUncover(stack: RefObject<HTMLElement | null>, onCovered: () => void): void {
  const uncover = useEffectEvent(onCovered);

  useEffect(() => {
    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof Element) || !stack.current || stack.current.contains(target)) return;
      const focused = target.getBoundingClientRect();
      const notices = [...stack.current.children].map((child) => child.getBoundingClientRect());
      if (notices.some((notice) => covers(notice, focused))) uncover();
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [stack]);
}
