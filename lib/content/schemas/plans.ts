import { z } from 'zod';
import { httpsUrl, listOf, oneOf, price, slug, template, text, wholeNumber } from '../fields';
import type { PlanFeatureRow } from './plan-features';
import { provenanceSchema } from './provenance';

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
  popular: z.boolean({ error: 'true or false' }),
  /** Page of the payment provider where this plan is bought; null while it cannot be. */
  paymentLink: httpsUrl.nullable(),
});
/** What is offered under a plan's name, and for how much. */
export type PlanTerms = z.infer<typeof plan>;

/** A line of the comparison as a plan has it. */
export interface PlanFeature extends Omit<PlanFeatureRow, 'plans'> {
  included: boolean;
}

/** A plan with what it includes and lacks. */
export interface Plan extends PlanTerms {
  features: readonly PlanFeature[];
}

/** Ordered from the shortest; the first is what the others are compared with. */
export const plansSchema = listOf(plan, 1, 6).superRefine(
  (plans, context) => {
    const base = plans[0];
    for (const [index, item] of plans.entries()) {
      const compared = (base?.price ?? Number.NaN) * ((item?.months ?? 1) / (base?.months ?? 1));
      // A figure that is no price compares false here and is its own field's fault.
      if (index > 0 && compared > 0 && item?.price > compared + 1e-6)
        context.addIssue({
          code: 'custom',
          path: [index, 'price'],
          message: `at most ${compared.toFixed(2)}, which is ${item.months} months at the first plan's price`,
        });
      if (index > 0 && item?.months <= (plans[index - 1]?.months ?? 0))
        context.addIssue({
          code: 'custom',
          path: [index, 'months'],
          message: 'more months than the plan before it',
        });
      if (item?.popular === true && plans.findIndex((other) => other?.popular === true) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, 'popular'],
          message: 'one popular plan at most',
        });
    }
  },
  // Also beside a plan with a wrong type, so that one run reports every fault.
  { when: ({ value }) => Array.isArray(value) },
);

/** Words around the plans. `{braces}` are filled with derived figures. */
export const pricingSchema = z.strictObject({
  label: text(30),
  title: text(80),
  intro: text(300),
  popular: z.strictObject({
    text: text(20),
    /** Said beside it while it is made up. */
    sampleLabel: z.literal('Sample', { error: 'the word Sample' }),
    provenance: provenanceSchema,
  }),
  /** Button: `{plan}`. */
  choose: template(40, ['plan']),
  /** Said to screen readers after the button's name. */
  leaves: text(80),
  /** `{months}` × `{monthly}`. */
  comparedWith: template(80, ['months', 'monthly']),
  /** Read out for the struck price: `{compared}`. */
  comparedSpoken: template(80, ['compared']),
  /** `{amount}` and `{percent}`; `{about}` is filled where rounding went up. */
  saving: template(80, ['amount', 'about', 'percent']),
  about: text(20),
  /** `{monthly}`. */
  perMonth: template(80, ['monthly']),
  /** Instead of the comparison on the plan that others are compared with. */
  baseline: text(80),
  /** What each line of a card's billing is about. */
  terms: z.strictObject({
    charged: text(30),
    renewal: text(30),
    cancel: text(30),
    refund: text(30),
    currency: text(30),
  }),
  /** `{price}` and `{length}`. */
  charged: template(160, ['price', 'length']),
  /** `{price}` and `{renewal}`. */
  renews: template(300, ['price', 'renewal']),
  /** Instead of it, for a plan that does not renew: `{length}`. */
  ends: template(300, ['length']),
  cancel: text(300),
  /** Instead of it, for a plan that does not renew. */
  nothingToCancel: text(160),
  refund: text(200),
  currency: text(120),
  notIncluded: text(30),
  /** Shown in a card whose plan has no payment link. */
  unavailable: text(200),
  guarantee: z.strictObject({ title: text(60), text: text(300) }),
  flexible: z.strictObject({ title: text(60), text: text(300) }),
  methods: z.strictObject({
    title: text(60),
    /** Names the hosted page's processor. */
    text: text(300),
    items: listOf(
      z.strictObject({
        id: slug,
        name: text(30),
        icon: oneOf('an icon', ['visa', 'mastercard', 'americanexpress', 'paypal', 'applepay']),
      }),
      1,
    ),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;
