'use client';

import { withCampaign } from './campaign';
import { useHydrated } from './page-state';
import { hasPrivacySignal } from './privacy';

export function usePaymentLink(link: string | null): string | null {
  const isHydrated = useHydrated();
  if (!link || !isHydrated || hasPrivacySignal(navigator)) return link;
  return withCampaign(link, window.location.search);
}
