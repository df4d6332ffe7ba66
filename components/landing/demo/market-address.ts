import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '@/lib/browser/page-state';

/** Simulated markets are numbered from 1; the number is their seed. */
export const MAX_MARKET = 999_999;

/** @returns the market in a URL's query; null if missing or invalid */
export function readMarket(search: string): number | null {
  const value = new URLSearchParams(search).get('market') ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/** Puts the market into the page's address; null for a file, which has no address. */
export function writeMarket(market: number | null): void {
  const url = new URL(window.location.href);
  if (market === null) url.searchParams.delete('market');
  else url.searchParams.set('market', `${market}`);
  window.history.replaceState(window.history.state, '', url);
}

/** Starts the demo when it comes into view, if the page's address has a market. */
export function useSharedMarket(stage: RefObject<HTMLElement | null>, start: () => void): void {
  const [isShared, setIsShared] = useState(false);
  useEffect(() => setIsShared(readMarket(window.location.search) !== null), []);
  const isSeen = useInView(stage, isShared);
  useEffect(() => {
    if (isShared && isSeen) start();
  }, [isShared, isSeen, start]);
}
