import type { Home } from '@/lib/content/schemas/landing';
import type { Plan, PlanTerms } from '@/lib/content/schemas/plans';
import type { PlanCostWords, Pricing } from '@/lib/content/schemas/pricing';
import { fill } from '@/lib/text/fill';
import { formatList, formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { baseOf, comparePlan, type PlanPrice, planPrice, tiersOf } from './figures';
import { monthsOf } from './lengths';

/** What is sold, and the words and forms that prices are said in: part of the content. */
export interface Offer {
  plans: readonly Plan[];
  pricing: Pricing;
  site: MoneyForm;
}

/** @returns the price of a plan as it is charged: `$1,299.90`, and its own word where it is free */
export function priceText({ price }: Plan, { pricing, site }: Offer): string {
  return price === 0 ? pricing.free : formatMoney(minorUnits(price, site.currency), site);
}

/** @returns so many of a unit of time, in the form of that count: `per 6 months` @param use what it is said for */
function lengthText(
  unit: keyof Pricing['units'],
  count: number,
  use: keyof Pricing['units']['day'],
  { pricing, site }: Omit<Offer, 'plans'>,
): string {
  return fill(pricing.units[unit][use], { count }, site.locale);
}

/** @returns how long a payment for a plan lasts: `per 6 months`; its own word for one that is paid once */
export function periodText(
  { interval, intervalCount }: Plan,
  use: keyof Pricing['units']['day'],
  offer: Offer,
): string {
  return interval === 'once' ? offer.pricing.once : lengthText(interval, intervalCount, use, offer);
}

/** @returns price and period in one: `$129.99 per year`, `$299.00 once`, `Free` */
function pricedText(plan: Plan, offer: Offer): string {
  const price = priceText(plan, offer);
  if (plan.price === 0) return price;
  return fill(offer.pricing.priced, { price, period: periodText(plan, 'per', offer) });
}

/** @returns whether a name says each word of a text already: `Free Plan` those of `Free`, `Freedom Plan` does not */
function saysAlready(name: string, text: string, locale: string): boolean {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const wordsOf = (said: string) =>
    [...segmenter.segment(said.toLocaleLowerCase(locale))]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment);
  const named = wordsOf(name);
  return wordsOf(text).every((word) => named.includes(word));
}

/**
 * Name and price of a plan in one line, as the footer of every page repeats it: `Annual Plan`, `$129.99 per year`; and its
 * card, to which the line leads. The price is empty where the name of a free plan says it.
 */
export function planLine(plan: Plan, offer: Offer) {
  const price = pricedText(plan, offer);
  const isSaid = plan.price === 0 && saysAlready(plan.name, price, offer.site.locale);
  return {
    name: plan.name,
    price: isSaid ? '' : price,
    href: `/#${planAnchor(plan.id)}`,
  };
}

/** The footer's lines of all plans, in order. */
export function planLines(offer: Offer) {
  return offer.plans.map((plan) => planLine(plan, offer));
}

/** @returns id of the element that is the card of a plan */
export function planAnchor(id: string): string {
  return `plan-${id}`;
}

/**
 * A plan against paying by the shortest period of its tier.
 * @returns both with the figures; null where nothing is saved, or there is nothing to compare with
 */
function comparisonOf(plan: Plan, { plans, site: { currency } }: Offer) {
  const base = baseOf(plans.filter(({ tier }) => tier === plan.tier));
  const figures = base && comparePlan(planPrice(plan, currency), planPrice(base, currency));
  return figures ? { ...figures, base } : null;
}

/**
 * The least that anybody can pay, before there is a card to say more: `From`, `$14.99`, ` per month, less by the year. …`
 * @param words that paying by the year costs less is said only where it does
 */
export function priceAnchor(
  offer: Offer,
  { from, fromFree, lessByTheYear, refund }: Home['price'],
) {
  const { plans, pricing } = offer;
  const paid = plans.filter(({ price }) => price > 0);
  const [first] = paid;
  if (!first) return { from: '', price: pricing.free, rest: '' };
  const least = paid.reduce((one, other) => (other.price < one.price ? other : one), first);
  const isLess = plans.some(
    (plan) => monthsOf(plan) === 12 && comparisonOf(plan, offer)?.base === least,
  );
  const words = {
    period: periodText(least, 'per', offer),
    lessByTheYear: isLess ? lessByTheYear : '',
    refund,
  };
  const template = paid.length < plans.length ? fromFree : from;
  const [before = '', rest = ''] = template
    .split('{price}')
    .map((part) => fill<keyof typeof words>(part, words));
  return { from: before, price: priceText(least, offer), rest };
}

