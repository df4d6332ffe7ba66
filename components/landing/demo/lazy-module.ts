'use client';

import { startTransition, useEffect, useState } from 'react';
import { sayLost } from '@/lib/browser/retry';

/** `slow`: `slowMs` passed; the module may still arrive. */
type LoadState = 'waiting' | 'loading' | 'slow' | 'failed' | 'loaded';

interface LazyModule<Code> {
  state: LoadState;
  code: Code | null;
}

/** Loads code if `when` is truthy; raising `when` retries. @param load must be a stable function */
export function useLazyModule<Code>(
  load: () => Promise<Code>,
  when: boolean | number,
  slowMs?: number,
): LazyModule<Code> {
  const [late, setLate] = useState<LazyModule<Code>>({ state: 'waiting', code: null });

  useEffect(() => {
    if (!when) return;
    let isCurrent = true;
    const become = (state: LoadState, code: Code | null = null) => {
      if (!isCurrent) return;
      sayLost(state === 'slow' || state === 'failed');
      setLate((known) => (known.code === null ? { state, code } : known));
    };
    become('loading');
    const timer = slowMs === undefined ? undefined : setTimeout(() => become('slow'), slowMs);
    load()
      .then(
        // In a transition, to keep the page responsive.
        (code) => startTransition(() => become('loaded', code)),
        () => become('failed'),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, when, slowMs]);

  return late;
}
