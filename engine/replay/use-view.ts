'use client';

import { useSyncExternalStore } from 'react';
import type { Snapshot } from './player';
import type { View } from './views';

/** @returns the state as the view shows it */
export function useView({ subscribe, snapshot }: View): Snapshot {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
