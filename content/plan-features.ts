/** What plans are compared by, in its order: each feature, what its name leaves open, and the ids of the plans that include it. */
import type { PlanFeatureRow } from '@/lib/content/schemas/plans';

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
    explanation: 'Within {basicReply}',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    text: 'Priority support',
    explanation: 'Within {priorityReply}',
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
    text: 'Submit suggestions for indicator updates',
    plans: ['annual'],
  },
  {
    text: 'Vote on upcoming features',
    plans: ['annual'],
  },
  {
    text: 'Early access to new releases',
    plans: ['annual'],
  },
];
