import type { MarketKind } from './hard-markets';

/** Simulated markets are numbered from 1 to this; the number is the seed they are made of. */
export const MAX_MARKET = 999_999;

export const MARKET_KINDS: readonly MarketKind[] = ['everyday', 'gaps', 'flat', 'crash'];

/** A simulated market. */
export interface NamedMarket {
  readonly number: number;
  readonly kind: MarketKind;
}

/** @returns what it is called in addresses and noted lines: `20802`, or `20802-crash` for another than an everyday one */
export function marketName({ number, kind }: NamedMarket): string {
  return kind === 'everyday' ? String(number) : `${number}-${kind}`;
}

/** @returns the market of that name; null for what is no name */
export function readMarketName(text: string): NamedMarket | null {
  const [, digits, word = 'everyday'] = /^([1-9]\d{0,5})(?:-(gaps|flat|crash))?$/.exec(text) ?? [];
  const kind = MARKET_KINDS.find((one) => one === word);
  return digits && kind ? { number: Number(digits), kind } : null;
}
