import { reservedHosts } from '@/lib/content/reserved-hosts';
import type { Home } from '@/lib/content/schemas/landing';
import type { Plan } from '@/lib/content/schemas/plans';
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

/** The cards of all plans, in order. */
export function planCards(plans: readonly Plan[], words: Pricing) {
  return plans.map((plan) => {
    const { id, title, popular, period, features, paymentLink } = plan;
    return {
      id,
      title,
      popular,
      period,
      features: features.map(({ text, included }) => ({ text, included })),
      paymentLink,
      isSample: reservedHosts(paymentLink ?? '').length > 0,
      price: priceParts(plan.price),
      comparison: comparison(plan, plans[0], words),
      choose: fill(words.choose, { plan: plan.name }),
      terms: billingTerms(plan, words),
    };
  });
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
function billingTerms(plan: Plan, words: Pricing) {
  const lines: [keyof Pricing['terms'], string][] = [
    [
      'charged',
      fill(words.charged, { price: DOLLARS.format(plan.price), length: monthCount(plan.months) }),
    ],
    ['renewal', renewalText(plan, words)],
    ['cancel', plan.renewal === null ? words.nothingToCancel : words.cancel],
    ['refund', words.refund],
    ['currency', words.currency],
  ];
  return lines.map(([id, text]) => ({ id, name: words.terms[id], text }));
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
