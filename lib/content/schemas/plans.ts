import { z } from 'zod';
import { httpsUrl, listOf, oneOf, price, slug, text, wholeNumber } from '@/lib/content/fields';
import { monthsOf } from '@/lib/plans/figures';

const plan = z.strictObject({
  id: slug,
  /** On its card: `Monthly`. */
  title: text(30),
  /** Under which it is sold, as sentences have it. */
  name: text(40),
  /** In the currency of `site.ts`, charged once per interval. All other figures are computed from it. */
  price,
  /** How long one payment lasts; `once` for good. */
  interval: oneOf('how long a payment lasts', ['month', 'year', 'once']),
  /** How many months: 6 for a plan of six; 1 where it is left out. */
  intervalCount: wholeNumber(1, 60).optional(),
  /** Days that are free before the first payment; none where it is left out. */
  trialDays: wholeNumber(0, 365).optional(),
  /** Its card has the badge; one plan can have it. */
  popular: z.boolean('true or false').optional(),
  /** Page of the payment provider where this plan is bought; null while it cannot be. */
  paymentLink: httpsUrl.nullable(),
});
/** A plan as the owner writes it: its name, its price and its terms. */
export type PlanTerms = z.infer<typeof plan>;

/** The least that a longer plan costs, as a part of the same time at the price of the first: less is a slip of the point. */
const MIN_SHARE = 0.1;

/** @returns the faults of a plan beside those before it, by field. Their values may be of any shape. */
function faultsBeside(
  item: PlanTerms,
  before: readonly PlanTerms[],
): Partial<Record<keyof PlanTerms, string>> {
  const [base, last] = [before[0], before.at(-1)];
  const length = (one: PlanTerms) => monthsOf(one) ?? Number.POSITIVE_INFINITY;
  // A figure that is none compares false here and is its own field's fault.
  const isPriced = base !== undefined && base.price > 0;
  const compared = isPriced ? (base.price * length(item)) / length(base) : Number.NaN;
  const least = compared * MIN_SHARE;
  return {
    ...(before.some(({ title }) => title === item.title) && {
      title: 'a title that no other plan has',
    }),
    ...(before.some(({ name }) => name === item.name) && {
      name: 'a name that no other plan has',
    }),
    ...(item.price > compared + 1e-6 && {
      price: `at most ${compared.toFixed(2)}, which is as much time at the price of “${base?.title}” (or is that one wrong?)`,
    }),
    ...(Number.isFinite(least) &&
      item.price < least && {
        price: `at least ${least.toFixed(2)}, a tenth of as much time at the price of “${base?.title}” (does a digit lack? Or is that one wrong?)`,
      }),
    ...(last &&
      length(item) <= length(last) && {
        interval: `longer than “${last.title}”, the plan before it`,
      }),
    ...((item.interval === 'year' || item.interval === 'once') &&
      (item.intervalCount ?? 1) > 1 && { intervalCount: 'a count of months: 24 for two years' }),
    ...(item.interval === 'once' &&
      (item.trialDays ?? 0) > 0 && { trialDays: 'no trial of a plan that is paid once' }),
    ...(item.popular === true &&
      before.some(({ popular }) => popular === true) && { popular: 'one popular plan at most' }),
  };
}

/** Shortest first; the others are compared with the first. */
export const plansSchema = listOf(plan, 1, 6).superRefine(
  (plans, context) => {
    const known = plans.filter((item) => typeof item === 'object' && item !== null);
    for (const [index, item] of known.entries())
      for (const [field, message] of Object.entries(faultsBeside(item, known.slice(0, index))))
        context.addIssue({ code: 'custom', path: [plans.indexOf(item), field], message });
  },
  // Also beside a plan with a wrong type, so that one run reports every fault.
  { when: ({ value }) => Array.isArray(value) },
);

const featureRow = z.strictObject({
  text: text(),
  /** What its name leaves open. */
  explanation: text().optional(),
  /** Ids of the plans that include it; that they exist is a rule across files. */
  plans: z.array(slug),
});
export type PlanFeatureRow = z.infer<typeof featureRow>;

/** What plans are compared by, in its order. */
export const planFeaturesSchema = z.array(featureRow).min(1, 'at least 1 feature');

/** A plan with what it includes and lacks, and every field filled in. */
export interface Plan extends Required<PlanTerms> {
  features: readonly (Omit<PlanFeatureRow, 'plans'> & { included: boolean })[];
}
