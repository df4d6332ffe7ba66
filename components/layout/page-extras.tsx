'use client';

import { useEffect } from 'react';
import { useHashScroll } from '@/lib/browser/hash-scroll';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { useMediaQuery } from '@/lib/browser/motion';

/** Particles and cursor, once the page is idle: decoration never delays anything. */
const loadAmbience = () =>
  import('@/components/decoration/ambience-layer').then(({ AmbienceLayer }) => AmbienceLayer);

/** Matches where there is something to decorate: a phone and a visitor who wants less motion do not even get the code. */
const DECORATED_QUERY = '(min-width: 480px) and (prefers-reduced-motion: no-preference)';

/**
 * What every page has around its own content, beside header and footer: decoration; hash links scroll; page views are
 * counted.
 * @param analyticsEndpoint address that page views are sent to; null counts nothing, and loads no code for it
 */
export function PageExtras({ analyticsEndpoint }: { analyticsEndpoint: string | null }) {
  useHashScroll();
  useEffect(() => {
    if (!analyticsEndpoint) return;
    import('@/lib/browser/analytics')
      .then(({ countPageView }) => countPageView(analyticsEndpoint))
      // Blocked, offline or down.
      .catch(() => undefined);
  }, [analyticsEndpoint]);
  const isDecorated = useMediaQuery(DECORATED_QUERY);
  const { code: Ambience } = useLate(loadAmbience, useIdle() && isDecorated);
  useEffect(() => {
    // From here on React answers every press, also in a section that it has not taken over yet.
    document.documentElement.dataset.scripts = 'ready';
  }, []);
  return Ambience && <Ambience />;
}
