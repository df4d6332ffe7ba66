'use client';

import { useAnalytics } from '@/lib/analytics/use-analytics';
import { useHashScroll } from '@/lib/browser/use-hash-scroll';
import { useCampaigns } from '@/lib/campaign/use-campaigns';
import type { AnalyticsService } from '@/lib/content/schemas/site';

/** Behaviour of the whole page that draws nothing: hash links scroll; what the site has switched on is loaded. */
export function PageBehaviour({
  campaignHosts,
  analytics,
}: {
  /** Hosts whose payment links carry the campaign; null where none does. */
  campaignHosts: readonly string[] | null;
  analytics: AnalyticsService | null;
}) {
  useHashScroll();
  useCampaigns(campaignHosts);
  useAnalytics(analytics);
  return null;
}
