import type { Plan, PlanTerms, Pricing } from '@/content/schemas/plans';
import { fill } from '@/lib/text/fill';
import { formatList, formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { comparePlan, planPrice } from './figures';

/** The plans, and the words and forms that prices are printed in: part of the content. */
export interface Offer {
  plans: readonly Plan[];
  pricing: Pricing;
  site: MoneyForm & { pricesIncludeTax: boolean };
}

/** @returns the price of a plan as it is charged: `$1,299.90` */
export function priceText({ price }: Plan, { site }: Offer): string {
  return formatMoney(minorUnits(price, site.currency), site);
}

/** @returns how long a payment lasts: `per 6 months`, `billed monthly`, `a month`; `once` for a plan that is paid once */
export function periodText(
  { interval, intervalCount }: Plan,
  use: 'per' | 'every' | 'billed' | 'brief',
  { pricing: { card } }: Offer,
): string {
  if (interval === 'once') return card.once;
  const unit = intervalCount > 1 ? 'months' : interval;
  return fill(card.units[unit][use], { count: `${intervalCount}` });
}

/** @returns price and period in one: `$129.99 per year`, `$299.00 once` */
export function pricedText(plan: Plan, offer: Offer): string {
  return `${priceText(plan, offer)} ${periodText(plan, 'per', offer)}`;
}

/** @returns the card of a plan, for a link */
export const planHref = (id: string) => `/#${planAnchor(id)}`;

/** @returns id of the element that is the card of a plan */
export function planAnchor(id: string): string {
  return `plan-${id}`;
}

/** Name and price of each plan in one line, as the footer of every page repeats them: `Annual Plan`, `$129.99 per year`. */
export function planLines(offer: Offer) {
  return offer.plans.map((plan) => ({
    name: plan.name,
    price: pricedText(plan, offer),
    href: planHref(plan.id),
  }));
}

/** @returns the figures against the first plan, which is the shortest; null where nothing is saved */
export function savingsOf(plan: Plan, { plans: [base = plan], site: { currency } }: Offer) {
  const figures = comparePlan(planPrice(plan, currency), planPrice(base, currency));
  return figures && { ...figures, base };
}

/** The line of the hero with the shortest and the longest plan, in three parts: ``, `$14.99 a month or $129.99 a year`, `. …` */
export function startingPrice(offer: Offer, template: string) {
  const ends = offer.plans.filter((_, index, { length }) => index === 0 || index === length - 1);
  const prices = ends.map(
    (plan) => `${priceText(plan, offer)} ${periodText(plan, 'brief', offer)}`,
  );
  const [from = '', rest = ''] = fill(template, { prices: '\n' }).split('\n');
  return { from, price: formatList(prices, offer.site.locale, 'disjunction'), rest };
}

/** @returns whether money is taken of itself until somebody cancels */
export function isRenewed({ interval }: Pick<PlanTerms, 'interval'>): boolean {
  return interval !== 'once';
}
