'use client';

import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/**
 * For what must never delay the page: decoration, and code that is needed only later.
 * @returns false until the page has loaded and the browser has been idle once
 */
export function useIdle(): boolean {
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
