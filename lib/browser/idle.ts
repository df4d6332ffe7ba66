/** Longest wait for a quiet moment. */
const IDLE_TIMEOUT_MS = 2000;

/** Does something once the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}
