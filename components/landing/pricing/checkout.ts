'use client';

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { withCampaign } from '@/lib/browser/campaign';
import { useHydrated } from '@/lib/browser/page-state';
import { isPlainClick } from '@/lib/browser/plain-click';
import { hasPrivacySignal } from '@/lib/browser/privacy';
import { createStore } from '@/lib/browser/store';

export const REDIRECT_DELAY_MS = 700;
export const MAX_REDIRECT_DELAY_MS = 1000;
/** Further clicks on the same plan are ignored for this long after a redirect. */
export const RETRY_DELAY_MS = 4000;
const TOASTER_TIMEOUT_MS = 2000;

/** A click on a plan's button, and what followed. */
export interface Choice {
  key: number;
  planId: string;
  /** The payment page; null shows an error. */
  url: string | null;
  isLeaving: boolean;
  isDismissed: boolean;
  /** Null until loaded. */
  toaster: typeof import('./toaster') | null;
  isToasterLate: boolean;
}

/** The latest choice; earlier ones neither redirect nor show a toast. */
const current = createStore<Choice | null>(null);
let clicks = 0;

/** Adds the visit's campaign to a payment page's address. */
export function usePaymentLink(link: string | null): string | null {
  const isHydrated = useHydrated();
  if (!link || !isHydrated || hasPrivacySignal(navigator)) return link;
  return withCampaign(link, window.location.search);
}

/** Returns the plan's choice if it is the latest, and a click handler that redirects or shows an error. */
export function useCheckout(planId: string, paymentLink: string | null) {
  const choice = useSyncExternalStore(current.subscribe, current.getSnapshot, () => null);

  useEffect(() => {
    // A page restored from the back/forward cache keeps its timers; none may redirect again.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) current.set(null);
    }
    window.addEventListener('pageshow', onPageShow);
    return () => {
      current.set(null);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.currentTarget.getAttribute('target') ?? '';
    if (paymentLink && !isPlainClick(event, target)) return;
    event.preventDefault();
    const latest = current.getSnapshot();
    if (latest?.isLeaving && latest.planId === planId) return;
    choose(planId, paymentLink || null);
  }

  return { choice: choice?.planId === planId ? choice : null, onClick };
}

export function preloadToaster(): void {
  import('./toaster').catch(() => undefined);
}

export function dismissToast(): void {
  const latest = current.getSnapshot();
  if (latest) change(latest.key, { isDismissed: true });
}

function choose(planId: string, url: string | null): void {
  clicks += 1;
  const key = clicks;
  current.set({
    key,
    planId,
    url,
    isLeaving: url !== null,
    isDismissed: false,
    toaster: null,
    isToasterLate: false,
  });
  const shown = showToast(key);
  if (url !== null) void redirect(key, url, shown);
}

async function showToast(key: number): Promise<void> {
  const toaster = await Promise.race([
    import('./toaster').catch(() => null),
    delay(TOASTER_TIMEOUT_MS).then(() => null),
  ]);
  change(key, { toaster, isToasterLate: toaster === null });
}

async function redirect(key: number, url: string, shown: Promise<void>): Promise<void> {
  const seen = shown.then(() => delay(REDIRECT_DELAY_MS));
  await Promise.race([seen, delay(MAX_REDIRECT_DELAY_MS)]);
  if (current.getSnapshot()?.key !== key) return;
  window.location.assign(url);
  // If the visitor stopped the navigation, the button must work again.
  await delay(RETRY_DELAY_MS);
  change(key, { isLeaving: false });
}

function change(key: number, changes: Partial<Choice>): void {
  const latest = current.getSnapshot();
  if (latest?.key === key) current.set({ ...latest, ...changes });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
