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
    let frame = 0;

    function check(target: Element) {
      const focused = target.getBoundingClientRect();
      const notices = [...(stack.current?.children ?? [])];
      if (notices.some((notice) => covers(notice.getBoundingClientRect(), focused))) uncover();
    }

    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof Element) || stack.current?.contains(target)) return;
      check(target);
      cancelAnimationFrame(frame);
      // The browser may scroll to what has the focus only after this event, and bring it under a notice by that.
      frame = requestAnimationFrame(() => check(target));
    }

    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [stack]);
}
