import { reservedHosts } from '@/lib/content/reserved-hosts';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { fill } from '@/lib/text/fill';
import { formatMoney, minorUnits, moneyParts } from '@/lib/text/format';
import { monthlyAmount, planPrice } from './figures';
import {
  chargeText,
  comparisonTexts,
  isRenewed,
  type Offer,
  periodText,
  plainNote,
  planLine,
  priceText,
  trialText,
} from './texts';

/** A plan as its card says it: every figure derived, every sentence finished. */
export type PlanCardTexts = ReturnType<typeof planCards>[number];

/** All plans as the price sheet shows them: its columns and its rows. */
export type PlanSheet = ReturnType<typeof planSheet>;

/** Words of the price sheet that are shown as they stand: those that need a plan are in its card. */
export type SheetWords = ReturnType<typeof sheetWords>;

export function sheetWords({
  about,
  baseline,
  cancel,
  choose,
  comparedSpoken,
  comparedWith,
  currency,
  ends,
  free,
  freeNote,
  freeTerms,
  inherits,
  notIncluded,
  nothingToCancel,
  once,
  onceNote,
  onceTerms,
  perMonth,
  priced,
  refund,
  renews,
  saving,
  trial,
  units,
  ...shown
}: Pricing) {
  return shown;
}

/**
 * @returns a card for each plan, and each feature with whether the plans, in order, have it; whether any of them lasts for
 * months, and whether any is charged again
 */
export function planSheet(offer: Offer) {
  const { plans } = offer;
  const features = (plans[0]?.features ?? []).map(({ text, explanation }, index) => ({
    text,
    explanation,
    has: plans.map((plan) => plan.features[index]?.included === true),
  }));
  const hasMonths = plans.some(({ interval }) => interval !== 'once');
  return { cards: planCards(offer), features, hasMonths, isRenewed: plans.some(isRenewed) };
}

/** The cards of all plans, in order. */
export function planCards(offer: Offer) {
  const { plans, pricing: words } = offer;
  return plans.map((plan) => {
    const { id, title, tier, popular, paymentLink } = plan;
    const monthly = monthlyTexts(plan, offer);
    const comparison = comparisonTexts(plan, offer);
    return {
      id,
      title,
      // Its title begins with it.
      tier: title === tier ? null : tier,
      popular,
      period: plan.price === 0 ? '' : periodText(plan, 'per', offer),
      href: planLine(plan, offer).href,
      paymentLink,
      isSample: reservedHosts(paymentLink ?? '').length > 0,
      price: { spoken: priceText(plan, offer), ...priceParts(plan, offer) },
      comparison: comparison && {
        ...comparison,
        perMonth: fill(words.perMonth, { monthly: monthly.amount, about: monthly.about }),
      },
      ...plainTexts(plan, offer, comparison !== null),
      perMonth: [monthly.about, monthly.amount].filter(Boolean).join(' '),
      choose: fill(words.choose, { plan: title }),
      terms: billingTerms(plan, offer),
      ...differences(plan, plans, words),
    };
  });
}

/** What stands out above the button, free days or that nothing follows one payment; and beside it what is no comparison. */
function plainTexts(plan: Plan, offer: Offer, isCompared: boolean) {
  const note = isCompared ? '' : plainNote(plan, offer);
  const isOnce = plan.interval === 'once';
  return { highlight: isOnce ? note : trialText(plan, offer), note: isOnce ? '' : note };
}

/**
 * What a plan adds to the one before it, or all that it has where that one has something else; and what it lacks. Plans of a
 * tier that have the same say the same.
 */
