import type { StorageKey } from './keys';
import { createStored, type Stored } from './stored';

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
