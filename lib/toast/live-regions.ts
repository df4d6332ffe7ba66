import type { Toast } from './toast';

/** Ids of the regions in the layout; screen readers follow only what stood there before the message. */
const regionIds = { status: 'toast-status', error: 'toast-alert' } as const;

/** Set on a region whose text has to be seen as well, because no toast could be shown. */
const FALLBACK = 'data-fallback';

/** Has screen readers say a toast. There is one message at a time, as there is one toast. */
export function announce({ kind, title, text }: Pick<Toast, 'kind' | 'title' | 'text'>): void {
  silence();
  const region = document.getElementById(regionIds[kind]);
  const strong = document.createElement('strong');
  strong.textContent = title;
  // New nodes even for the same words: a second failure is to be heard as well.
  region?.replaceChildren(strong, ` ${text}`);
}

/** Shows what was announced to everyone. */
export function showAnnouncement(kind: Toast['kind']): void {
  document.getElementById(regionIds[kind])?.setAttribute(FALLBACK, '');
}

/** Empties the regions, so that nobody comes across a message that is over. */
export function silence(): void {
  for (const id of Object.values(regionIds)) {
    const region = document.getElementById(id);
    region?.removeAttribute(FALLBACK);
    region?.replaceChildren();
  }
}
