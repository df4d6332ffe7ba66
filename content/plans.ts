/**
 * The plans, shortest first. Prices are US dollars per period; the comparison, the saving and the per-month
 * figure are computed from them and never typed.
 */
import type { Plan } from '@/lib/content/schemas/plans';
import { withFeatures } from '@/lib/plans/with-features';
import { businessDays } from '@/lib/text/business-days';
import { countWord } from '@/lib/text/count-word';
import { indicators } from './indicators';
import { service } from './service';

/** What plans are compared by, in its order: each feature with the plans that include it, and what it means. */
const rows = [
  {
    group: 'Indicators',
    text: 'All premium indicators',
    explanation: `The ${countWord(indicators.items.length)} shown above, with every setting.`,
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    group: 'Indicators',
    text: 'Every indicator update',
    explanation: 'They arrive by themselves when you open a chart.',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    group: 'Help and learning',
    text: 'Basic email support',
    explanation: `A person answers within ${businessDays(service.basicReplyDays)}.`,
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    group: 'Help and learning',
    text: 'Priority support',
    explanation: `A person answers within ${businessDays(service.priorityReplyDays)}.`,
    plans: ['6-month', 'annual'],
  },
  {
    group: 'Help and learning',
    text: 'Documentation with strategies',
    explanation: 'Ways to read the marks, for you to study and test.',
    plans: ['6-month', 'annual'],
  },
  {
    group: 'A say in it',
    text: 'Strategy sharing platform',
    explanation: 'Subscribers show each other how they use the tools.',
    plans: ['annual'],
  },
  {
    group: 'A say in it',
    text: 'Submit suggestions for indicator updates',
    explanation: 'Tell us what to change; we do not promise to build it.',
    plans: ['annual'],
  },
  {
    group: 'A say in it',
    text: 'Vote on upcoming features',
    explanation: 'Say which of the planned features should come first.',
    plans: ['annual'],
  },
  {
    group: 'A say in it',
    text: 'Early access to new releases',
    explanation: 'Use a new release before it reaches everybody.',
    plans: ['annual'],
  },
];

export const plans: Plan[] = withFeatures(rows, [
  {
    id: 'monthly',
    title: 'Monthly',
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
    price: 129.99,
    months: 12,
    period: 'per year',
    renewal: 'every year',
    popular: true,
    paymentLink: 'https://pay.chartwright.example/annual',
  },
]);
