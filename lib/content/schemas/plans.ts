import { z } from 'zod';
import {
  brandMark,
  fields,
  heading,
  httpsUrl,
  labels,
  linkSchema,
  listOf,
  oneOf,
  price,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from '@/lib/content/fields';
import { MAX_MONTHS, monthsOf } from '@/lib/plans/figures';
import { provenanceSchema } from './proof';

const plan = z.strictObject({
  id: slug,
  ...labels('title', 'name'),
  /** In the currency of `site.ts`, charged once per interval. All other figures are computed from it. */
  price,
  interval: oneOf('how long a payment lasts', ['month', 'year', 'once']),
  /** How many months: 6 for a plan of six; 1 where it is left out. */
  intervalCount: wholeNumber(1, 60).optional(),
  trialDays: wholeNumber(0, 365).optional(),
  popular: z.boolean('true or false').optional(),
  paymentLink: httpsUrl.nullable(),
});
/** A plan as the owner writes it: its name, its price and its terms. */
export type PlanTerms = z.infer<typeof plan>;

/** A longer plan that costs less than this share of the first one's price for the same time is a typing error. */
const MIN_SHARE = 0.1;

/** @returns what is wrong with a plan compared with those before it, by field. Values may be of any shape. */
function comparisonFaults(item: PlanTerms, before: readonly PlanTerms[]): Record<string, string> {
  const [base = item, last] = [before[0], before.at(-1)];
  const length = (one: PlanTerms) => monthsOf(one) ?? Number.POSITIVE_INFINITY;
  const most = base.price > 0 ? (base.price * length(item)) / length(base) : Number.NaN;
  const least = Number.isFinite(most) ? most * MIN_SHARE : 0;
  const isTaken = (field: 'title' | 'name') => before.some((one) => one[field] === item[field]);
  const why = `the price of “${base.title}” for the same time`;
  const isMonths = item.interval === 'month';
  const faults: [field: string, isWrong: boolean | undefined, expected: string][] = [
    ['title', isTaken('title'), 'a title that no other plan has'],
    ['name', isTaken('name'), 'a name that no other plan has'],
    ['price', item.price > most + 1e-6, `at most ${most.toFixed(2)}, ${why}`],
    ['price', item.price < least, `at least ${least.toFixed(2)}, a tenth of ${why}`],
    [
      'interval',
      last && length(item) <= length(last),
      `longer than “${last?.title}”, the plan before it`,
    ],
    [
      'intervalCount',
      !isMonths && (item.intervalCount ?? 1) > 1,
      'a count of months: 24 for two years',
    ],
    [
      'trialDays',
      item.interval === 'once' && (item.trialDays ?? 0) > 0,
      'no trial of a plan that is paid once',
    ],
    ['popular', item.popular && before.some(({ popular }) => popular), 'one popular plan at most'],
  ];
  return Object.fromEntries(
    faults.filter(([, isWrong]) => isWrong).map(([field, , expected]) => [field, expected]),
  );
}

/** Shortest first; the others are compared with the first. */
export const plansSchema = listOf(plan, 1, 6).superRefine(
  (plans, context) => {
    const known = plans.filter((item) => typeof item === 'object' && item !== null);
    for (const [index, item] of known.entries())
      for (const [field, message] of Object.entries(comparisonFaults(item, known.slice(0, index))))
        context.addIssue({ code: 'custom', path: [plans.indexOf(item), field], message });
  },
  // Also beside a plan with a wrong type, so that one run reports every fault.
  { when: ({ value }) => Array.isArray(value) },
);

const featureRow = z.strictObject({
  text: text(),
  explanation: text().optional(),
  plans: z.array(slug),
});
export type PlanFeatureRow = z.infer<typeof featureRow>;

/** What plans are compared by, in its order. */
export const planFeaturesSchema = z.array(featureRow).min(1, 'at least 1 feature');

/** A plan with what it includes and lacks, and every field filled in. */
export interface Plan extends Required<PlanTerms> {
  features: readonly (Omit<PlanFeatureRow, 'plans'> & { included: boolean })[];
}

const step = { when: text(40), ...texts('title', 'text') };

/** How a period is printed: beside the price, in the renewal, in the comparison, in the hero. */
const unit = (required: 'count'[] = []) =>
  z.strictObject(fields(template(required), 'per', 'every', 'billed', 'brief'));

/** Of each plan. `{braces}` are filled with its figures. */
const card = z.strictObject({
  choose: template(['plan']),
  ...labels('once', 'about', 'notIncluded'),
  units: z.strictObject({ month: unit(), months: unit(['count']), year: unit() }),
  comparedWith: template(['count', 'price', 'billed']),
  comparedSpoken: template(['compared']),
  saving: template(['amount', 'about', 'percent']),
  perMonth: template(['about', 'monthly']),
  ...texts('baseline', 'onceNote', 'cancel', 'nothingToCancel', 'refund'),
  trial: template(['length', 'priced']),
  renews: template(['price', 'every']),
  onceTerms: template(['price']),
  currency: z.strictObject(texts('taxIncluded', 'taxAdded')),
  inherits: template(['plan']),
});

/** The sums over months of use. `{braces}` are filled with derived figures. */
const costs = z.strictObject({
  ...texts('title', 'intro', 'question', 'less', 'more'),
  start: wholeNumber(1, MAX_MONTHS),
  result: template(['plan', 'total']),
  range: template(['plan', 'months']),
  totals: template(['length']),
  payments: template(['count', 'price']),
});

/** Words around the plans. */
export const pricingSchema = z.strictObject({
  ...heading,
  popular: z.strictObject({
    ...labels('text', 'sampleLabel'),
    provenance: provenanceSchema,
  }),
  card,
  costs,
  ...texts('leaves', 'included', 'missing', 'unavailable'),
  ...labels('perMonthRow', 'feature', 'everyPlan'),
  sample: z.strictObject({ text: text(), link: linkSchema }),
  methods: z.strictObject({
    ...step,
    items: listOf(z.strictObject({ id: slug, name: text(30), icon: brandMark }), 1),
  }),
  ...fields(z.strictObject(step), 'access', 'flexible'),
  guarantee: z.strictObject({ ...step, until: template(['until']) }),
});
export type Pricing = z.infer<typeof pricingSchema>;
