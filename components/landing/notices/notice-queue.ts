export const FIRST_DELAY_MS = 2000;
export const MIN_DELAY_MS = 120_000;
export const MAX_DELAY_MS = 240_000;
export const DISPLAY_MS = 5000;
export const MAX_SHOWN = 5;

interface Entry {
  /** Unique per showing. */
  key: number;
  index: number;
  /** End time; a hold extends it when released. */
  endsAt: number;
  /** How many holds are active. */
  holds: number;
  heldAt: number;
}

/** Times are in milliseconds on the caller's clock. */
export interface NoticeQueue {
  poolSize: number;
  entries: readonly Entry[];
  remaining: readonly number[];
  nextAt: number;
  nextKey: number;
  suspendedAt: number | null;
  /** While the place for notices is out of view, a notice that is due waits. */
  isInView: boolean;
}

export function createQueue(poolSize: number, now: number): NoticeQueue {
  return {
    poolSize,
    entries: [],
    remaining: [],
    nextAt: now + FIRST_DELAY_MS,
    nextKey: 1,
    suspendedAt: null,
    isInView: true,
  };
}

/** Removes ended notices and adds at most one, so a computer that wakes up shows no burst. */
export function tick(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  if (queue.suspendedAt !== null) return queue;
  const staying = queue.entries.filter(({ holds, endsAt }) => holds > 0 || now < endsAt);
  const current = { ...queue, entries: staying };
  const isDue = queue.poolSize > 0 && now >= queue.nextAt;
  return isDue && queue.isInView ? appear(current, now, random) : current;
}

function appear(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  const remaining =
    queue.remaining.length > 0 ? queue.remaining : [...Array(queue.poolSize).keys()];
  const index = draw(remaining, queue.entries, random());
  const entry = { key: queue.nextKey, index, endsAt: now + DISPLAY_MS, holds: 0, heldAt: 0 };
  return {
    ...queue,
    entries: [entry, ...queue.entries].slice(0, MAX_SHOWN),
    remaining: remaining.filter((other) => other !== index),
    nextAt: now + Math.round(MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS)),
    nextKey: queue.nextKey + 1,
  };
}

/** Avoids notices that are still visible from the previous round. */
function draw(remaining: readonly number[], entries: readonly Entry[], random: number): number {
  const fresh = remaining.filter((index) => entries.every((entry) => entry.index !== index));
  const choice = fresh.length > 0 ? fresh : remaining;
  return choice[Math.floor(random * choice.length)] ?? 0;
}

function change(queue: NoticeQueue, key: number, edit: (entry: Entry) => Entry): NoticeQueue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (entry.key === key ? edit(entry) : entry)),
  };
}

export function dismiss(queue: NoticeQueue, key: number): NoticeQueue {
  return { ...queue, entries: queue.entries.filter((entry) => entry.key !== key) };
}

/** Pauses a notice until every hold is released. */
export function hold(queue: NoticeQueue, key: number, now: number): NoticeQueue {
  return change(queue, key, (entry) => ({
    ...entry,
    holds: entry.holds + 1,
    heldAt: entry.holds > 0 ? entry.heldAt : (queue.suspendedAt ?? now),
  }));
}

export function release(queue: NoticeQueue, key: number, now: number): NoticeQueue {
  return change(queue, key, (entry) => {
    const holds = Math.max(0, entry.holds - 1);
    if (entry.holds !== 1) return { ...entry, holds };
    return { ...entry, holds, endsAt: entry.endsAt + (queue.suspendedAt ?? now) - entry.heldAt };
  });
}

export function clear(queue: NoticeQueue): NoticeQueue {
  return { ...queue, entries: [] };
}

export function suspend(queue: NoticeQueue, now: number): NoticeQueue {
  return { ...queue, suspendedAt: queue.suspendedAt ?? now };
}

export function resume(queue: NoticeQueue, now: number): NoticeQueue {
  if (queue.suspendedAt === null) return queue;
  const pause = now - queue.suspendedAt;
  const entries = queue.entries.map((entry) => ({
    ...entry,
    endsAt: entry.endsAt + pause,
    heldAt: entry.heldAt + pause,
  }));
  return { ...queue, entries, nextAt: queue.nextAt + pause, suspendedAt: null };
}

/** Returns `tick`'s next time; null while nothing is scheduled. */
export function nextTickAt(queue: NoticeQueue): number | null {
  if (queue.suspendedAt !== null || queue.poolSize === 0) return null;
  const ends = queue.entries.filter(({ holds }) => holds === 0).map(({ endsAt }) => endsAt);
  const times = queue.isInView ? [queue.nextAt, ...ends] : ends;
  return times.length > 0 ? Math.min(...times) : null;
}
