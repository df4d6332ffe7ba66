import { withTimeout } from './lazy-module';
import type { Toast } from './toaster';

/** Longest wait for the code that draws toasts; the message is needed sooner than its frame. */
const TOASTER_TIMEOUT_MS = 2000;

/** Ids of the regions in the layout; screen readers follow only what stood there before the message. */
const REGION_IDS = { status: 'toast-status', error: 'toast-alert' } as const;

/** Set on a region whose text has to be seen as well, because no toast could be shown. */
const FALLBACK = 'data-fallback';

/** The toast asked for last, null once it is over: code that loads late for an earlier one draws nothing. */
let wanted: Toast | null = null;

let toaster: typeof import('./toaster') | undefined;

async function loadToaster() {
  toaster ??= await import('./toaster');
  return toaster;
}

/** Fetches the code that draws toasts, for when one is likely to be needed. A failure does not matter yet. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/**
 * Shows a toast in place of the one on screen, and announces it at once. The code that draws it is loaded on first use;
 * where that fails or takes too long, the announcement becomes visible instead, so that nothing is lost.
 * @returns settles, and never fails, once the visitor can see it
 */
export async function showToast(toast: Toast): Promise<void> {
  wanted = toast;
  const region = announce(toast);
  try {
    const { show } = await withTimeout(loadToaster(), TOASTER_TIMEOUT_MS);
    if (wanted === toast) show(toast, clearAnnouncement);
  } catch {
    if (wanted === toast) region?.setAttribute(FALLBACK, '');
  }
}

/** Takes the toast, and its announcement, off the page. */
export function clearToast(): void {
  wanted = null;
  clearAnnouncement();
  // Nothing is on screen that was never loaded.
  toaster?.clear();
}

/** Has screen readers say a toast. There is one message at a time, as there is one toast. @returns where it stands */
function announce({ kind, title, text }: Toast): HTMLElement | null {
  clearAnnouncement();
  const region = document.getElementById(REGION_IDS[kind]);
  const strong = document.createElement('strong');
  strong.textContent = title;
  // New nodes even for the same words: a second failure is to be heard as well.
  region?.replaceChildren(strong, ` ${text}`);
  return region;
}

/** Empties the regions, so that nobody comes across a message that is over. */
function clearAnnouncement(): void {
  for (const id of Object.values(REGION_IDS)) {
    const region = document.getElementById(id);
    region?.removeAttribute(FALLBACK);
    region?.replaceChildren();
  }
}
