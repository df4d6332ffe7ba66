/** The answer to which plan costs least. Every figure in it is computed from `plans.ts`. */
import type { PlanCostWords } from '@/lib/content/schemas/pricing';

export const planCosts: PlanCostWords = {
  title: 'Which plan costs least for you?',
  intro:
    'You pay whole periods, used up or not. The bold line is the lowest, at today’s prices, {taxIncluded?taxes included|before any tax}.',
  ranges: 'Months of use, and the plan that costs least',
  question: 'I expect to use it for',
  start: 12,
  result: '{plan} costs least: {total}',
  totals: 'Totals for {length} of use',
  payments: '{count} × {price}',
};
