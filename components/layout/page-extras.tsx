'use client';

import { type EffectCallback, useEffect } from 'react';
import { useHashScroll } from '@/lib/browser/hash-scroll';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { useMediaQuery } from '@/lib/browser/motion';
import type { AnalyticsService } from '@/lib/content/schemas/site';

/** Particles and cursor, once the page is idle: decoration never delays anything. */
const loadAmbience = () =>
  import('@/components/decoration/ambience-layer').then(({ AmbienceLayer }) => AmbienceLayer);

/** Matches where there is something to decorate: a phone and a visitor who wants less motion do not even get the code. */
const DECORATED_QUERY = '(min-width: 480px) and (prefers-reduced-motion: no-preference)';

const loadCampaigns = () =>
  import('@/lib/browser/campaign').then(({ startCampaigns }) => startCampaigns);
const loadAnalytics = () =>
  import('@/lib/browser/analytics').then(({ startAnalytics }) => startAnalytics);

/** Loads what the site has switched on, and starts it. Without it links lead on and a visit is a visit all the same. */
function useLateStart<Setting>(
  load: () => Promise<(setting: Setting) => ReturnType<EffectCallback>>,
  setting: Setting | null,
): void {
  const { code: start } = useLate(load, setting !== null);
  useEffect(() => {
    if (start && setting !== null) return start(setting);
  }, [start, setting]);
}

/**
 * What every page has around its own content, beside header and footer: decoration; hash links scroll; what the site has
 * switched on is loaded.
 */
export function PageExtras({
  campaignHosts,
  analytics,
}: {
  /** Hosts whose payment links carry the campaign; null where none does. */
  campaignHosts: readonly string[] | null;
  analytics: AnalyticsService | null;
}) {
  useHashScroll();
  useLateStart(loadCampaigns, campaignHosts);
  useLateStart(loadAnalytics, analytics);
  const isDecorated = useMediaQuery(DECORATED_QUERY);
  const { code: Ambience } = useLate(loadAmbience, useIdle() && isDecorated);
  useEffect(() => {
    // From here on React answers every press, also in a section that it has not taken over yet.
    document.documentElement.dataset.scripts = 'ready';
  }, []);
  return Ambience && <Ambience />;
}
