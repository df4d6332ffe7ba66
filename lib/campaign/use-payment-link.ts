'use client';

import { useSyncExternalStore } from 'react';

type Change = (link: string) => string;

/** What payment links become; nothing until a campaign is known. */
let change: Change | null = null;
const listeners = new Set<() => void>();

/** Changes every payment link of the page. @param next gives the same address for the same link each time */
export function changePaymentLinks(next: Change | null): void {
  change = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the payment link as it is to be followed; in the prerendered page, as it stands in the content */
export function usePaymentLink(link: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (link && change ? change(link) : link),
    () => link,
  );
}
