'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the focus where the visitor sees it while notices come and go: when an element outside the stack takes the focus
 * and a notice hides all of it (WCAG 2.4.11), the notices make way.
 * @param stack the list whose children are the notices
 * @param onCovered takes the notices away
 * @returns to be called when a notice goes that may hold the focus: gives the focus back to where it came from, or to the
 * page's main part, without scrolling; does nothing while the focus is elsewhere
 */
export function useNoticeFocus(stack: RefObject<HTMLElement | null>, onCovered: () => void) {
  const before = useRef<HTMLElement | null>(null);
  const uncover = useEffectEvent(onCovered);

  useEffect(() => {
    let frame = 0;

    function check(focused: Element) {
      const notices = [...(stack.current?.children ?? [])];
      if (notices.some((notice) => covers(notice, focused))) uncover();
    }

    function onFocusIn({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element)) return;
      if (stack.current?.contains(target)) {
        const cameFromOutside =
          relatedTarget instanceof HTMLElement && !stack.current.contains(relatedTarget);
        if (cameFromOutside) before.current = relatedTarget;
        return;
      }
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

  return () => {
    if (!stack.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}

/** @returns whether `above` hides all of `below`; what has no area cannot be hidden. */
function covers(above: Element, below: Element): boolean {
  const a = above.getBoundingClientRect();
  const b = below.getBoundingClientRect();
  const hasArea = b.right > b.left && b.bottom > b.top;
  return (
    hasArea && a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom
  );
}
