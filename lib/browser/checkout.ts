'use client';

import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Content } from '@/lib/content/content';
import { isPlainClick } from './plain-click';
import { createStore } from './store';
import { clearToast, preloadToaster, showToast } from './toast';

/** How long the toast can be seen before the browser leaves for the payment page. */
export const REDIRECT_DELAY_MS = 700;
/** How long after the click the browser leaves at the latest, toast or no toast. */
export const MAX_REDIRECT_DELAY_MS = 1000;
/** How long after leaving further clicks are taken for the same choice. */
export const RETRY_DELAY_MS = 4000;

export type ToastWords = Pick<Content['controls'], 'redirecting' | 'missingLink' | 'dismissToast'>;

interface Redirect {
  url: string;
}

/** The redirect under way: one at most, because there is one window. Whoever waits for it looks whether it is still its own. */
const current = createStore<Redirect | null>(null);

/**
 * What a plan's button does besides being a link: a toast that says where the visitor is taken, then the way
 * there; or, for a plan that cannot be bought, a toast that says so.
 * @param paymentLink address of the payment page, null without one
 * @returns `preload` is for the first sign of interest: it fetches what draws the toast; `isLeaving` while the way there is
 * under way
 */
export function useChoosePlan(
  paymentLink: string | null,
  { redirecting, missingLink, dismissToast: dismissLabel }: ToastWords,
): { onClick: (event: MouseEvent<HTMLElement>) => void; preload: () => void; isLeaving: boolean } {
  const leaving = useSyncExternalStore(current.subscribe, current.getSnapshot, () => null);
  /** The redirect that the last click began. */
  const own = useRef<Redirect | null>(null);

  useEffect(() => {
    // A page from the back/forward cache comes back with its toast and its timers: nobody is to be sent away again by them.
    function onPageShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      current.set(null);
      clearToast();
    }
    window.addEventListener('pageshow', onPageShow);
    return () => {
      cancelRedirect(own.current);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = event.currentTarget;
    if (!paymentLink) {
      event.preventDefault();
      void showToast({ kind: 'error', ...missingLink, dismissLabel, place });
      return;
    }
    if (!isPlainClick(event, event.currentTarget.getAttribute('target') ?? '')) return;
    event.preventDefault();
    // A second click, while the first is under way.
    if (current.getSnapshot()?.url === paymentLink) return;
    own.current = { url: paymentLink };
    void redirect(own.current, showToast({ kind: 'status', ...redirecting, dismissLabel, place }));
  }

  return { onClick, preload: preloadToaster, isLeaving: leaving?.url === paymentLink };
}

/**
 * Leaves once the toast has had time to be seen, or when that takes too long. It takes the place of a redirect to
 * elsewhere: the visitor's last choice counts.
 */
async function redirect(own: Redirect, toastVisible: Promise<void>): Promise<void> {
  current.set(own);
  const seen = toastVisible.then(() => delay(REDIRECT_DELAY_MS));
  await Promise.race([seen, delay(MAX_REDIRECT_DELAY_MS)]);
  if (current.getSnapshot() !== own) return;
  window.location.assign(own.url);
  // The visitor may stop the browser on its way; the button must not be dead then.
  await delay(RETRY_DELAY_MS);
  cancelRedirect(own);
}

/** Ends a redirect, unless another has taken its place. */
function cancelRedirect(own: Redirect | null): void {
  if (current.getSnapshot() === own) current.set(null);
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
