'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Brings particles and cursor once the page is idle: decoration never delays anything. */
export function Ambience() {
  const idle = useIdle();
  const [Layer, setLayer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!idle) return;
    let cancelled = false;
    import('./ambience-layer').then(
      ({ AmbienceLayer }) => cancelled || setLayer(() => AmbienceLayer),
      // Decoration that cannot load is left out.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [idle]);

  return Layer && <Layer />;
}

/** Longest wait for a quiet moment, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/**
 * For what must never delay the page: decoration, and code that is needed only later.
 * @returns false until the page has loaded and the browser has been idle once
 */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const settle = () => setIdle(true);
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }, []);

  return idle;
}
