'use client';

import { useEffect } from 'react';
import type { AnalyticsService } from '@/lib/content/schemas/site';

/** Loads what tells an analytics service of the visit, where the site has one. */
export function useAnalytics(service: AnalyticsService | null): void {
  useEffect(() => {
    if (!service) return;
    let isOver = false;
    let end = () => {};
    import('./start-analytics').then(
      ({ startAnalytics }) => {
        if (!isOver) end = startAnalytics(service);
      },
      // A visit that is not counted is a visit all the same.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [service]);
}
