'use client';

import { useEffect } from 'react';

/**
 * Loads what keeps campaigns, where the site is set to keep them.
 * @param hosts that payment links may lead to; null where campaigns are not kept
 */
export function useCampaigns(hosts: readonly string[] | null): void {
  useEffect(() => {
    if (!hosts) return;
    import('./start-campaigns').then(
      ({ startCampaigns }) => startCampaigns(hosts),
      // Without it the links lead to the payment page all the same.
      () => undefined,
    );
  }, [hosts]);
}
