'use client';

import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { withCampaign } from '@/lib/browser/campaign';
import { useHydrated } from '@/lib/browser/page-state';
import { isPlainClick } from '@/lib/browser/plain-click';
import { createStore } from '@/lib/browser/preference';
import { hasPrivacySignal } from '@/lib/browser/privacy';
import type { Content } from '@/lib/content/resolve-content';
import { clearToast, preloadToaster, showToast } from './toast';

export const REDIRECT_DELAY_MS = 700;
export const MAX_REDIRECT_DELAY_MS = 1000;
/** Further clicks on the same plan are ignored for this long after a redirect. */
export const RETRY_DELAY_MS = 4000;

export type ToastWords = Pick<Content['controls'], 'redirecting' | 'missingLink' | 'dismissToast'>;

interface Redirect {
  url: string;
}

/** The latest pending redirect; replaced redirects do not navigate. */
const current = createStore<Redirect | null>(null);

/** Adds the visit's campaign to a payment page's address. */
export function usePaymentLink(link: string | null): string | null {
  const isHydrated = useHydrated();
  if (!link || !isHydrated || hasPrivacySignal(navigator)) return link;
  return withCampaign(link, window.location.search);
}

/** `onClick` shows a toast, then opens the payment page; without a link, it shows an error. */
export function useChoosePlan(
  paymentLink: string | null,
  { redirecting, missingLink, dismissToast: dismissLabel }: ToastWords,
): { onClick: (event: MouseEvent<HTMLElement>) => void; preload: () => void; isLeaving: boolean } {
  const leaving = useSyncExternalStore(current.subscribe, current.getSnapshot, () => null);
  const own = useRef<Redirect | null>(null);

  useEffect(() => {
    // A page restored from the back/forward cache keeps its timers; none may redirect again.
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
    if (current.getSnapshot()?.url === paymentLink) return;
    own.current = { url: paymentLink };
    void redirect(own.current, showToast({ kind: 'status', ...redirecting, dismissLabel, place }));
  }

  return { onClick, preload: preloadToaster, isLeaving: leaving?.url === paymentLink };
}

async function redirect(own: Redirect, toastVisible: Promise<void>): Promise<void> {
  current.set(own);
  const seen = toastVisible.then(() => delay(REDIRECT_DELAY_MS));
  await Promise.race([seen, delay(MAX_REDIRECT_DELAY_MS)]);
  if (current.getSnapshot() !== own) return;
  window.location.assign(own.url);
  // If the visitor stopped the navigation, the button must work again.
  await delay(RETRY_DELAY_MS);
  cancelRedirect(own);
}

function cancelRedirect(own: Redirect | null): void {
  if (current.getSnapshot() === own) current.set(null);
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
