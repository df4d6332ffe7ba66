/** Words of the table that compares the plans. Prices come from `plans.ts`, features and what they mean from `plan-features.ts`. */
import type { PlanComparisonWords } from '@/lib/content/schemas/pricing';

export const planComparison: PlanComparisonWords = {
  title: 'The plans, line by line',
  feature: 'What you get',
  included: 'Yes',
  missing: 'No',
  price: {
    group: 'Price',
    charged: {
      text: 'You pay',
      explanation: 'In US dollars, {taxIncluded?all taxes included|before any tax}.',
    },
    perMonth: { text: 'That comes to', explanation: 'The price spread over its months.' },
    renewal: { text: 'It renews', explanation: 'By itself, until you cancel.', never: 'never' },
  },
};
