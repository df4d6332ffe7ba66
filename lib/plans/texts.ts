import { reservedHosts } from '@/lib/content/reserved-hosts';
import type { Home } from '@/lib/content/schemas/landing';
import type { Plan } from '@/lib/content/schemas/plans';
import type { PlatformPlans, Pricing } from '@/lib/content/schemas/pricing';
import { fill } from '@/lib/text/fill';
import { formatDate, formatList } from '@/lib/text/format';
import { comparePlan, planPrice } from './figures';

/** Prices stand in the content in dollars, and are printed as they stand; only what is derived from them is in cents. */
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const MONTHS = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'month',
  unitDisplay: 'long',
});

/** @returns `$1,299.90` */
export function formatCents(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** @returns `1 month`, `7 months` */
export function monthCount(months: number): string {
  return MONTHS.format(months);
}

/**
 * Name and price of a plan in one line, as the footer of every page repeats it: `Annual Plan`, `$129.99 per year`; and its
 * card, to which the line leads.
 */
export function planLine({ id, name, price, period }: Plan) {
  return { name, price: `${DOLLARS.format(price)} ${period}`, href: `/#${planAnchor(id)}` };
}

/**
 * The least that anybody can pay, before there is a card to say more: `From`, `$14.99`, ` per month, less by the year. …`
 * @param words that paying by the year costs less is said only where it does
 */
export function priceAnchor(
  plans: readonly Plan[],
  { from, lessByTheYear, refund }: Home['price'],
) {
  const least = plans.reduce((one, other) => (other.price < one.price ? other : one));
  const isLess = plans.some(
    (plan) => plan.months === 12 && comparePlan(planPrice(plan), planPrice(least)) !== null,
  );
  const rest = ` ${least.period}${isLess ? lessByTheYear : ''}. ${refund}`;
  return { from: `${from} `, price: DOLLARS.format(least.price), rest };
}

/** @returns id of the element that is the card of a plan */
export function planAnchor(id: string): string {
  return `plan-${id}`;
}

/** A plan as its card says it: every figure derived, every sentence finished. */
export type PlanCardTexts = ReturnType<typeof planCards>[number];

/** All plans as the price sheet shows them: its columns and its rows. */
export type PlanSheet = ReturnType<typeof planSheet>;

/** Words of the price sheet that are shown as they stand: those that need a plan are in its card. */
export type SheetWords = ReturnType<typeof sheetWords>;

export function sheetWords({
  about,
  cancel,
  choose,
  comparedSpoken,
  comparedWith,
  currency,
  ends,
  inherits,
  notIncluded,
  nothingToCancel,
  perMonth,
  refund,
  renews,
  saving,
  ...shown
}: Pricing) {
  return shown;
}

/** @returns the limits of the charting platform, with the day on which they were so */
export function platformLimits(
  { provenance, asOf, exampleNote, note, plans }: PlatformPlans,
  locale: string,
) {
  const limits = formatList(
    plans.map(({ name, perChart }) => `${name} ${perChart}`),
    locale,
  );
  const source = provenance.status === 'example' ? exampleNote : note;
  return fill(source, { day: formatDate(asOf, locale), limits });
}

/** @returns a card for each plan, and each feature with whether the plans, in order, have it */
export function planSheet(plans: readonly Plan[], words: Pricing) {
  const features = (plans[0]?.features ?? []).map(({ text, explanation }, index) => ({
    text,
    explanation,
    has: plans.map((plan) => plan.features[index]?.included === true),
  }));
  return { cards: planCards(plans, words), features };
}

/** The cards of all plans, in order. */
export function planCards(plans: readonly Plan[], words: Pricing) {
  return plans.map((plan, index) => {
    const { id, title, popular, period, paymentLink } = plan;
    return {
      id,
      title,
      popular,
      period,
      href: planLine(plan).href,
      paymentLink,
      isSample: reservedHosts(paymentLink ?? '').length > 0,
      price: priceParts(plan.price),
      comparison: comparison(plan, plans[0], words),
      perMonth: perMonth(plan, words),
      choose: fill(words.choose, { plan: title }),
      terms: billingTerms(plan, words),
      ...differences(plan, plans[index - 1], words),
    };
  });
}

/** What a plan adds to the one before it, or all that it has where that one has something else; and what it lacks. */
function differences(plan: Plan, before: Plan | undefined, words: Pricing) {
  const featuresOf = (isIncluded: boolean, { features }: Plan = plan) =>
    features.filter(({ included }) => included === isIncluded).map(({ text }) => text);
  const has = featuresOf(true);
  const inherited = before ? featuresOf(true, before) : [];
  const added = has.filter((text) => !inherited.includes(text));
  const isMore = before && added.length === has.length - inherited.length && added.length > 0;
  const lacked = featuresOf(false).join('\u00a0· ');
  return {
    inherits: isMore && inherited.length > 0 ? fill(words.inherits, { plan: before.title }) : null,
    adds: isMore ? added : has,
    lacks: lacked && `${words.notIncluded}: ${lacked}`,
  };
}

/** The parts that a card sets apart, with thousands separators and two digits of cents; and the whole, as it is read out. */
function priceParts(price: number) {
  const spoken = DOLLARS.format(price);
  const [dollars = '', cents = ''] = spoken.slice(1).split('.');
  return { symbol: '$', dollars, cents, spoken };
}

/** A plan against paying by the first one's period; null where nothing is saved. */
function comparison(plan: Plan, base: Plan | undefined, words: Pricing) {
  const figures = base && comparePlan(planPrice(plan), planPrice(base));
  if (!figures) return null;
  const amount = formatCents(figures.compared);
  return {
    amount,
    spoken: fill(words.comparedSpoken, { compared: amount }),
    explanation: fill(words.comparedWith, {
      months: `${plan.months}`,
      monthly: DOLLARS.format(base.price),
    }),
    saving: fill(words.saving, {
      amount: formatCents(figures.saving),
      percent: `${figures.percent}`,
      about: figures.isRoundedUp ? words.about : '',
    }),
    perMonth: fill(words.perMonth, { monthly: formatCents(figures.perMonth) }),
  };
}

/** @returns the price spread over its months, to the nearest cent: `about $11.67` */
function perMonth({ price, months }: Plan, words: Pricing): string {
  const cents = Math.round(price * 100);
  const amount = formatCents(Math.round(cents / months));
  return cents % months === 0 ? amount : `${words.about} ${amount}`;
}

/** What a card says about money beside the button: what follows the charge, how to cancel, the refund and the currency. */
function billingTerms(plan: Plan, words: Pricing): string[] {
  const cancel = plan.renewal === null ? words.nothingToCancel : words.cancel;
  return [renewalText(plan, words), cancel, words.refund, words.currency];
}

/** What follows the first payment, or that nothing does. */
function renewalText({ price, months, renewal }: Plan, words: Pricing): string {
  return renewal === null
    ? fill(words.ends, { length: monthCount(months) })
    : fill(words.renews, { price: DOLLARS.format(price), renewal });
}

/**
 * Plans and prices as plain text, for readers that take no pages. The badge stays out: it is a claim, and its provenance
 * could not be seen here.
 * @param facts name of what is sold, and the address of the site
 */
export function plansText(
  facts: { productName: string; url: string },
  plans: readonly Plan[],
  words: Pricing,
): string {
  const lines = plans.flatMap((plan) => {
    const { name, price } = planLine(plan);
    const compared = comparison(plan, plans[0], words);
    return [
      `${name}: ${price}`,
      compared
        ? `${compared.saving}, ${compared.perMonth}. ${compared.spoken} ${compared.explanation}.`
        : words.baseline,
      renewalText(plan, words),
      ...plan.features.map(
        ({ text, included }) => `- ${included ? '' : `${words.notIncluded}: `}${text}`,
      ),
      '',
    ];
  });
  return [
    facts.productName,
    words.title,
    '',
    words.intro,
    '',
    ...lines,
    words.cancel,
    words.refund,
    words.currency,
    `${words.methods.title}. ${words.methods.text}`,
    `${words.flexible.title}. ${words.flexible.text}`,
    `${facts.url}/#pricing`,
    '',
  ].join('\n');
}
