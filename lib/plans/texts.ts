import type { Pricing } from '@/components/landing/pricing/schema';
import type { Plan, PlanTerms } from '@/lib/schemas/plans';
import { fill } from '@/lib/text/fill';
import {
  formatLength,
  formatList,
  formatMoney,
  type MoneyForm,
  minorUnits,
  moneyParts,
} from '@/lib/text/format';
import { reservedHosts } from '@/lib/text/reserved-hosts';
import { comparePlan, isFree, type PlanPrice, paidPlans, planPrice } from './figures';

export interface Offer {
  plans: readonly Plan[];
  pricing: Pricing;
  site: MoneyForm & { pricesIncludeTax: boolean };
}

export type PlanCardTexts = ReturnType<typeof planCards>[number];

export type PricingLabels = Omit<Pricing, 'card' | 'costs'>;

export function planCards(offer: Offer) {
  const { plans, pricing } = offer;
  const { card } = pricing;
  const [shortest, next] = paidPlans(plans);
  return plans.map((plan, index) => {
    const { id, title, popular, paymentLink } = plan;
    const isMonthly = plan === shortest && planPrice(plan, offer.site.currency).months === 1;
    return {
      isFree: isFree(plan),
      id,
      title,
      popular,
      period: periodText(plan, 'per', offer),
      href: planHref(id),
      paymentLink,
      isSample: reservedHosts(paymentLink ?? '').length > 0,
      price: { spoken: priceText(plan, offer), ...priceParts(plan, offer) },
      comparison: comparisonTexts(plan, offer),
      highlight: highlightText(plan, offer),
      note: isMonthly && next && isRenewed(next) ? card.baseline : '',
      choose: isFree(plan) ? card.signUp : fill(card.choose, { plan: title }),
      terms: billingTerms(plan, offer),
      ...featureTexts(plan, plans[index - 1], card),
    };
  });
}

export function planLines(offer: Offer) {
  return offer.plans.map((plan) => ({
    name: plan.name,
    price: pricedText(plan, offer),
    href: planHref(plan.id),
  }));
}

/** Splits the hero's price line around the shortest and longest plans' prices. */
export function startingPrice(offer: Offer, template: string) {
  const ends = offer.plans.filter((_, index, { length }) => index === 0 || index === length - 1);
  const prices = ends.map((plan) => pricedText(plan, offer, 'brief'));
  const [from = '', rest = ''] = fill(template, { prices: '\n' }).split('\n');
  return { from, price: formatList(prices, offer.site.locale, 'disjunction'), rest };
}

/** Compares with the shortest paid plan. Returns null if nothing is saved. */
function comparisonTexts(plan: Plan, offer: Offer) {
  const { plans, pricing, site } = offer;
  const { card } = pricing;
  const [base = plan] = paidPlans(plans);
  const price = planPrice(plan, site.currency);
  const figures = comparePlan(price, planPrice(base, site.currency));
  if (!figures) return null;
  const amount = formatMoney(figures.compared, site);
  return {
    amount,
    spoken: fill(card.comparedSpoken, { compared: amount }),
    explanation: fill(card.comparedWith, {
      count: `${figures.count}`,
      price: priceText(base, offer),
      billed: periodText(base, 'billed', offer),
    }),
    saving: fill(card.saving, {
      amount: formatMoney(figures.saving, site),
      percent: `${figures.percent}`,
      about: figures.isRoundedUp ? card.about : '',
    }),
    perMonth: fill(card.perMonth, monthlyTexts(price, offer)),
  };
}

function monthlyTexts({ amount, months }: PlanPrice, { pricing, site }: Offer) {
  const monthly = Math.round(amount / (months ?? 1));
  const isExact = monthly * (months ?? 1) === amount;
  return { about: isExact ? '' : pricing.card.about, monthly: formatMoney(monthly, site) };
}

function highlightText(plan: Plan, offer: Offer): string {
  if (!isFree(plan) && !isRenewed(plan)) return offer.pricing.card.onceNote;
  if (plan.trialDays === 0) return '';
  const length = formatLength(plan.trialDays, 'day', offer.site.locale);
  return fill(offer.pricing.card.trial, { length, priced: pricedText(plan, offer) });
}

function billingTerms(plan: Plan, offer: Offer): string[] {
  const { card } = offer.pricing;
  if (isFree(plan)) return [card.freeTerms];
  const price = priceText(plan, offer);
  const charge = isRenewed(plan)
    ? [fill(card.renews, { price, every: periodText(plan, 'every', offer) }), card.cancel]
    : [fill(card.onceTerms, { price }), card.nothingToCancel];
  const { taxIncluded, taxAdded } = card.currency;
  return [...charge, card.refund, offer.site.pricesIncludeTax ? taxIncluded : taxAdded];
}

/** Marks features of the previous plan that `inherits` replaces on phones, if this plan has all of them and more. */
function featureTexts({ features }: Plan, before: Plan | undefined, card: Pricing['card']) {
  const had = new Set(before?.features.flatMap(({ text, included }) => (included ? text : [])));
  const has = features.flatMap(({ text, included }) => (included ? text : []));
  const kept = has.filter((text) => had.has(text)).length;
  const isMore = kept > 0 && kept === had.size && kept < has.length;
  return {
    inherits: isMore ? fill(card.inherits, { plan: before?.title ?? '' }) : null,
    features: features.map((feature) => ({
      ...feature,
      isInherited: isMore && had.has(feature.text),
    })),
  };
}

/** Returns `$129.99 per year`, `$299.00 once`, `Free`. */
function pricedText(plan: Plan, offer: Offer, use: 'per' | 'brief' = 'per'): string {
  return [priceText(plan, offer), periodText(plan, use, offer)].filter(Boolean).join(' ');
}

/** Returns `$1,299.90`, or `Free`. */
function priceText(plan: Plan, { site, pricing }: Offer): string {
  if (isFree(plan)) return pricing.card.free;
  return formatMoney(minorUnits(plan.price, site.currency), site);
}

/** Splits the price into symbol, whole units and cents, in locale order. */
function priceParts(plan: Plan, { site, pricing }: Offer): { parts: string[]; whole: number } {
  if (isFree(plan)) return { parts: [pricing.card.free], whole: 0 };
  const all = moneyParts(minorUnits(plan.price, site.currency), site);
  const isWhole = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'group';
  const small = all.filter(({ type }) => type === 'currency' || type === 'fraction');
  const before = small.filter((part) => all.indexOf(part) < all.findIndex(isWhole)).length;
  const parts = small.map(({ value }) => value);
  const whole = all.filter(isWhole).map(({ value }) => value);
  return { parts: parts.toSpliced(before, 0, whole.join('')), whole: before };
}

/** Returns `per 6 months`, `billed monthly`, `a month`, `once`; nothing for a free plan. */
function periodText(
  { price, interval, intervalCount }: Plan,
  use: 'per' | 'every' | 'billed' | 'brief',
  { pricing: { card } }: Offer,
): string {
  if (price === 0) return '';
  if (interval === 'once') return card.once;
  const unit = intervalCount > 1 ? 'months' : interval;
  return fill(card.units[unit][use], { count: `${intervalCount}` });
}

export function isRenewed({ interval }: Pick<PlanTerms, 'interval'>): boolean {
  return interval !== 'once';
}

const planHref = (id: string) => `/#${planAnchor(id)}`;

export function planAnchor(id: string): string {
  return `plan-${id}`;
}
