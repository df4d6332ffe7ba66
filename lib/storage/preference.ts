import type { StorageKey } from './keys';

/** What is stored for a preference that was switched off; "on" is the default and stores nothing. */
const OFF = 'off';

/** An on/off choice of the visitor, in the shape that `useSyncExternalStore` takes. */
export interface Preference {
  subscribe(listener: () => void): () => void;
  /** @returns whether the preference is on. */
  getSnapshot(): boolean;
  getServerSnapshot(): boolean;
  /** Switches the preference, for every tab and for the next visit where storage allows it. */
  set(on: boolean): void;
}

/**
 * A preference kept under `key` in localStorage. It is on until the visitor switches it off, and writes
 * nothing before that; switching it on again removes the key. Storage that is missing, full or forbidden
 * leaves a choice that lasts as long as the page.
 */
export function createPreference(key: StorageKey): Preference {
  const listeners = new Set<() => void>();
  let on: boolean | undefined;
  /** A choice that storage refused: reading storage again would undo it. */
  let unsaved = false;

  function change(next: boolean) {
    if (on === next) return;
    on = next;
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key says that all of storage was cleared.
    if (event.key === key || event.key === null) change(event.newValue !== OFF);
  }

  // A page that comes back from the back/forward cache has missed the storage events meanwhile.
  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted && !unsaved) change(read(key));
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onPageShow);
        if (!unsaved) on = read(key);
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
      on ??= read(key);
      return on;
    },
    getServerSnapshot: () => true,
    set(next) {
      unsaved = !write(key, next);
      change(next);
    },
  };
}

/** @returns whether the preference is on: anything but a readable "off" is. */
function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== OFF;
  } catch {
    return true;
  }
}

/** @returns whether storage took the choice. */
function write(key: string, on: boolean): boolean {
  try {
    if (on) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, OFF);
    return true;
  } catch {
    return false;
  }
}
