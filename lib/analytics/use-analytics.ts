'use client';

import { useEffect } from 'react';
import { useLate } from '@/lib/browser/late-code';
import type { AnalyticsService } from '@/lib/content/schemas/site';

const loadStart = () => import('./start-analytics').then(({ startAnalytics }) => startAnalytics);

/** Loads what tells an analytics service of the visit, where the site has one; without it the visit is not counted. */
export function useAnalytics(service: AnalyticsService | null): void {
  const { code: start } = useLate(loadStart, service !== null);
  useEffect(() => {
    if (start && service) return start(service);
  }, [start, service]);
}
