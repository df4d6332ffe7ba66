import type { Plan } from '@/lib/schemas/plans';
import type { Route } from '@/lib/schemas/site';

export const plan = (
  id: string,
  title: string,
  price: number,
  months: number,
  others: Partial<Plan> = {},
): Plan => ({
  id,
  title,
  name: `${title} Plan`,
  price,
  interval: 'month',
  intervalCount: months,
  trialDays: 0,
  popular: false,
  features: [{ text: 'All indicators', included: true }],
  paymentLink: `https://pay.example/${id}`,
  ...others,
});

export const plans = [
  plan('monthly', 'Monthly', 14.99, 1),
  plan('6-month', '6-Month', 70, 6),
  plan('annual', 'Annual', 129.9, 12),
];

export const route = (path: string): Route => ({
  path,
  title: 'A title',
  description: 'A description.',
  headline: 'A headline',
  imageAlt: 'What the picture shows',
  updated: '2026-11-01',
  indexed: true,
});
