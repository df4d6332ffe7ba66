/** What plans are compared by, in its order: each feature with what it means and the ids of the plans that include it. */
import type { PlanFeatureRow } from '@/lib/content/schemas/plans';

export const planFeatures: PlanFeatureRow[] = [
  {
    group: 'Indicators',
    text: 'All premium indicators',
    explanation: 'The {indicatorCount} shown above, with every setting.',
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
    explanation: 'A person answers within {basicReply}.',
    plans: ['monthly', '6-month', 'annual'],
  },
  {
    group: 'Help and learning',
    text: 'Priority support',
    explanation: 'A person answers within {priorityReply}.',
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
