import { withTimeout } from '@/lib/browser/late-code';
import { announce, showAnnouncement, silence } from './live-regions';
import type { Toast } from './toast';

export type { Toast } from './toast';

/** Counts what was asked for; whatever loads late for an earlier one is no longer wanted. */
let latest = 0;
let listening = false;

/** Longest wait for the code that draws toasts, in milliseconds; the message is needed sooner than its frame. */
const TOASTER_LIMIT = 2000;

/** Fetches the code that draws toasts, for when one is likely to be needed. A failure is of no interest yet. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/**
 * Shows a toast in place of the one on screen, and announces it at once. The code that draws it is loaded on
 * first use; where that fails or takes too long, the announcement becomes visible instead, so that nothing is lost.
 * @returns settles, and never fails, once the visitor can see it
 */
export async function showToast(toast: Toast): Promise<void> {
  const mine = ++latest;
  clearOnReturn();
  announce(toast);
  try {
    const toaster = await withTimeout(loadToaster(), TOASTER_LIMIT);
    if (mine === latest) toaster.show(toast, silence);
  } catch {
    if (mine === latest) showAnnouncement(toast.kind);
  }
}

/** Takes the toast, and its announcement, off the page. */
export function dismissToasts(): void {
  latest += 1;
  silence();
  // Nothing is on screen that was never loaded.
  loaded?.clear();
}

type Toaster = typeof import('./toaster');

let loaded: Toaster | undefined;

async function loadToaster(): Promise<Toaster> {
  loaded ??= await import('./toaster');
  return loaded;
}

/** A page that comes back from the back/forward cache would bring back the toast it left with. */
function clearOnReturn() {
  if (listening) return;
  listening = true;
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) dismissToasts();
  });
}
