import { createStore } from './store';

/** The privacy page lists all keys. */
export const storageKeys = { motion: 'ui:motion', notices: 'ui:notices' } as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

interface Choice {
  readonly isOn: boolean;
  /** False if storage refused the choice, which then lasts until the page closes. */
  readonly isSaved: boolean;
}

export type Preference = ReturnType<typeof createPreference>;

const DEFAULT: Choice = { isOn: true, isSaved: true };
const OFF = 'off';

export function createPreference(key: StorageKey) {
  const choice = createStore<Choice | null>(null);

  function getSnapshot(): Choice {
    if (!choice.getSnapshot()) choice.set(load(key));
    return choice.getSnapshot() ?? DEFAULT;
  }
  function onStorage(event: StorageEvent): void {
    // A null key means that all storage was cleared.
    if (event.key === key || event.key === null)
      choice.set({ isOn: event.newValue !== OFF, isSaved: true });
  }
  function onPageShow({ persisted }: PageTransitionEvent): void {
    // Pages in the back/forward cache get no storage events.
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

function save(key: string, isOn: boolean): boolean {
  try {
    if (isOn) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, OFF);
    return true;
  } catch {
    return false;
  }
}

export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

export const motionPreference = createPreference(storageKeys.motion);

export const noticesPreference = createPreference(storageKeys.notices);
