import { z } from 'zod';
import { httpsUrl, listOf, oneOf, price, slug, text, wholeNumber } from '@/lib/content/fields';
import { monthsOf } from '@/lib/plans/lengths';

const TRIAL = 'no trial of a plan that is free or paid once';

const plan = z.strictObject({
  id: slug,
  /** On its card, under the tier, where no other plan of that has it: `Monthly`. Elsewhere the tier comes before it. */
  title: text(30),
  /** Under which it is sold, as sentences have it. */
  name: text(40),
  /**
   * The group inside which prices are compared, as `Basic` or `Pro`; plans without one are a group of their own.
   * Comparison, saving and what costs least never reach beyond it.
   */
  tier: text(30).nullable().optional(),
  /** In the currency of `site.ts`, charged once per interval; 0 for a free plan. All other figures are computed from it. */
  price,
  /** What one payment lasts for, with `intervalCount`; `once` for one that lasts. */
  interval: oneOf('what a payment lasts for', ['day', 'week', 'month', 'year', 'once']),
  /** How many of them: 6 for a plan of six months; 1 where nothing is said. */
  intervalCount: wholeNumber(1, 365).optional(),
  /** False for a plan that ends by itself; true where nothing is said. */
  renews: z.boolean('true or false').optional(),
  /** Days that are free before the first payment; none where nothing is said. */
  trialDays: wholeNumber(0, 365).optional(),
  /** Whether its card has the badge; one plan can have it. */
  popular: z.boolean('true or false').optional(),
  /** Page of the payment provider where this plan is bought; null while it cannot be. */
  paymentLink: httpsUrl.nullable(),
});
/** What is offered under a plan's name, and for how much. */
export type PlanTerms = z.infer<typeof plan>;

/** What a longer plan costs at the least, as a part of the same time at the price of the first: less is a slip of the point. */
const MIN_SHARE = 0.1;

/**
 * @param title as it stands in its tier: `Monthly`
 * @returns the title where plans of other tiers stand beside it: `Pro Monthly`; as it is where it begins with its tier
 */
export function titleAmongAll({ title, tier }: Pick<PlanTerms, 'title' | 'tier'>): string {
  if (!tier) return title;
  const rest = title.startsWith(tier) ? title.slice(tier.length) : title;
  return rest !== title && /^(?!\p{L})/u.test(rest) ? title : `${tier} ${title}`;
}

/** @returns the title among those of all plans; undefined of a value that is none */
function titleOf({ title, tier }: PlanTerms): string | undefined {
  return typeof title === 'string' && typeof (tier ?? '') === 'string'
    ? titleAmongAll({ title, tier })
    : undefined;
}

/** @returns what is wrong with a plan beside those before it, by field. Their values may be of any shape. */
function faultsBeside(
  item: PlanTerms,
  before: readonly PlanTerms[],
): Partial<Record<keyof PlanTerms, string>> {
  const group = before.filter(
    (other) => (other?.tier ?? null) === (item?.tier ?? null) && other?.price > 0,
  );
  const [base, last] = [group[0], group.at(-1)];
  const months = monthsOf(item);
  const compared = base ? (base.price * months) / monthsOf(base) : Number.NaN;
  // A figure that is none compares false here and is its own field's fault.
  return {
    ...(before.some((other) => titleOf(other) === titleOf(item)) && {
      title: 'a title that no other plan of its tier has',
    }),
    ...(before.some(({ name }) => name === item.name) && {
      name: 'a name that no other plan has',
    }),
    ...(item.price > compared + 1e-6 && {
      price: `at most ${compared.toFixed(2)}, which is as much time at the price of “${base?.title}” (or is that one wrong?)`,
    }),
    ...(item.price > 0 &&
      last &&
      months <= monthsOf(last) && {
        interval: `longer than “${last.title}”, the plan before it in its tier`,
      }),
    ...((item.trialDays ?? 0) > 0 &&
      (item.price === 0 || item.interval === 'once') && { trialDays: TRIAL }),
    ...(item.price > 0 &&
      Number.isFinite(compared) &&
      item.price < compared * MIN_SHARE && {
        price: `at least ${(compared * MIN_SHARE).toFixed(2)}, a tenth of as much time at the price of “${base?.title}” (does a digit lack? Or is that one wrong?)`,
      }),
    ...(item.popular === true &&
      before.some(({ popular }) => popular === true) && { popular: 'one popular plan at most' }),
  };
}

/** Ordered from the shortest inside each tier; its first paid plan is what its others are compared with. */
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
  text: text(100),
  /** What its name leaves open. */
  explanation: text(80).optional(),
  /** Ids of the plans that include it; that they exist is a rule across files. */
  plans: z.array(slug),
});
export type PlanFeatureRow = z.infer<typeof featureRow>;

/** What plans are compared by, in its order. */
export const planFeaturesSchema = z.array(featureRow).min(1, 'at least 1 feature');

/** A plan with what it includes and lacks, and every field said. */
export interface Plan extends Required<PlanTerms> {
  features: readonly (Omit<PlanFeatureRow, 'plans'> & { included: boolean })[];
}
