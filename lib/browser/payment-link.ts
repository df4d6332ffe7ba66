'use client';

import { useHydrated } from './page-state';
import { hasPrivacySignal } from './privacy';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Excludes @, so that no email address passes. */
const CAMPAIGN_NAME = /^[\p{L}\p{N} ._~:|-]{1,100}$/u;

/** Adds the page's UTM parameters that the link lacks. */
export function withCampaign(link: string, search: string): string {
  const url = new URL(link);
  const address = new URLSearchParams(search);
  const added = PARAMETERS.flatMap((name) => {
    const value = address.get(name) ?? '';
    return CAMPAIGN_NAME.test(value) && !url.searchParams.has(name) ? [[name, value]] : [];
  });
  if (added.length === 0) return link;
  // Setting `url.searchParams` would re-encode the link's own parameters.
  url.search += `${url.search && '&'}${new URLSearchParams(added)}`;
  return url.href;
}

export function usePaymentLink(link: string | null): string | null {
  const isHydrated = useHydrated();
  if (!link || !isHydrated || hasPrivacySignal(navigator)) return link;
  return withCampaign(link, window.location.search);
}
