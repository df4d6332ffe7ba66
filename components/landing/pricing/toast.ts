import { withTimeout } from '@/lib/browser/lazy-module';
import type { Toast } from './toaster';

const TOASTER_TIMEOUT_MS = 2000;

/** Ids in `layout.tsx`. Screen readers ignore regions that are added together with their text. */
const REGION_IDS = { status: 'toast-status', error: 'toast-alert' } as const;

const FALLBACK = 'data-fallback';

/** A toaster that loads late skips earlier toasts. */
let latest: Toast | null = null;

let toaster: typeof import('./toaster') | undefined;

async function loadToaster() {
  toaster ??= await import('./toaster');
  return toaster;
}

export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/**
 * Announces and shows a toast. If the toaster fails to load in time, the announcement becomes
 * visible instead.
 */
export async function showToast(toast: Toast): Promise<void> {
  latest = toast;
  const region = announce(toast);
  try {
    const { show } = await withTimeout(loadToaster(), TOASTER_TIMEOUT_MS);
    if (latest === toast) show(toast, clearAnnouncement);
  } catch {
    if (latest === toast) region?.setAttribute(FALLBACK, '');
  }
}

export function clearToast(): void {
  latest = null;
  clearAnnouncement();
  toaster?.clear();
}

function announce({ kind, title, text }: Toast): HTMLElement | null {
  clearAnnouncement();
  const region = document.getElementById(REGION_IDS[kind]);
  const strong = document.createElement('strong');
  strong.textContent = title;
  // Always insert new nodes, so that a repeated message is announced again.
  region?.replaceChildren(strong, ` ${text}`);
  return region;
}

function clearAnnouncement(): void {
  for (const id of Object.values(REGION_IDS)) {
    const region = document.getElementById(id);
    region?.removeAttribute(FALLBACK);
    region?.replaceChildren();
  }
}
