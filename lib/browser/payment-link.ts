'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/** What payment links become; nothing until a campaign is known. */
const linkChange = createStore<((link: string) => string) | null>(null);

/** Changes every payment link of the page. @param change gives the same address for the same link each time */
export const changePaymentLinks = linkChange.set;

/** @returns the payment link as it is to be followed; in the prerendered page, as it stands in the content */
export function usePaymentLink(link: string | null): string | null {
  const change = useSyncExternalStore(linkChange.subscribe, linkChange.getSnapshot, () => null);
  return link && change ? change(link) : link;
}
