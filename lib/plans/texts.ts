import type { Plan, PlanFeature } from '@/lib/content/schemas/plans';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { fill } from '@/lib/text/fill';
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

/** Name and price of a plan in one line, as the footer of every page repeats it: `Annual Plan`, `$129.99 per year`. */
export function planLine(plan: Plan): { name: string; price: string } {
  return { name: plan.name, price: `${DOLLARS.format(plan.price)} ${plan.period}` };
}

/** One line of what a subscriber agrees to pay. */
interface BillingTerm {
  id: keyof Pricing['terms'];
  /** What the line is about. */
  name: string;
  text: string;
}

/** A plan as its card says it: every figure derived, every sentence finished. */
export interface PlanCardTexts {
  id: string;
  title: string;
  popular: boolean;
  /** `spoken` is the whole price as screen readers say it. */
  price: { symbol: string; dollars: string; cents: string; spoken: string };
  period: string;
  /** Against paying by the shortest period; null where nothing is saved. */
  comparison: {
    amount: string;
    spoken: string;
    explanation: string;
    saving: string;
    perMonth: string;
  } | null;
  choose: string;
  /** What is charged and when, cancelling, refund and currency, one line each. */
  terms: readonly BillingTerm[];
  features: readonly Pick<PlanFeature, 'text' | 'included'>[];
  paymentLink: string | null;
}

/** The cards of all plans, in order. */
export function planCards(plans: readonly Plan[], words: Pricing): PlanCardTexts[] {
  const base = plans[0];
  if (!base) return [];
  return plans.map((plan) => {
    const { id, title, popular, period, features, paymentLink } = plan;
    return {
      id,
      title,
      popular,
      period,
      features: features.map(({ text, included }) => ({ text, included })),
      paymentLink,
      price: priceParts(plan.price),
      comparison: comparison(plan, base, words),
      choose: fill(words.choose, { plan: plan.name }),
      terms: billingTerms(plan, words),
    };
  });
}

/** The parts that a card sets apart: the sign of the currency, dollars with thousands separators, and always two digits of cents. */
function priceParts(price: number): PlanCardTexts['price'] {
  const parts = DOLLARS.formatToParts(price);
  const part = (...types: string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  return {
    symbol: part('currency'),
    dollars: part('integer', 'group'),
    cents: part('fraction'),
    spoken: DOLLARS.format(price),
  };
}

function comparison(plan: Plan, base: Plan, words: Pricing): PlanCardTexts['comparison'] {
  const figures = comparePlan(planPrice(plan), planPrice(base));
  if (!figures) return null;
  const amount = formatCents(figures.compared);
  return {
    amount,
    spoken: fill(words.comparedSpoken, { compared: amount }),
    explanation: fill(words.comparedWith, {
      months: plan.months,
      monthly: DOLLARS.format(base.price),
    }),
    saving: fill(words.saving, {
      amount: formatCents(figures.saving),
      percent: figures.percent,
      about: figures.isRoundedUp ? words.about : '',
    }),
    perMonth: fill(words.perMonth, { monthly: formatCents(figures.perMonth) }),
  };
}

/** What a card says about money: the charge of today, what follows it, how to cancel, the refund and the currency. */
function billingTerms(plan: Plan, words: Pricing): BillingTerm[] {
  const texts: Record<BillingTerm['id'], string> = {
    charged: fill(words.charged, {
      price: DOLLARS.format(plan.price),
      length: monthCount(plan.months),
    }),
    renewal: renewalText(plan, words),
    cancel: plan.renewal === null ? words.nothingToCancel : words.cancel,
    refund: words.refund,
    currency: words.currency,
  };
  const ids = ['charged', 'renewal', 'cancel', 'refund', 'currency'] as const;
  return ids.map((id) => ({ id, name: words.terms[id], text: texts[id] }));
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
  const base = plans[0];
  const lines = plans.flatMap((plan) => {
    const { name, price } = planLine(plan);
    const compared = base && comparison(plan, base, words);
    return [
      `${name}: ${price}`,
      compared ? `${compared.saving}, ${compared.perMonth}. ${compared.spoken}.` : words.baseline,
      renewalText(plan, words),
      ...plan.features.map(
        ({ text, included }) => `- ${included ? '' : `${words.notIncluded} `}${text}`,
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
    words.methods.text,
    `${facts.url}/#pricing`,
    '',
  ].join('\n');
}
