'use client';

import { startTransition, useEffect, useState } from 'react';

/** How far late code is. `slow`: it may come yet; a file that hangs cannot be told from a slow one. */
type LoadState = 'waiting' | 'loading' | 'slow' | 'failed' | 'loaded';

interface LazyModule<Code> {
  state: LoadState;
  /** Null until it is loaded; what is loaded stays. */
  code: Code | null;
}

/**
 * Loads code when it is wanted, and not before. A failure takes nothing else with it: `code` stays null.
 * @param load a function that stays the same, such as `() => import('./player').then(({ Player }) => Player)` in a module
 * @param when whether the code is wanted; a number of attempts, from 1 on, loads again when it grows
 * @param slowMs milliseconds after which the state is `slow`; without it, it never is
 */
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
      if (isCurrent) setLate((known) => (known.code === null ? { state, code } : known));
    };
    become('loading');
    const timer = slowMs === undefined ? undefined : setTimeout(() => become('slow'), slowMs);
    load()
      .then(
        // What it draws is worked out in slices: the page keeps answering.
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

/**
 * For late code that cannot be waited for: a file that hangs, and one that arrives as something else than its code, leave
 * an `import()` waiting for ever.
 * @throws what `loading` fails with; an Error once the time is over
 */
export function withTimeout<Code>(loading: Promise<Code>, limitMs: number): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code after ${limitMs} ms`)), limitMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
