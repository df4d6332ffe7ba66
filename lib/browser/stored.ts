'use client';

import { useSyncExternalStore } from 'react';
import type { StorageKey } from './storage-keys';
import { createStore, type Store } from './store';

/** How a value is kept as text; null stands for nothing kept, before and after. */
export interface Format<T> {
  read(text: string | null): T;
  write(value: T): string | null;
}

/** A value of the visitor's; `set` changes it for every tab, and for the next visit where storage allows it. */
export interface Stored<T> extends Store<T> {
  /** @returns what stands in the prerendered page: the value of a visitor who has kept nothing */
  getServerSnapshot(): T;
  /** @returns false where storage cannot be read, or refused the last change: the value then lasts as long as the page */
  isSaved(): boolean;
}

/**
 * A value kept under `key` in localStorage, which is written only when the visitor changes the value, and emptied of it
 * when there is nothing left to keep. Storage that is missing, full or forbidden leaves a value that lasts as long as
 * the page.
 */
export function createStored<T>(key: StorageKey, format: Format<T>): Stored<T> {
  const nothing = format.read(null);
  /** Null before storage was looked at. */
  const kept = createStore<{ text: string | null; value: T; isSaved: boolean } | null>(null);
  let isFollowing = false;

  function change(text: string | null, isSaved = true) {
    const last = kept.getSnapshot();
    if (last?.text !== text)
      kept.set({ text, value: text === null ? nothing : format.read(text), isSaved });
    else if (last.isSaved !== isSaved) kept.set({ ...last, isSaved });
  }

  /** Takes what storage has. */
  function look() {
    const text = load(key);
    change(text ?? null, text !== undefined);
  }

  function current() {
    if (kept.getSnapshot() === null) look();
    return kept.getSnapshot();
  }

  /** Follows other tabs, for as long as the page lasts. */
  function follow() {
    if (isFollowing) return;
    isFollowing = true;
    window.addEventListener('storage', (event) => {
      // A null key says that all of storage was cleared.
      if (event.key === key || event.key === null) change(event.newValue);
    });
    // A page that comes back from the back/forward cache has missed the storage events meanwhile.
    window.addEventListener('pageshow', (event) => {
      // A change that storage refused would be undone.
      if (event.persisted && kept.getSnapshot()?.isSaved) look();
    });
  }

  return {
    subscribe(listener) {
      follow();
      return kept.subscribe(listener);
    },
    getSnapshot: () => current()?.value ?? nothing,
    getServerSnapshot: () => nothing,
    isSaved: () => current()?.isSaved ?? true,
    set(next) {
      const text = format.write(next);
      change(text, save(key, text));
    },
  };
}

/** What is stored for a preference that was switched off; "on" is the default and stores nothing. */
const OFF = 'off';

/**
 * An on/off choice of the visitor, kept under `key`. It is on until the visitor switches it off, and anything but a
 * readable "off" counts as on.
 */
export function createPreference(key: StorageKey): Stored<boolean> {
  return createStored(key, {
    read: (text) => text !== OFF,
    write: (on) => (on ? null : OFF),
  });
}

/** @returns the visitor's value, live */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.getSnapshot, stored.getServerSnapshot);
}

/** @returns whether the browser has the value as it is, live; in the prerendered page nothing says otherwise */
export function useIsSaved({ subscribe, isSaved }: Stored<unknown>): boolean {
  return useSyncExternalStore(subscribe, isSaved, () => true);
}

/** @returns what is kept, null for nothing; undefined where storage cannot be read */
function load(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** @returns whether storage took the change */
function save(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
