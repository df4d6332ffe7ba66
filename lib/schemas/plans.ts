import { z } from 'zod';
import { monthsOf } from './billing';
import { httpsUrl, labels, listOf, oneOf, price, slug, text, when, wholeNumber } from './fields';

const plan = z.strictObject({
  id: slug,
  ...labels('title', 'name'),
  /** In `site.currency`, charged once per billing period. */
  price,
  interval: oneOf('a billing interval', ['month', 'year', 'once']),
  intervalCount: wholeNumber(1, 60).optional(),
  trialDays: wholeNumber(0, 365).optional(),
  popular: z.boolean('true or false').optional(),
  /** For a free plan, the page to sign up. */
  paymentLink: httpsUrl.nullable(),
  /** What a free plan gives; all other plans give it too. */
  includes: z
    .array(text(), 'a list of texts')
    .min(1, 'at least 1 text')
    .max(10, 'at most 10 texts')
    .optional(),
});
export type PlanTerms = z.infer<typeof plan>;

/** A price below this share of the first plan's cost for the same time is probably a typo. */
const MIN_SHARE = 0.1;

/** Returns the expected value for each wrong field. Items may be invalid. */
function comparisonErrors(item: PlanTerms, before: readonly PlanTerms[]): Record<string, string> {
  const isFree = item.price === 0;
  const paid = before.filter(({ price }) => price !== 0);
  const [base = item, last] = [paid[0], isFree ? undefined : paid.at(-1)];
  const length = (one: PlanTerms) => monthsOf(one) ?? Number.POSITIVE_INFINITY;
  const most = base.price > 0 ? (base.price * length(item)) / length(base) : Number.NaN;
  const least = Number.isFinite(most) ? most * MIN_SHARE : 0;
  const free = 'for a free plan';
  const isTaken = (field: 'title' | 'name') => before.some((one) => one[field] === item[field]);
  const why = `what “${base.title}” costs for the same time`;
  const isMonths = item.interval === 'month';
  const errors: [field: string, isWrong: boolean | undefined, expected: string][] = [
    ['title', isTaken('title'), 'a title that no other plan has'],
    ['name', isTaken('name'), 'a name that no other plan has'],
    ['price', isFree && before.length > 0, 'a free plan first, and only one'],
    ['price', item.price > most + 1e-6, `at most ${most.toFixed(2)}, ${why}`],
    ['price', !isFree && item.price < least, `at least ${least.toFixed(2)}, a tenth of ${why}`],
    [
      'interval',
      last && length(item) <= length(last),
      `longer than “${last?.title}”, the previous plan`,
    ],
    [
      'intervalCount',
      !isMonths && (item.intervalCount ?? 1) > 1,
      'a count only with interval "month": 24 for two years',
    ],
    ['interval', isFree && item.interval !== 'once', `once ${free}`],
    ['paymentLink', isFree && item.paymentLink === null, `a page to sign up ${free}`],
    [
      'includes',
      isFree === (item.includes === undefined),
      isFree ? `what it gives ${free}` : `this only ${free}`,
    ],
    [
      'trialDays',
      item.interval === 'once' && (item.trialDays ?? 0) > 0,
      'no trialDays for a plan paid once',
    ],
    ['popular', item.popular && before.some(({ popular }) => popular), 'at most one popular plan'],
  ];
  return Object.fromEntries(
    errors.filter(([, isWrong]) => isWrong).map(([field, , expected]) => [field, expected]),
  );
}

/** Shortest plan first; the others are compared with it. */
export const plansSchema = listOf(plan, 1, 6).superRefine(
  (plans, context) => {
    const known = plans.filter((item) => typeof item === 'object' && item !== null);
    if (known.length > 0 && known.every(({ price }) => price === 0))
      context.addIssue({ code: 'custom', path: [], message: 'a plan that costs something' });
    for (const [index, item] of known.entries())
      for (const [field, message] of Object.entries(comparisonErrors(item, known.slice(0, index))))
        context.addIssue({ code: 'custom', path: [plans.indexOf(item), field], message });
  },
  // Also runs on lists with invalid items, to report all errors at once.
  { when: ({ value }) => Array.isArray(value) },
);

const INCLUDED_IN = ['all', 'longer', 'longest'] as const;
const WHICH = `${INCLUDED_IN.join(', ')}, or a list of plan ids`;

const featureRow = z.strictObject({
  when,
  text: text(),
  explanation: text().optional(),
  /** All paid plans, all but the first of them, or the last. A single paid plan has all rows. */
  plans: z.union([z.enum(INCLUDED_IN), z.array(slug)], WHICH),
});
export type PlanFeatureRow = z.infer<typeof featureRow>;

export const planFeaturesSchema = z
  .array(featureRow)
  .min(1, 'at least 1 feature')
  .max(20, 'at most 20 features');

export interface Plan extends Required<Omit<PlanTerms, 'includes'>> {
  features: readonly (Pick<PlanFeatureRow, 'text' | 'explanation'> & { included: boolean })[];
}
