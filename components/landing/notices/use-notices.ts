'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDocumentVisible } from '@/lib/browser/motion';
import type { ShownNotice } from './notice-queue';
import { createNoticeStore } from './notice-store';

const nothing: readonly ShownNotice[] = [];

export interface Notices {
  /** Newest first; `index` is the place in the pool that the hook was given. */
  shown: readonly ShownNotice[];
  dismiss(key: number): void;
  /** A pointer came onto the notice, or the focus into it: it stays until as many releases. */
  hold(key: number): void;
  release(key: number): void;
}

/**
 * Shows notices of a pool on the schedule of `notice-queue.ts`; those that are not active never.
 * @param enabled false takes all notices away and stops the schedule; true goes on with it. It stands still
 * while the tab is hidden too.
 */
export function useNotices(pool: readonly { isActive: boolean }[], enabled: boolean): Notices {
  const active = useMemo(() => [...pool.keys()].filter((index) => pool[index]?.isActive), [pool]);
  const store = useMemo(() => createNoticeStore(active.length), [active.length]);
  const drawn = useSyncExternalStore(store.subscribe, store.getSnapshot, () => nothing);
  const shown = useMemo(
    () => drawn.map(({ key, index, leaving }) => ({ key, index: active[index] ?? 0, leaving })),
    [drawn, active],
  );
  const running = useDocumentVisible() && enabled;

  useEffect(() => {
    if (!running) return;
    store.run();
    return store.suspend;
  }, [store, running]);

  useEffect(() => {
    if (!enabled) store.clear();
  }, [store, enabled]);

  return { shown, dismiss: store.dismiss, hold: store.hold, release: store.release };
}
