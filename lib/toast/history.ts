/**
 * Milliseconds that the record of a toast is kept after its dismissal. A constant of the specification; on
 * screen nothing follows from it.
 */
export const REMOVAL_DELAY = 1_000_000;

export interface ToastRecord {
  id: string;
  title: string;
  /** When it left the screen, in milliseconds of one clock; null while it is there. */
  dismissedAt: number | null;
}

/** Adds a toast that has just come on screen; one that is there under the same id is updated. */
export function remember(
  history: readonly ToastRecord[],
  toast: { id: string; title: string },
): readonly ToastRecord[] {
  return [...history.filter(({ id }) => id !== toast.id), { ...toast, dismissedAt: null }];
}

/** Notes that a toast has left the screen; a second dismissal changes nothing. */
export function dismissed(
  history: readonly ToastRecord[],
  id: string,
  now: number,
): readonly ToastRecord[] {
  return history.map((record) =>
    record.id === id && record.dismissedAt === null ? { ...record, dismissedAt: now } : record,
  );
}

/** Drops the records whose time is over. */
export function prune(history: readonly ToastRecord[], now: number): readonly ToastRecord[] {
  return history.filter(
    ({ dismissedAt }) => dismissedAt === null || now < dismissedAt + REMOVAL_DELAY,
  );
}
