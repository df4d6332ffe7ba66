import { z } from 'zod';
import { httpsUrl, listOf, price, slug, text, wholeNumber } from '@/lib/content/fields';

const plan = z.strictObject({
  id: slug,
  /** On its card and in tables. */
  title: text(30),
  /** Under which it is sold, as sentences have it. */
  name: text(40),
  /** US dollars, charged once per period. Comparison, saving and per-month figures are computed from it. */
  price,
  /** Months that one payment covers. */
  months: wholeNumber(1, 60),
  /** Said after the price: `per month`. */
  period: text(30),
  /** Said in sentences, after "renews": `every month`; null for a plan that ends by itself. */
  renewal: text(30).nullable(),
  popular: z.boolean('true or false'),
  /** Page of the payment provider where this plan is bought; null while it cannot be. */
  paymentLink: httpsUrl.nullable(),
});
/** What is offered under a plan's name, and for how much. */
export type PlanTerms = z.infer<typeof plan>;

/** Ordered from the shortest; the first is what the others are compared with. */
export const plansSchema = listOf(plan, 1, 6).superRefine(
  (plans, context) => {
    const base = plans[0];
    for (const [index, item] of plans.entries()) {
      const fault = (field: keyof PlanTerms, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      const compared = (base?.price ?? Number.NaN) * ((item?.months ?? 1) / (base?.months ?? 1));
      // A figure that is no price compares false here and is its own field's fault.
      if (index > 0 && compared > 0 && item?.price > compared + 1e-6)
        fault(
          'price',
          `at most ${compared.toFixed(2)}, which is ${item.months} months at the first plan's price`,
        );
      if (index > 0 && item?.months <= (plans[index - 1]?.months ?? 0))
        fault('months', 'more months than the plan before it');
      if (item?.popular === true && plans.findIndex((other) => other?.popular === true) !== index)
        fault('popular', 'one popular plan at most');
    }
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

/** A plan with what it includes and lacks. */
export interface Plan extends PlanTerms {
  features: readonly (Omit<PlanFeatureRow, 'plans'> & { included: boolean })[];
}
