'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';

/**
 * A button that only JavaScript can drive: disabled until it does. A press before that is remembered by the page's starter
 * (`scripts/finish/start-scripts.js`) and done here, once.
 */
export function ScriptButton({ onClick, ...props }: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    // React may have come because of this very press, and does it right after this.
    const timer = setTimeout(() => {
      if (button.current?.dataset.pressed !== undefined) button.current.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      // Said at length: only then does Safari give a button that is pressed the focus, by which the starter knows of the press.
      tabIndex={0}
      {...props}
      aria-disabled={!isHydrated || props['aria-disabled']}
      onClick={(event) => {
        delete event.currentTarget.dataset.pressed;
        onClick?.(event);
      }}
    />
  );
}
