/** Name of the parameter in an address that says which market to show: `?market=20802`. */
export const MARKET_PARAMETER = 'market';

/** Simulated markets are numbered from 1 to this; the number is the seed they are made of. */
export const MAX_MARKET = 999_999;

/**
 * @param search query of an address, with or without its `?`
 * @returns the market that it asks for; null where it asks for none. What is no market is not passed on: anybody can write
 *   it into a link, and the page would say it in its own voice
 */
export function readMarket(search: string): number | 'unknown' | null {
  const value = new URLSearchParams(search).get(MARKET_PARAMETER);
  if (value === null) return null;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 'unknown';
}

/** @returns `address` with the parameter set to `market`, everything else as it was */
export function withMarket(address: string, market: number): string {
  const url = new URL(address);
  url.searchParams.set(MARKET_PARAMETER, `${market}`);
  return url.href;
}

/** @param draw from 0 (included) to 1 (excluded) @returns the number of a market other than `current` */
export function otherMarket(current: number, draw: number): number {
  const market = 1 + Math.floor(draw * (MAX_MARKET - 1));
  return market >= current ? market + 1 : market;
}
