import {
  clear,
  createQueue,
  dismiss,
  hold,
  type NoticeQueue,
  nextWake,
  release,
  resume,
  type ShownNotice,
  suspend,
  tick,
} from './notice-queue';

const nothing: readonly ShownNotice[] = [];

/** A notice queue that runs by the browser's clock, in the shape that `useSyncExternalStore` takes. */
export interface NoticeStore {
  subscribe(listener: () => void): () => void;
  /** @returns what is on screen, newest first; `index` counts in the pool of this store. */
  getSnapshot(): readonly ShownNotice[];
  /** Starts the schedule, or goes on with it. */
  run(): void;
  /** Stops all its clocks. */
  suspend(): void;
  /** Takes everything off the screen. */
  clear(): void;
  dismiss(key: number): void;
  hold(key: number): void;
  release(key: number): void;
}

/** @param poolSize number of notices to draw from */
export function createNoticeStore(poolSize: number): NoticeStore {
  const listeners = new Set<() => void>();
  let queue: NoticeQueue | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes one step and sets the one timer anew. The schedule starts with the first step. */
  function apply(step: (queue: NoticeQueue, now: number) => NoticeQueue) {
    const now = performance.now();
    queue = step(queue ?? createQueue(poolSize, now), now);
    clearTimeout(timer);
    const wake = nextWake(queue);
    if (wake !== null) timer = setTimeout(wakeUp, wake - now);
    for (const listener of listeners) listener();
  }

  function wakeUp() {
    apply((current, now) => tick(current, now, Math.random));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => queue?.shown ?? nothing,
    run: () => apply(resume),
    suspend: () => apply(suspend),
    clear: () => {
      // Before the start there is nothing to take away, and the first delay must not begin.
      if (queue) apply(clear);
    },
    dismiss: (key) => apply((current, now) => dismiss(current, key, now)),
    hold: (key) => apply((current, now) => hold(current, key, now)),
    release: (key) => apply((current, now) => release(current, key, now)),
  };
}
