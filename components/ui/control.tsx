'use client';

import { type ComponentProps, useCallback, useRef } from 'react';
import { useHydrated } from '@/lib/browser/page-state';

/** Renders a button after hydration; before that, an invisible box reserves its space. */
export function Control({ className, ...props }: ComponentProps<'button'>) {
  const { early, button } = useSuccession<HTMLSpanElement>();
  if (useHydrated()) return <button ref={button} type="button" className={className} {...props} />;
  return (
    <span ref={early} aria-hidden="true" className={`${className ?? ''} invisible noscript:hidden`}>
      {props.children}
    </span>
  );
}

/** Returns refs for a prerendered element and for the button that replaces it, which takes over its press and focus. */
export function useSuccession<Early extends HTMLElement>() {
  const before = useRef({ isPressed: false, hasFocus: false });
  const early = useCallback(
    (element: Early | null) => () => {
      before.current = {
        isPressed: element?.dataset.pressed === '',
        hasFocus: element === document.activeElement,
      };
    },
    [],
  );
  const button = useCallback((element: HTMLButtonElement | null) => {
    const { isPressed, hasFocus } = before.current;
    before.current = { isPressed: false, hasFocus: false };
    if (hasFocus) element?.focus({ preventScroll: true });
    // Not during React's commit.
    if (isPressed) queueMicrotask(() => element?.click());
  }, []);
  return { early, button };
}
