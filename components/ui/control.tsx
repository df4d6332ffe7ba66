'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '@/lib/browser/page-state';

/**
 * A button that is invisible before hydration; one with an `aria-label` is empty until then, so its size must be fixed.
 * A press before then (`start.ts` marks it) is answered after it.
 */
export function Control({ className = '', ...props }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHydrated && button.current?.dataset.pressed === '') button.current.click();
  }, [isHydrated]);
  return (
    <button
      ref={button}
      // A press adds an attribute.
      suppressHydrationWarning
      type="button"
      {...(isHydrated ? props : { 'aria-hidden': true, tabIndex: -1 })}
      className={isHydrated ? className : `${className} opacity-0 noscript:hidden`}
    >
      {isHydrated || !props['aria-label'] ? props.children : null}
    </button>
  );
}
