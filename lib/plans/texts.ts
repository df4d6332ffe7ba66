import type { Plan, PlanTerms, Pricing } from '@/content/schemas/plans';
import { fill } from '@/lib/text/fill';
import { formatList, formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { comparePlan, planPrice } from './figures';

export interface Offer {
  plans: readonly Plan[];
  pricing: Pricing;
  site: MoneyForm & { pricesIncludeTax: boolean };
}

/** Returns `$1,299.90`. */
export function priceText({ price }: Plan, { site }: Offer): string {
  return formatMoney(minorUnits(price, site.currency), site);
}

/** Returns `per 6 months`, `billed monthly`, `a month`, or `once`. */
export function periodText(
  { interval, intervalCount }: Plan,
  use: 'per' | 'every' | 'billed' | 'brief',
  { pricing: { card } }: Offer,
): string {
  if (interval === 'once') return card.once;
  const unit = intervalCount > 1 ? 'months' : interval;
  return fill(card.units[unit][use], { count: `${intervalCount}` });
}

/** Returns `$129.99 per year`, `$299.00 once`. */
export function pricedText(plan: Plan, offer: Offer): string {
  return `${priceText(plan, offer)} ${periodText(plan, 'per', offer)}`;
}

export const planHref = (id: string) => `/#${planAnchor(id)}`;

export function planAnchor(id: string): string {
  return `plan-${id}`;
}

export function planLines(offer: Offer) {
  return offer.plans.map((plan) => ({
    name: plan.name,
    price: pricedText(plan, offer),
    href: planHref(plan.id),
  }));
}

/** Compares with the first plan. Returns null if nothing is saved. */
export function savingsOf(plan: Plan, { plans: [base = plan], site: { currency } }: Offer) {
  const figures = comparePlan(planPrice(plan, currency), planPrice(base, currency));
  return figures && { ...figures, base };
}

/** Splits the hero's price line around the shortest and longest plans' prices. */
export function startingPrice(offer: Offer, template: string) {
  const ends = offer.plans.filter((_, index, { length }) => index === 0 || index === length - 1);
  const prices = ends.map(
    (plan) => `${priceText(plan, offer)} ${periodText(plan, 'brief', offer)}`,
  );
  const [from = '', rest = ''] = fill(template, { prices: '\n' }).split('\n');
  return { from, price: formatList(prices, offer.site.locale, 'disjunction'), rest };
}

export function isRenewed({ interval }: Pick<PlanTerms, 'interval'>): boolean {
  return interval !== 'once';
}
