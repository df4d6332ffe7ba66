'use client';

import { formatDate } from '@/lib/text/format';
import { useHydrated } from './hydrated';

/**
 * @param days refund days of the policy
 * @returns the last day of the refund for a payment made today, by the visitor's calendar; null in the prerendered page
 */
export function useRefundEnd(days: number, locale: string): string | null {
  if (!useHydrated()) return null;
  const end = new Date();
  end.setDate(end.getDate() + days);
  // Swedish dates are written YYYY-MM-DD.
  return formatDate(end.toLocaleDateString('sv'), locale);
}
