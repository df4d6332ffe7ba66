import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import type { DelayCost } from '@/engine/replay/delay-costs';
import { formatNumber } from './format';

/** Returns the numbers of sentences about what waiting costs: average true ranges to one decimal, and prices. */
export function delayCostNumbers(
  { half, most }: DelayCost,
  prices: PriceForm,
  locale: string,
): Record<'half' | 'halfPrice' | 'most' | 'mostPrice', string> {
  const ranges = (count: number) => formatNumber(Math.round(10 * count) / 10, locale, 1);
  return {
    half: ranges(half.ranges),
    halfPrice: formatPrice(half.price, prices),
    most: ranges(most.ranges),
    mostPrice: formatPrice(most.price, prices),
  };
}
