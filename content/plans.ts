/** Shorter plans come first. Prices are in the `site.ts` currency. `trialDays` is optional; `interval` may be `'once'`. */
import type { PlanFeatureRow, PlanTerms } from '@/lib/schemas/plans';

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

export const planFeatures: PlanFeatureRow[] = [
  {
    text: 'All premium indicators',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    text: 'Every indicator update',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    text: 'Basic email support',
    explanation: 'Replies within {basicReply}',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    text: 'Priority support',
    explanation: 'Replies within {priorityReply}',
    plans: ['6-month', 'annual'],
  },
  {
    text: 'Documentation with strategies',
    plans: ['6-month', 'annual'],
  },
  {
    text: 'Strategy sharing platform',
    plans: ['annual'],
  },
  {
    text: 'Suggestions for indicator updates',
    plans: ['annual'],
  },
  {
    text: 'Votes on upcoming features',
    plans: ['annual'],
  },
  {
    text: 'Early access to new releases',
    plans: ['annual'],
  },
];
