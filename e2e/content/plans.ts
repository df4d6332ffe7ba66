import type { PlanFeatureRow, PlanTerms } from '@/lib/schemas/plans';

export const plans: PlanTerms[] = [
  {
    id: 'monthly',
    title: 'Monthly',
    name: 'Monthly Plan',
    price: 14.99,
    interval: 'month',
    paymentLink: 'https://pay.site.example/monthly',
  },
  {
    id: 'half',
    title: '6-Month',
    name: '6-Month Plan',
    price: 69.99,
    interval: 'month',
    intervalCount: 6,
    paymentLink: 'https://pay.site.example/half',
  },
  {
    id: 'annual',
    title: 'Annual',
    name: 'Annual Plan',
    price: 129.99,
    interval: 'year',
    popular: true,
    paymentLink: 'https://pay.site.example/annual',
  },
];

export const planFeatures: PlanFeatureRow[] = [
  { text: 'All indicators', plans: ['monthly', 'half', 'annual'] },
  { text: 'Faster replies', explanation: 'Within a day', plans: ['half', 'annual'] },
  { text: 'Early access', plans: ['annual'] },
];
