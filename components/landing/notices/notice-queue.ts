/** Milliseconds until the first notice. */
export const FIRST_DELAY = 2000;
/** Bounds, in milliseconds, of the random time from one notice to the next. */
export const MIN_DELAY = 120_000;
export const MAX_DELAY = 240_000;
/** Milliseconds that a notice stays. */
export const DISPLAY = 5000;
/** Milliseconds that a notice then takes to slide out. */
export const LEAVE = 250;
/** Notices kept at a time, those that slide out included. */
export const MAX_KEPT = 5;

export interface ShownNotice {
  /** Differs for every showing, also of the same notice. */
  key: number;
  /** Place in the pool. */
  index: number;
  /** Whether it is sliding out. */
  leaving: boolean;
}

interface Entry extends ShownNotice {
  /** When its phase ends; while it is held, how long that was when `heldAt` was set. */
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
  shown: readonly Entry[];
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
    shown: [],
    undrawn: [],
    nextAt: now + FIRST_DELAY,
    nextKey: 1,
    suspendedAt: null,
  };
}

/**
 * Brings the queue to `now`: notices whose time is over slide out and go, and one appears if it is due. However
 * long the last call is past, at most one appears, and the next delay counts from now: no burst after a sleep.
 * @param random numbers from 0 to below 1, one for the draw and one for the delay
 */
export function tick(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  if (queue.suspendedAt !== null) return queue;
  const current = { ...queue, shown: queue.shown.flatMap((entry) => age(entry, now)) };
  return queue.poolSize > 0 && now >= queue.nextAt ? appear(current, now, random) : current;
}

/** @returns the entry at `now`, or nothing once it has slid out. */
function age(entry: Entry, now: number): Entry[] {
  if (entry.holds > 0 || now < entry.endsAt) return [entry];
  return entry.leaving ? [] : [leave(entry, now)];
}

function leave(entry: Entry, now: number): Entry {
  return { ...entry, leaving: true, holds: 0, endsAt: now + LEAVE };
}

function appear(queue: NoticeQueue, now: number, random: () => number): NoticeQueue {
  const undrawn = queue.undrawn.length > 0 ? queue.undrawn : [...Array(queue.poolSize).keys()];
  const index = draw(undrawn, queue.shown, random());
  const entry: Entry = {
    key: queue.nextKey,
    index,
    leaving: false,
    endsAt: now + DISPLAY,
    holds: 0,
    heldAt: 0,
  };
  return {
    ...queue,
    shown: [entry, ...queue.shown].slice(0, MAX_KEPT),
    undrawn: undrawn.filter((other) => other !== index),
    nextAt: now + Math.round(MIN_DELAY + random() * (MAX_DELAY - MIN_DELAY)),
    nextKey: queue.nextKey + 1,
  };
}

/** @returns one of `undrawn`, and not one that is still on screen from the round before if there are others. */
function draw(undrawn: readonly number[], shown: readonly Entry[], random: number): number {
  const fresh = undrawn.filter((index) => shown.every((entry) => entry.index !== index));
  const choice = fresh.length > 0 ? fresh : undrawn;
  return choice[Math.floor(random * choice.length)] ?? 0;
}

/** Changes the entry with `key`, unless it slides out or is gone. */
function change(queue: NoticeQueue, key: number, edit: (entry: Entry) => Entry): NoticeQueue {
  const shown = queue.shown.map((entry) =>
    entry.key === key && !entry.leaving ? edit(entry) : entry,
  );
  return { ...queue, shown };
}

/** The visitor sends a notice away: it slides out now. */
export function dismiss(queue: NoticeQueue, key: number, now: number): NoticeQueue {
  return change(queue, key, (entry) => leave(entry, queue.suspendedAt ?? now));
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
  return { ...queue, shown: [] };
}

/** Stops all clocks of the queue: nothing appears or goes until `resume`. */
export function suspend(queue: NoticeQueue, now: number): NoticeQueue {
  return { ...queue, suspendedAt: queue.suspendedAt ?? now };
}

/** Goes on where `suspend` stopped, as if no time had passed. */
export function resume(queue: NoticeQueue, now: number): NoticeQueue {
  if (queue.suspendedAt === null) return queue;
  const pause = now - queue.suspendedAt;
  const shown = queue.shown.map((entry) => ({
    ...entry,
    endsAt: entry.endsAt + pause,
    heldAt: entry.heldAt + pause,
  }));
  return { ...queue, shown, nextAt: queue.nextAt + pause, suspendedAt: null };
}

/** @returns when `tick` has to be called next, or null while nothing will happen by itself. */
export function nextWake(queue: NoticeQueue): number | null {
  if (queue.suspendedAt !== null || queue.poolSize === 0) return null;
  const ends = queue.shown.filter(({ holds }) => holds === 0).map(({ endsAt }) => endsAt);
  return Math.min(queue.nextAt, ...ends);
}
