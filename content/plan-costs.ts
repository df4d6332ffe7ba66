/** The answer to which plan costs least. Every figure in it is computed from `plans.ts`. */
import type { PlanCostWords } from '@/lib/content/schemas/pricing';

export const planCosts: PlanCostWords = {
  title: 'Which plan costs least for me?',
  intro:
    'That depends on how long you use it. Plans are bought in whole periods: one that you use in part costs its full price. So when a longer plan’s period ends, a shorter plan can come to the smaller sum again.',
  breakEven: '{plan} comes to less than {base} from month {from} of its {months}.',
  never: '{plan} never comes to less than {base} within its {months} months.',
  ranges: 'Months of use, and the plan that costs least',
  tool: {
    question: 'I expect to use it for',
    unit: 'months',
    start: 7,
    invalid: 'Please enter a whole number from 1 to {most}.',
    result: 'For {length} of use, {plan} costs least: {total}.',
    totals: 'Totals for {length} of use',
    columns: { plan: 'Plan', payments: 'Payments', total: 'Total' },
    payments: '{count} × {price}',
    covers: 'covers {length}',
    least: 'costs least',
    note: 'At today’s prices, {taxIncluded?taxes included|before any tax}, staying on one plan. Changing plans when a period ends may come to a smaller sum still. Where two cost the same, the shorter one is named.',
  },
};
