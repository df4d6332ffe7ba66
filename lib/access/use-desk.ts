'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { storageKeys } from '../storage/keys';
import { createStored } from '../storage/stored';
import { type Desk, readDesk, writeDesk } from './desk';

const stored = createStored(storageKeys.access, { read: readDesk, write: writeDesk });

/** @returns what this browser keeps for the buyer, and how to change it; in the prerendered page nothing is kept */
export function useDesk(): {
  desk: Desk;
  change: (next: (kept: Desk) => Desk) => void;
  erase: () => void;
} {
  const desk = useSyncExternalStore(stored.subscribe, stored.getSnapshot, stored.getServerSnapshot);
  const change = useCallback(
    (next: (kept: Desk) => Desk) => stored.set(next(stored.getSnapshot())),
    [],
  );
  const erase = useCallback(() => stored.set(readDesk(null)), []);
  return { desk, change, erase };
}
