/**
 * The plans, shortest first. Prices are US dollars per period; the comparison, the saving and the per-month
 * figure are computed from them and never typed.
 */
import type { Plan, PlanFeature } from '@/lib/content/schemas/plans';

/** Rows of every plan's list in their order, each with the plans that include it. */
const rows = [
  { text: 'All premium indicators', plans: ['monthly', '6-month', 'annual'] },
  { text: 'Every indicator update', plans: ['monthly', '6-month', 'annual'] },
  { text: 'Basic email support', plans: ['monthly', '6-month', 'annual'] },
  { text: 'Priority support', plans: ['6-month', 'annual'] },
  { text: 'Documentation with strategies', plans: ['6-month', 'annual'] },
  { text: 'Strategy sharing platform', plans: ['annual'] },
  { text: 'Submit suggestions for indicator updates', plans: ['annual'] },
  { text: 'Vote on upcoming features', plans: ['annual'] },
  { text: 'Early access to new releases', plans: ['annual'] },
];

const featuresOf = (id: string): PlanFeature[] =>
  rows.map((row) => ({ text: row.text, included: row.plans.includes(id) }));

export const plans: Plan[] = [
  {
    id: 'monthly',
    title: 'Monthly',
    price: 14.99,
    months: 1,
    period: 'per month',
    renewal: 'every month',
    popular: false,
    features: featuresOf('monthly'),
    paymentLink: 'https://pay.chartwright.example/monthly',
  },
  {
    id: '6-month',
    title: '6-Month',
    price: 69.99,
    months: 6,
    period: 'per 6 months',
    renewal: 'every 6 months',
    popular: false,
    features: featuresOf('6-month'),
    paymentLink: 'https://pay.chartwright.example/6-month',
  },
  {
    id: 'annual',
    title: 'Annual',
    price: 129.99,
    months: 12,
    period: 'per year',
    renewal: 'every year',
    popular: true,
    features: featuresOf('annual'),
    paymentLink: 'https://pay.chartwright.example/annual',
  },
];
