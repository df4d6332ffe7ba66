/** Until the first notice. */
export const FIRST_DELAY_MS = 2000;
/** Bounds of the random time from one notice to the next. */
export const MIN_DELAY_MS = 120_000;
export const MAX_DELAY_MS = 240_000;
/** How long a notice stays. */
export const DISPLAY_MS = 5000;
/** Notices on screen at a time. */
export const MAX_SHOWN = 5;

interface Entry {
  /** Differs for every showing, also of the same notice. */
  key: number;
  /** Place in the pool. */
  index: number;
  /** When it goes; while it is held, how long that was when `heldAt` was set. */
  endsAt: number;
  /** How many reasons there are to keep it: a pointer on it, the focus in it. */
  holds: number;
  /** Since when it is held. */
  heldAt: number;
}

/** Times are milliseconds of one clock. Nothing here reads a clock or makes a random number. */
export interface NoticeQueue {
  poolSize: number;
  /** Newest first. */
  entries: readonly Entry[];
  /** Pool places that this round has not shown yet. */
  undrawn: readonly number[];
  nextAt: number;
  nextKey: number;
  /** Since when the queue stands still, or null while it runs. */
  suspendedAt: number | null;
}

/** @param poolSize number of notices to draw from; with 0 nothing ever appears */
export function createQueue(poolSize: number, now: number): NoticeQueue {
  return {
    poolSize,
    entries: [],
    undrawn: [],
    nextAt: now + FIRST_DELAY_MS,
    nextKey: 1,
    suspendedAt: null,
  };
}

/**
 * Brings the queue to `now`: notices whose time is over go, and one appears if it is due. However long the last call is past, at most one appears, and the next delay counts from now: no burst after a sleep.
 * @param random numbers from 0 to below 1, one for the draw and one for the delay
 */
export function tick(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  if (queue.suspendedAt !== null) return queue;
  const staying = queue.entries.filter(({ holds, endsAt }) => holds > 0 || now < endsAt);
  const current = { ...queue, entries: staying };
  return queue.poolSize > 0 && now >= queue.nextAt ? appear(current, now, random) : current;
}

function appear(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  const undrawn = queue.undrawn.length > 0 ? queue.undrawn : [...Array(queue.poolSize).keys()];
  const index = draw(undrawn, queue.entries, random());
  const entry = { key: queue.nextKey, index, endsAt: now + DISPLAY_MS, holds: 0, heldAt: 0 };
  return {
    ...queue,
    entries: [entry, ...queue.entries].slice(0, MAX_SHOWN),
    undrawn: undrawn.filter((other) => other !== index),
    nextAt: now + Math.round(MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS)),
    nextKey: queue.nextKey + 1,
  };
}

/** @returns one of `undrawn`, and not one that is still on screen from the round before if there are others. */
function draw(undrawn: readonly number[], entries: readonly Entry[], random: number): number {
  const fresh = undrawn.filter((index) => entries.every((entry) => entry.index !== index));
  const choice = fresh.length > 0 ? fresh : undrawn;
  return choice[Math.floor(random * choice.length)] ?? 0;
}

/** Changes the entry with `key`, unless it is gone. */
function change(queue: NoticeQueue, key: number, edit: (entry: Entry) => Entry): NoticeQueue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (entry.key === key ? edit(entry) : entry)),
  };
}

/** The visitor sends a notice away. */
export function dismiss(queue: NoticeQueue, key: number): NoticeQueue {
  return { ...queue, entries: queue.entries.filter((entry) => entry.key !== key) };
}

/** A pointer comes onto a notice, or the focus into it: its time stands still until as many releases. */
export function hold(queue: NoticeQueue, key: number, now: number): NoticeQueue {
  return change(queue, key, (entry) => ({
    ...entry,
    holds: entry.holds + 1,
    heldAt: entry.holds > 0 ? entry.heldAt : (queue.suspendedAt ?? now),
  }));
}

/** Takes back one hold; after the last, the notice stays for what was left of its time. */
export function release(queue: NoticeQueue, key: number, now: number): NoticeQueue {
  return change(queue, key, (entry) => {
    const holds = Math.max(0, entry.holds - 1);
    if (entry.holds !== 1) return { ...entry, holds };
    return { ...entry, holds, endsAt: entry.endsAt + (queue.suspendedAt ?? now) - entry.heldAt };
  });
}

/** Takes all notices off the screen. */
export function clear(queue: NoticeQueue): NoticeQueue {
  return { ...queue, entries: [] };
}

/** Stops all clocks of the queue: nothing appears or goes until `resume`. */
export function suspend(queue: NoticeQueue, now: number): NoticeQueue {
  return { ...queue, suspendedAt: queue.suspendedAt ?? now };
}

/** Continues where `suspend` stopped, as if no time had passed. */
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

/** @returns when `tick` has to be called next, or null while nothing will happen by itself. */
export function nextWake(queue: NoticeQueue): number | null {
  if (queue.suspendedAt !== null || queue.poolSize === 0) return null;
  const ends = queue.entries.filter(({ holds }) => holds === 0).map(({ endsAt }) => endsAt);
  return Math.min(queue.nextAt, ...ends);
}
