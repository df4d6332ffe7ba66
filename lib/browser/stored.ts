'use client';

import { useSyncExternalStore } from 'react';
import type { StorageKey } from './storage-keys';

/** How a value is kept as text; null stands for nothing kept, before and after. */
export interface Format<T> {
  read(text: string | null): T;
  write(value: T): string | null;
}

/** A value of the visitor's, in the shape that `useSyncExternalStore` takes. */
export interface Stored<T> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): T;
  /** @returns what stands in the prerendered page: the value of a visitor who has kept nothing */
  getServerSnapshot(): T;
  /** Changes the value, for every tab and for the next visit where storage allows it. */
  set(value: T): void;
}

/**
 * A value kept under `key` in localStorage, which is written only when the visitor changes the value, and emptied of it
 * when there is nothing left to keep. Storage that is missing, full or forbidden leaves a value that lasts as long as
 * the page.
 */
export function createStored<T>(key: StorageKey, format: Format<T>): Stored<T> {
  const listeners = new Set<() => void>();
  const nothing = format.read(null);
  let text: string | null | undefined;
  let value = nothing;
  /** A change that storage refused: reading storage again would undo it. */
  let unsaved = false;

  function change(next: string | null) {
    if (text === next) return;
    text = next;
    value = next === null ? nothing : format.read(next);
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key says that all of storage was cleared.
    if (event.key === key || event.key === null) change(event.newValue);
  }

  // A page that comes back from the back/forward cache has missed the storage events meanwhile.
  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted && !unsaved) change(load(key));
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onPageShow);
        if (!unsaved) change(load(key));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    getSnapshot() {
      if (text === undefined) change(load(key));
      return value;
    },
    getServerSnapshot: () => nothing,
    set(next) {
      const written = format.write(next);
      unsaved = !save(key, written);
      change(written);
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

/** @returns what is kept; nothing where storage cannot be read */
function load(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
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
