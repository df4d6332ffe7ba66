/** One plan, paid once: nothing to compare, no chart of costs. */
import type { PlanTerms } from '@/lib/content/schemas/plans';

export const plans: PlanTerms[] = [
  {
    id: 'only',
    title: 'Lifetime',
    name: 'Lifetime Access',
    price: 1299,
    interval: 'once',
    paymentLink: 'https://pay.chartwright.example/only',
  },
];
