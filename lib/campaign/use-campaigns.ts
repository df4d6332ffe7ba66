'use client';

import { useEffect } from 'react';
import { useLate } from '@/lib/browser/late-code';

const loadStart = () => import('./start-campaigns').then(({ startCampaigns }) => startCampaigns);

/**
 * Loads what keeps campaigns, where the site is set to keep them; without it the links lead to the payment page all the same.
 * @param hosts that payment links may lead to; null where campaigns are not kept
 */
export function useCampaigns(hosts: readonly string[] | null): void {
  const { code: start } = useLate(loadStart, hosts !== null);
  useEffect(() => {
    if (start && hosts) start(hosts);
  }, [start, hosts]);
}
