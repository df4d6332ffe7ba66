import type { Plan, Pricing } from '@/lib/content/schemas/plans';
import { formatPrice } from '@/lib/money/money';
import { fill } from '@/lib/text/fill';
import { monthCount } from './month-count';

/** One line of what a subscriber agrees to pay. */
export interface BillingTerm {
  id: keyof Pricing['terms'];
  /** What the line is about. */
  name: string;
  text: string;
}

/**
 * What a plan's card says about money: the charge of today, what follows it or that nothing does, how to cancel, the
 * refund and the currency.
 * @throws Error for a template in `words` with an unknown placeholder
 */
export function billingTerms(
  { price, months, renewal }: Pick<Plan, 'price' | 'months' | 'renewal'>,
  words: Pricing,
): BillingTerm[] {
  const values = { price: formatPrice(price), length: monthCount(months) };
  const renews = renewal !== null;
  const texts: Record<BillingTerm['id'], string> = {
    charged: fill(words.charged, values),
    renewal: renews ? fill(words.renews, { ...values, renewal }) : fill(words.ends, values),
    cancel: renews ? words.cancel : words.nothingToCancel,
    refund: words.refund,
    currency: words.currency,
  };
  const ids = ['charged', 'renewal', 'cancel', 'refund', 'currency'] as const;
  return ids.map((id) => ({ id, name: words.terms[id], text: texts[id] }));
}
