'use client';

import { type ComponentType, type RefObject, useCallback, useState } from 'react';
import type { DemoPlayerProps } from './demo-player';

/** How far the demo's code is. A file that hangs, or is not what it should be, can be told from a slow one by nothing. */
export type LoadState = 'waiting' | 'loading' | 'slow' | 'failed';

/** Milliseconds after which the visitor is told that the code has not come. */
const patience = 10_000;

/** The demo's code, and whether the focus was on what it takes the place of. */
interface DemoCode {
  Player: ComponentType<DemoPlayerProps>;
  takesFocus: boolean;
}

/**
 * Fetches the demo's code when it is started, and not before. A failed attempt can be repeated.
 *
 * @param panel what the demo stands in
 */
export function useDemoCode(panel: RefObject<HTMLElement | null>) {
  const [code, setCode] = useState<DemoCode | null>(null);
  const [state, setState] = useState<LoadState>('waiting');
  const start = useCallback(() => {
    setState('loading');
    const timer = setTimeout(() => setState('slow'), patience);
    import('./demo-player')
      .then(
        ({ DemoPlayer }) => {
          const takesFocus = panel.current?.contains(document.activeElement) ?? false;
          setCode({ Player: DemoPlayer, takesFocus });
        },
        () => setState('failed'),
      )
      .finally(() => clearTimeout(timer));
  }, [panel]);
  return { code, state, start };
}
