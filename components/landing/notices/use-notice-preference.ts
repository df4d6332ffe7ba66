'use client';

import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/lib/browser/storage-keys';
import { createPreference } from '@/lib/browser/stored';

/** One store for the page: every control that switches notices agrees. */
const notices = createPreference(storageKeys.notices);

/** @returns whether the visitor lets notices appear, live and remembered; on by default. */
export function useNoticePreference(): { on: boolean; setOn(value: boolean): void } {
  const on = useSyncExternalStore(
    notices.subscribe,
    notices.getSnapshot,
    notices.getServerSnapshot,
  );
  return { on, setOn: notices.set };
}
