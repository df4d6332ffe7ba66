'use client';

import { storageKeys } from '@/lib/browser/storage-keys';
import { createStored, useIsSaved, useStored } from '@/lib/browser/stored';

/** What a buyer's browser keeps of the steps to the indicators. */
export interface Desk {
  /** Ids of the steps that are ticked. */
  readonly done: readonly string[];
  /** Username on the charting platform, as it was typed. */
  readonly username: string;
  /** Day of payment, YYYY-MM-DD; empty while the buyer has given none. */
  readonly paidOn: string;
}

/** Characters of a username that are kept. */
export const MAX_USERNAME_LENGTH = 200;

const NOTHING: Desk = { done: [], username: '', paidOn: '' };

/**
 * Reads what `writeDesk` wrote. Whoever sits at the browser can change it: what is not of a desk counts as nothing.
 * @param text null where nothing is kept
 */
function readDesk(text: string | null): Desk {
  const { done, username, paidOn } = fieldsOf(text);
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    username: typeof username === 'string' ? username.slice(0, MAX_USERNAME_LENGTH) : '',
    paidOn: typeof paidOn === 'string' && isDay(paidOn) ? paidOn : '',
  };
}

/** @returns null for a desk with nothing on it */
function writeDesk(desk: Desk): string | null {
  const { done, username, paidOn } = desk;
  return done.length > 0 || username || paidOn ? JSON.stringify({ done, username, paidOn }) : null;
}

/** Ticks a step, or takes its tick away. */
export function withStep(desk: Desk, id: string, isDone: boolean): Desk {
  const others = desk.done.filter((step) => step !== id);
  return { ...desk, done: isDone ? [...others, id] : others };
}

/** @returns whether `text` is a day of the calendar, YYYY-MM-DD */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // 30 February is read as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function fieldsOf(text: string | null): Partial<Record<keyof Desk, unknown>> {
  try {
    return { ...NOTHING, ...JSON.parse(text ?? '{}') };
  } catch {
    return NOTHING;
  }
}

const stored = createStored(storageKeys.access, { read: readDesk, write: writeDesk });

/** @returns what this browser keeps for the buyer, live; in the prerendered page nothing is kept */
export function useDesk(): Desk {
  return useStored(stored);
}

/** @returns whether the browser keeps the desk as it is, live; if not, it lasts as long as the page */
export function useIsDeskSaved(): boolean {
  return useIsSaved(stored);
}

/** @param next makes the new desk of the one that is kept */
export function changeDesk(next: (kept: Desk) => Desk): void {
  stored.set(next(stored.getSnapshot()));
}

/** Forgets all that is kept. */
export function eraseDesk(): void {
  stored.set(NOTHING);
}
