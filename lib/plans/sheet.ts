import type { Plan, Pricing } from '@/content/schemas/plans';
import { fill } from '@/lib/text/fill';
import { formatLength, formatMoney, minorUnits, moneyParts } from '@/lib/text/format';
import { monthlyAmount, planPrice } from './figures';
import {
  isRenewed,
  type Offer,
  periodText,
  planHref,
  pricedText,
  priceText,
  savingsOf,
} from './texts';

/** Names reserved by RFC 6761, RFC 6762 and ICANN. */
const RESERVED =
  /(?<![\w.-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|local|internal|localhost)|example\.(?:com|net|org)|localhost)(?![\w-]|\.[a-z])/gi;

export function reservedHosts(text: string): string[] {
  return text.match(RESERVED) ?? [];
}

export type PlanCardTexts = ReturnType<typeof planCards>[number];

export type PricingTable = ReturnType<typeof buildPricingTable>;

export type PricingLabels = Omit<Pricing, 'card' | 'costs'>;

export function buildPricingTable(offer: Offer) {
  const { plans } = offer;
  const features = (plans[0]?.features ?? []).map(({ text, explanation }, index) => ({
    text,
    explanation,
    has: plans.map((plan) => plan.features[index]?.included === true),
  }));
  return { cards: planCards(offer), features, isRenewed: plans.some(isRenewed) };
}

export function planCards(offer: Offer) {
  const { plans, pricing } = offer;
  const { card } = pricing;
  return plans.map((plan, index) => {
    const { id, title, popular, paymentLink } = plan;
    const { about, monthly } = monthlyTexts(plan, offer);
    const isShortest = index === 0 && plans[1] !== undefined && isRenewed(plans[1]);
    return {
      id,
      title,
      popular,
      period: periodText(plan, 'per', offer),
      href: planHref(id),
      paymentLink,
      isSample: reservedHosts(paymentLink ?? '').length > 0,
      price: { spoken: priceText(plan, offer), ...priceParts(plan, offer) },
      comparison: comparisonTexts(plan, offer),
      highlight: isRenewed(plan) ? trialText(plan, offer) : card.onceNote,
      note: isShortest ? card.baseline : '',
      perMonth: about ? `${about} ${monthly}` : monthly,
      choose: fill(card.choose, { plan: title }),
      terms: billingTerms(plan, offer),
      ...differences(plan, plans[index - 1], card),
    };
  });
}

/** Returns null if nothing is saved. */
function comparisonTexts(plan: Plan, offer: Offer) {
  const figures = savingsOf(plan, offer);
  if (!figures) return null;
  const { pricing, site } = offer;
  const { card } = pricing;
  const amount = formatMoney(figures.compared, site);
  const { about, monthly } = monthlyTexts(plan, offer);
  return {
    amount,
    spoken: fill(card.comparedSpoken, { compared: amount }),
    explanation: fill(card.comparedWith, {
      count: `${figures.count}`,
      price: priceText(figures.base, offer),
      billed: periodText(figures.base, 'billed', offer),
    }),
    saving: fill(card.saving, {
      amount: formatMoney(figures.saving, site),
      percent: `${figures.percent}`,
      about: figures.isRoundedUp ? card.about : '',
    }),
    perMonth: fill(card.perMonth, { about, monthly }),
  };
}

function monthlyTexts(plan: Plan, { pricing, site }: Offer) {
  const price = planPrice(plan, site.currency);
  const monthly = monthlyAmount(price);
  if (monthly === null) return { about: '', monthly: '–' };
  const isExact = monthly * (price.months ?? 0) === price.amount;
  return { about: isExact ? '' : pricing.card.about, monthly: formatMoney(monthly, site) };
}

function trialText(plan: Plan, offer: Offer): string {
  if (plan.trialDays === 0) return '';
  // A no-break space keeps number and unit together.
  const length = formatLength(plan.trialDays, 'day', offer.site.locale).replace(' ', '\u00a0');
  return fill(offer.pricing.card.trial, { length, priced: pricedText(plan, offer) });
}

function billingTerms(plan: Plan, offer: Offer): string[] {
  const { card } = offer.pricing;
  const price = priceText(plan, offer);
  const charge = isRenewed(plan)
    ? [fill(card.renews, { price, every: periodText(plan, 'every', offer) }), card.cancel]
    : [fill(card.onceTerms, { price }), card.nothingToCancel];
  const { taxIncluded, taxAdded } = card.currency;
  return [...charge, card.refund, offer.site.pricesIncludeTax ? taxIncluded : taxAdded];
}

/** Lists missing features, and all included ones or only those added to the previous plan. */
function differences(plan: Plan, before: Plan | undefined, card: Pricing['card']) {
  const textsOf = ({ features }: Plan, isIncluded: boolean) =>
    features.filter(({ included }) => included === isIncluded).map(({ text }) => text);
  const has = textsOf(plan, true);
  const inherited = before ? textsOf(before, true) : [];
  const added = has.filter((text) => !inherited.includes(text));
  const isMore =
    inherited.length > 0 && added.length > 0 && added.length === has.length - inherited.length;
  const lacked = textsOf(plan, false).join('\u00a0· ');
  return {
    inherits: isMore ? fill(card.inherits, { plan: before?.title ?? '' }) : null,
    adds: isMore ? added : has,
    lacks: lacked && `${card.notIncluded}: ${lacked}`,
  };
}

/** Splits the price into symbol, whole units and cents, in locale order. */
function priceParts(plan: Plan, { site }: Offer): { parts: string[]; whole: number } {
  const all = moneyParts(minorUnits(plan.price, site.currency), site);
  const isWhole = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'group';
  const small = all.filter(({ type }) => type === 'currency' || type === 'fraction');
  const before = small.filter((part) => all.indexOf(part) < all.findIndex(isWhole)).length;
  const parts = small.map(({ value }) => value);
  const whole = all.filter(isWhole).map(({ value }) => value);
  return { parts: parts.toSpliced(before, 0, whole.join('')), whole: before };
}
