'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDocumentVisible } from '@/lib/browser/motion';
import { createStore } from '@/lib/browser/store';
import type { Notice } from '@/lib/content/schemas/proof';
import * as queues from './notice-queue';

export interface ShownNotice {
  /** Differs for every showing, also of the same notice. */
  key: number;
  notice: Notice;
}

/** `hold`: a pointer came onto the notice, or the focus into it; it stays until as many releases. */
export type NoticeActions = ReturnType<typeof createSchedule>['actions'];

/**
 * Shows notices of a pool on the schedule of `notice-queue.ts`.
 * @param isEnabled false takes all notices away and stops the schedule; true continues it. It stands still while the tab
 * is hidden too.
 * @param since when the first delay began, in milliseconds of `performance.now()`
 * @returns what is on screen, newest first, and what the visitor can do with it
 */
export function useNotices(pool: readonly Notice[], isEnabled: boolean, since: number) {
  const schedule = useMemo(() => createSchedule(pool, since), [pool, since]);
  const { subscribe, getSnapshot } = schedule.notices;
  const notices = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const isRunning = useDocumentVisible() && isEnabled;

  useEffect(() => {
    if (!isRunning) return;
    schedule.run();
    return schedule.suspend;
  }, [schedule, isRunning]);

  useEffect(() => {
    if (!isEnabled) schedule.clear();
  }, [schedule, isEnabled]);

  return { notices, ...schedule.actions };
}

/** A notice queue that runs by the browser's clock, from its first `run` on. */
function createSchedule(notices: readonly Notice[], since: number) {
  const shownNotices = createStore<readonly ShownNotice[]>([]);
  let queue: queues.NoticeQueue | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes one step and sets the one timer anew. */
  function apply(step: (queue: queues.NoticeQueue, now: number) => queues.NoticeQueue) {
    const now = performance.now();
    queue = step(queue ?? queues.createQueue(notices.length, since), now);
    clearTimeout(timer);
    const wake = queues.nextWake(queue);
    if (wake !== null) timer = setTimeout(wakeUp, wake - now);
    shownNotices.set(
      queue.entries.flatMap(({ key, index }) => {
        const notice = notices[index];
        return notice ? [{ key, notice }] : [];
      }),
    );
  }

  function wakeUp() {
    apply((current, now) => queues.tick(current, now, Math.random));
  }

  return {
    notices: shownNotices,
    actions: {
      dismiss: (key: number) => apply((current) => queues.dismiss(current, key)),
      hold: (key: number) => apply((current, now) => queues.hold(current, key, now)),
      release: (key: number) => apply((current, now) => queues.release(current, key, now)),
    },
    run: () => apply(queues.resume),
    suspend: () => apply(queues.suspend),
    clear: () => {
      // Before the start there is nothing to take away, and the first delay must not begin.
      if (queue) apply(queues.clear);
    },
  };
}
