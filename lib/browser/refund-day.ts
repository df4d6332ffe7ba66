'use client';

import { useEffect, useState } from 'react';

const DAY_MS = 86_400_000;

/** @returns today in the visitor's calendar, YYYY-MM-DD; null in the prerendered page, which has no day */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    // Swedes write a day as machines do.
    const read = () => setToday(new Date().toLocaleDateString('sv'));
    read();
    // A page left open over midnight is looked at again.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return today;
}

/**
 * The policy counts whole days from the hour of the payment, so the last one bears the date so many days later, whatever
 * daylight saving does in between.
 * @param paidOn YYYY-MM-DD @param days refund days of the policy @returns the last day, YYYY-MM-DD
 */
export function refundEnd(paidOn: string, days: number): string {
  const end = Date.parse(`${paidOn}T00:00:00Z`) + days * DAY_MS;
  return new Date(end).toISOString().slice(0, 10);
}
