'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what goes away while it holds the focus: remembers where the focus came from.
 * @returns gives the focus back there, or to the page's main part, without scrolling; does nothing while the
 * focus is elsewhere
 */
export function useReturnFocus(stack: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = stack.current;
    function onFocusIn({ relatedTarget }: FocusEvent) {
      const outside = relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget);
      if (outside) before.current = relatedTarget;
    }
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [stack]);

  return () => {
    if (!stack.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}
