'use client';

import { useHydrated } from './hydrated';
import { hasPrivacySignal } from './privacy';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** A name that a person gave to a campaign: at most 100 letters and digits, and no @, so no e-mail address. */
const CAMPAIGN_NAME = /^[\p{L}\p{N} ._~:|-]{1,100}$/u;

/**
 * @param search `location.search`
 * @returns the payment link with the UTM parameters of the page's address; one that the link has already stays as it is
 */
export function withCampaign(link: string, search: string): string {
  const url = new URL(link);
  const address = new URLSearchParams(search);
  const added = PARAMETERS.flatMap((name) => {
    const value = address.get(name) ?? '';
    return CAMPAIGN_NAME.test(value) && !url.searchParams.has(name) ? [[name, value]] : [];
  });
  if (added.length === 0) return link;
  // Setting `url.searchParams` would encode the link's own parameters again.
  url.search += `${url.search && '&'}${new URLSearchParams(added)}`;
  return url.href;
}

/** @returns the payment link as it is followed; in the prerendered page, and for visitors who ask for privacy, the plan's own */
export function usePaymentLink(link: string | null): string | null {
  const isHydrated = useHydrated();
  if (!link || !isHydrated || hasPrivacySignal(navigator)) return link;
  return withCampaign(link, window.location.search);
}
