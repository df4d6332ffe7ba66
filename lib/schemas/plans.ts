import { z } from 'zod';
import { monthsOf } from './billing';
import { httpsUrl, labels, listOf, oneOf, price, slug, text, wholeNumber } from './fields';

const plan = z.strictObject({
  id: slug,
  ...labels('title', 'name'),
  /** In the `site.ts` currency, charged once per billing period. */
  price,
  interval: oneOf('a billing interval', ['month', 'year', 'once']),
  intervalCount: wholeNumber(1, 60).optional(),
  trialDays: wholeNumber(0, 365).optional(),
  popular: z.boolean('true or false').optional(),
  paymentLink: httpsUrl.nullable(),
});
export type PlanTerms = z.infer<typeof plan>;

/** A price below this share of the first plan's cost for the same time is probably a typo. */
const MIN_SHARE = 0.1;

/** Returns the expected value for each wrong field. Items may be invalid. */
function comparisonErrors(item: PlanTerms, before: readonly PlanTerms[]): Record<string, string> {
  const [base = item, last] = [before[0], before.at(-1)];
  const length = (one: PlanTerms) => monthsOf(one) ?? Number.POSITIVE_INFINITY;
  const most = base.price > 0 ? (base.price * length(item)) / length(base) : Number.NaN;
  const least = Number.isFinite(most) ? most * MIN_SHARE : 0;
  const isTaken = (field: 'title' | 'name') => before.some((one) => one[field] === item[field]);
  const why = `what “${base.title}” costs for the same time`;
  const isMonths = item.interval === 'month';
  const errors: [field: string, isWrong: boolean | undefined, expected: string][] = [
    ['title', isTaken('title'), 'a title that no other plan has'],
    ['name', isTaken('name'), 'a name that no other plan has'],
    ['price', item.price > most + 1e-6, `at most ${most.toFixed(2)}, ${why}`],
    ['price', item.price < least, `at least ${least.toFixed(2)}, a tenth of ${why}`],
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
    for (const [index, item] of known.entries())
      for (const [field, message] of Object.entries(comparisonErrors(item, known.slice(0, index))))
        context.addIssue({ code: 'custom', path: [plans.indexOf(item), field], message });
  },
  // Also runs on lists with invalid items, to report all errors at once.
  { when: ({ value }) => Array.isArray(value) },
);

const featureRow = z.strictObject({
  text: text(),
  explanation: text().optional(),
  plans: z.array(slug),
});
export type PlanFeatureRow = z.infer<typeof featureRow>;

export const planFeaturesSchema = z.array(featureRow).min(1, 'at least 1 feature');

export interface Plan extends Required<PlanTerms> {
  features: readonly (Omit<PlanFeatureRow, 'plans'> & { included: boolean })[];
}
