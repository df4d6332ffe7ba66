/**
 * The plans, shortest first; what they include stands in `plan-features.ts`. Prices are in the currency of `site.ts`; the
 * comparison, the saving and the per-month figure are computed from them and never typed. Further fields are `trialDays` and,
 * as `interval`, `'once'`.
 */
import type { PlanTerms } from '@/lib/content/schemas/plans';

export const plans: PlanTerms[] = [
  {
    id: 'monthly',
    title: 'Monthly',
    name: 'Monthly Plan',
    price: 14.99,
    interval: 'month',
    paymentLink: 'https://pay.chartwright.example/monthly',
  },
  {
    id: '6-month',
    title: '6-Month',
    name: '6-Month Plan',
    price: 69.99,
    interval: 'month',
    intervalCount: 6,
    paymentLink: 'https://pay.chartwright.example/6-month',
  },
  {
    id: 'annual',
    title: 'Annual',
    name: 'Annual Plan',
    price: 129.99,
    interval: 'year',
    popular: true,
    paymentLink: 'https://pay.chartwright.example/annual',
  },
];
