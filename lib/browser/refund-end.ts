'use client';

import { formatDate } from '@/lib/text/format';
import { useHydrated } from './page-state';

/** Returns the last refund day for a payment today; null in the prerendered page. */
export function useRefundEnd(days: number, locale: string): string | null {
  if (!useHydrated()) return null;
  const end = new Date();
  end.setDate(end.getDate() + days);
  // Swedish dates have the form YYYY-MM-DD.
  return formatDate(end.toLocaleDateString('sv'), locale);
}
