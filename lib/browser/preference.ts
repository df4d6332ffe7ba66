import { type StorageKey, storageKeys } from './storage-keys';
import { createStore } from './store';

interface Choice {
  readonly isOn: boolean;
  /** False where storage cannot be read, or refused the last change: the choice then lasts as long as the page. */
  readonly isSaved: boolean;
}

/** A choice of the visitor: on, which stores nothing, until the visitor switches it off. */
export type Preference = ReturnType<typeof createPreference>;

const DEFAULT: Choice = { isOn: true, isSaved: true };
const OFF = 'off';

/** @param key in localStorage; anything but a readable "off" counts as on */
export function createPreference(key: StorageKey) {
  const choice = createStore<Choice | null>(null);

  function getSnapshot(): Choice {
    if (!choice.getSnapshot()) choice.set(load(key));
    return choice.getSnapshot() ?? DEFAULT;
  }
  function onStorage(event: StorageEvent): void {
    // A null key: all of storage was cleared.
    if (event.key === key || event.key === null)
      choice.set({ isOn: event.newValue !== OFF, isSaved: true });
  }
  function onPageShow({ persisted }: PageTransitionEvent): void {
    // A page in the back/forward cache gets no storage events; a change that storage refused is kept.
    if (persisted && getSnapshot().isSaved) choice.set(load(key));
  }

  return {
    initial: DEFAULT,
    getSnapshot,
    subscribe(listener: () => void): () => void {
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return choice.subscribe(listener);
    },
    set: (isOn: boolean) => choice.set({ isOn, isSaved: save(key, isOn) }),
  };
}

function load(key: string): Choice {
  try {
    return { isOn: window.localStorage.getItem(key) !== OFF, isSaved: true };
  } catch {
    return { isOn: true, isSaved: false };
  }
}

/** @returns whether storage took the change */
function save(key: string, isOn: boolean): boolean {
  try {
    if (isOn) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, OFF);
    return true;
  } catch {
    return false;
  }
}

/** Matches for visitors who asked their system for less motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Whether particles, carousel and notices may move. */
export const motionPreference = createPreference(storageKeys.motion);

/** Whether notices are shown. */
export const noticesPreference = createPreference(storageKeys.notices);