function differences(plan: Plan, plans: readonly Plan[], words: Pricing) {
  const featuresOf = (isIncluded: boolean, { features }: Plan = plan) =>
    features.filter(({ included }) => included === isIncluded).map(({ text }) => text);
  const has = featuresOf(true);
  const before = plans
    .slice(0, plans.indexOf(plan))
    .findLast((other) => other.tier !== plan.tier || `${featuresOf(true, other)}` !== `${has}`);
  const inherited = before ? featuresOf(true, before) : [];
  const added = has.filter((text) => !inherited.includes(text));
  const isMore = before && added.length === has.length - inherited.length && added.length > 0;
  // To the next tier all plans of one are the same, where they include the same.
  const isTier = plans.every(
    (other) => other.tier !== before?.tier || `${featuresOf(true, other)}` === `${inherited}`,
  );
  const source = (isTier && before?.tier !== plan.tier && before?.tier) || (before?.title ?? '');
  const lacked = featuresOf(false).join('\u00a0· ');
  return {
    inherits: isMore && inherited.length > 0 ? fill(words.inherits, { plan: source }) : null,
    adds: isMore ? added : has,
    lacks: lacked && `${words.notIncluded}: ${lacked}`,
  };
}

/**
 * The price in the parts that a card sets apart, in the order of its language: symbol, whole units, cents. @returns them,
 * and which of them are the whole units; one word of a free plan, and no such part
 */
function priceParts(plan: Plan, offer: Offer): { parts: string[]; whole: number } {
  if (plan.price === 0) return { parts: [priceText(plan, offer)], whole: -1 };
  const all = moneyParts(minorUnits(plan.price, offer.site.currency), offer.site);
  const isWhole = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'group';
  const small = all.filter(({ type }) => type === 'currency' || type === 'fraction');
  const before = small.filter((part) => all.indexOf(part) < all.findIndex(isWhole)).length;
  const parts = small.map(({ value }) => value);
  const whole = all.filter(isWhole).map(({ value }) => value);
  return { parts: parts.toSpliced(before, 0, whole.join('')), whole: before };
}

/** The price spread over its months, and `about` where that rounded it; a dash where it is paid once. */
function monthlyTexts(plan: Plan, { pricing, site }: Offer) {
  const price = planPrice(plan, site.currency);
  const monthly = monthlyAmount(price);
  if (plan.price === 0) return { about: '', amount: pricing.free };
  if (monthly === null) return { about: '', amount: '–' };
  const isExact = monthly * price.months === price.amount;
  return { about: isExact ? '' : pricing.about, amount: formatMoney(monthly, site) };
}

/** What a card says about money beside the button: what follows the charge, how to cancel, the refund and the currency. */
function billingTerms(plan: Plan, offer: Offer): string[] {
  const { pricing: words } = offer;
  const cancel = isRenewed(plan) ? words.cancel : words.nothingToCancel;
  const paid = plan.price === 0 ? [] : [words.refund, words.currency];
  return [chargeText(plan, offer), cancel, ...paid];
}

/**
 * Plans and prices as plain text, for readers that take no pages. The badge stays out: it is a claim, and its provenance
 * could not be seen here.
 */
export function plansText(offer: Offer & { site: { productName: string; url: string } }): string {
  const { plans, pricing: words, site } = offer;
  const cards = planCards(offer);
  const lines = plans.flatMap((plan, index) => {
    const { name, price } = planLine(plan, offer);
    const compared = cards[index]?.comparison;
    const plain = [
      compared ? '' : plainNote(plan, offer),
      trialText(plan, offer),
      chargeText(plan, offer),
    ];
    return [
      [name, price].filter(Boolean).join(': '),
      ...(compared
        ? [`${compared.saving}, ${compared.perMonth}. ${compared.spoken} ${compared.explanation}.`]
        : []),
      ...plain.filter(Boolean),
      ...plan.features.map(
        ({ text, included }) => `- ${included ? '' : `${words.notIncluded}: `}${text}`,
      ),
      '',
    ];
  });
  return [
    site.productName,
    words.title,
    '',
    words.intro,
    '',
    ...lines,
    words.refund,
    words.currency,
    `${words.methods.title}. ${words.methods.text}`,
    plans.some(isRenewed)
      ? `${words.flexible.when}: ${words.flexible.title}. ${words.flexible.text}`
      : words.nothingToCancel,
    `${site.url}/#pricing`,
    '',
  ].join('\n');
}
