'use client';

import { useEffect, useState } from 'react';
import { localDay } from './refund-until';

/** @returns today in the visitor's calendar, YYYY-MM-DD; null in the prerendered page, which has no day */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToday(localDay(new Date()));
    read();
    // A page left open over midnight is looked at again.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return today;
}
