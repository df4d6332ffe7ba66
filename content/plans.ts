/**
 * The plans, shortest first; what they include stands in `plan-features.ts`. Prices are US dollars per period; the
 * comparison, the saving and the per-month figure are computed from them and never typed.
 */
import type { PlanTerms } from '@/lib/content/schemas/plans';

export const plans: PlanTerms[] = [
  {
    id: 'monthly',
    title: 'Monthly',
    name: 'Monthly Plan',
    price: 14.99,
    months: 1,
    period: 'per month',
    renewal: 'every month',
    popular: false,
    paymentLink: 'https://pay.chartwright.example/monthly',
  },
  {
    id: '6-month',
    title: '6-Month',
    name: '6-Month Plan',
    price: 69.99,
    months: 6,
    period: 'per 6 months',
    renewal: 'every 6 months',
    popular: false,
    paymentLink: 'https://pay.chartwright.example/6-month',
  },
  {
    id: 'annual',
    title: 'Annual',
    name: 'Annual Plan',
    price: 129.99,
    months: 12,
    period: 'per year',
    renewal: 'every year',
    popular: true,
    paymentLink: 'https://pay.chartwright.example/annual',
  },
];
