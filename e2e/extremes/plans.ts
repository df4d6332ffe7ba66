import { planFeatures as features, plans as usual } from '@/e2e/content/plans';
import type { PlanFeatureRow, PlanTerms } from '@/lib/schemas/plans';

const long = (title: string) => `${title} Wertpapierhandelsstruktur`;

/** Long names, and a first plan that cannot be bought. */
export const plans: PlanTerms[] = [
  ...usual.slice(0, 1).map((plan) => ({ ...plan, trialDays: 14, paymentLink: null })),
  {
    id: 'quarter',
    title: long('Quarterly'),
    name: long('Quarterly'),
    price: 39.99,
    interval: 'month' as const,
    intervalCount: 3,
    paymentLink: 'https://pay.site.example/quarter',
  },
  ...usual.slice(1).map((plan) => ({ ...plan, title: long(plan.title), name: long(plan.name) })),
];

export const planFeatures: PlanFeatureRow[] = features.map((feature) => ({
  ...feature,
  text: `${feature.text}, Wertpapierhandelsstrukturanalysen and everything else`,
  explanation: 'What this feature means, in a sentence that is longer than its name.',
  plans: [...feature.plans, 'quarter'],
}));