/** The properties of an island are JSON, which has no `Infinity`: what is paid once lasts longer than anybody asks about. */
function written({ months, ...price }: PlanPrice): PlanPrice {
  return { ...price, months: Math.min(months, Number.MAX_SAFE_INTEGER) };
}

/** @returns a plan's title under the name of its tier, which it begins with */
function titleInTier({ title, tier }: Plan): string {
  return title.slice(tier?.length ?? 0).replace(/^[^\p{L}\p{N}]+/u, '') || title;
}

/**
 * @returns a chart of costs for each tier whose plans can be compared, in order; the first says what all ask and how they
 * are read. Beside tiers, plans without one go by their titles. What costs nothing would always cost least, and is in no chart
 */
export function costCharts(offer: Offer & { planCosts: PlanCostWords }) {
  const { plans, site } = offer;
  const { title, intro, ...words } = offer.planCosts;
  const isInTiers = plans.some(({ tier }) => tier);
  return tiersOf(plans.filter(({ price }) => price > 0))
    .filter((tier) => tier.length > 1)
    .map((tier, place) => {
      const prices = tier.map((plan) => ({
        ...written(planPrice(plan, site.currency)),
        title: titleInTier(plan),
      }));
      const titles = prices.map((price) => price.title);
      return {
        id: place === 0 ? 'costs' : `costs-${place + 1}`,
        lead: place === 0 ? { title, intro } : null,
        tier: tier[0]?.tier ?? (isInTiers ? formatList(titles, site.locale) : null),
        prices,
        words,
      };
    });
}

/** A plan's comparison in words, every figure derived; null where there is none. */
export function comparisonTexts(plan: Plan, offer: Offer) {
  const figures = comparisonOf(plan, offer);
  if (!figures) return null;
  const { pricing: words, site } = offer;
  const amount = formatMoney(figures.compared, site);
  return {
    amount,
    spoken: fill(words.comparedSpoken, { compared: amount }),
    explanation: fill(
      words.comparedWith,
      {
        count: figures.count,
        price: priceText(figures.base, offer),
        billed: periodText(figures.base, 'billed', offer),
      },
      site.locale,
    ),
    saving: fill(words.saving, {
      amount: formatMoney(figures.saving, site),
      percent: `${figures.percent}`,
      about: figures.isRoundedUp ? words.about : '',
    }),
  };
}

/**
 * @returns what is said of a plan that is compared with nothing: that it is free, paid once or the shortest of several in
 * its tier; nothing of the others
 */
export function plainNote(plan: Plan, { plans, pricing }: Offer): string {
  if (plan.price === 0) return pricing.freeNote;
  if (plan.interval === 'once') return pricing.onceNote;
  const compared = plans.filter(
    ({ tier, price, interval }) => tier === plan.tier && price > 0 && interval !== 'once',
  );
  return compared.length > 1 && compared[0] === plan ? pricing.baseline : '';
}

/** @returns how long a plan is free at first, and what it costs then; nothing of one that is paid from the first day */
export function trialText(plan: Plan, offer: Offer): string {
  if (plan.price === 0 || plan.interval === 'once' || plan.trialDays === 0) return '';
  // No line ends between the number and its unit, as none does inside a price.
  const length = lengthText('day', plan.trialDays, 'length', offer).replaceAll(' ', '\u00a0');
  return fill(offer.pricing.trial, { length, priced: pricedText(plan, offer) });
}

/** @returns what is charged once a plan is chosen, and that it comes again or does not */
export function chargeText(plan: Plan, offer: Offer): string {
  const { pricing: words } = offer;
  if (plan.price === 0) return words.freeTerms;
  const price = priceText(plan, offer);
  if (plan.interval === 'once') return fill(words.onceTerms, { price });
  return plan.renews
    ? fill(words.renews, { price, every: periodText(plan, 'every', offer) })
    : fill(words.ends, { length: periodText(plan, 'length', offer) });
}

/** @returns whether money is taken of itself until somebody cancels */
export function isRenewed({
  price,
  interval,
  renews = true,
}: Pick<PlanTerms, 'price' | 'interval' | 'renews'>): boolean {
  return price > 0 && interval !== 'once' && renews;
}
