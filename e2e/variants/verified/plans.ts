import type { Plan } from '@/lib/content/schemas/plans';

/** Rows of every plan's list, each with the months of the shortest plan that includes it. */
const rows: [group: string, text: string, from: number, explanation: string][] = [
  ['Indicators', 'All premium indicators', 1, 'All eight, with every setting.'],
  ['Indicators', 'Every indicator update', 1, 'They arrive by themselves when you open a chart.'],
  ['Help', 'Basic email support', 1, 'A person answers within two business days.'],
  ['Help', 'Priority support', 6, 'A person answers within one business day.'],
  [
    'Help',
    'Documentation with strategies',
    6,
    'Ways to read the marks, to study and to test yourself.',
  ],
  [
    'A say in it',
    'Strategy sharing platform',
    12,
    'Subscribers show each other how they use the tools.',
  ],
  ['A say in it', 'Vote on upcoming features', 24, 'Say which feature should come first.'],
];

function plan(id: string, title: string, price: number, months: number, every: string): Plan {
  return {
    id,
    title,
    name: `${title} Plan`,
    price,
    months,
    period: `per ${every}`,
    renewal: `every ${every}`,
    popular: id === 'annual',
    features: rows.map(([group, text, from, explanation]) => ({
      group,
      text,
      explanation,
      included: months >= from,
    })),
    paymentLink: `https://buy.stripe.com/northlight-${id}`,
  };
}

/** Five plans; the first costs what once was a wrong price of the sample. */
export const plans: Plan[] = [
  plan('monthly', 'Monthly', 29.99, 1, 'month'),
  plan('quarterly', 'Quarterly', 84.5, 3, '3 months'),
  plan('half-year', 'Professional Half-Year', 159, 6, '6 months'),
  plan('annual', 'Annual', 289.99, 12, 'year'),
  plan('two-year', 'Two-Year', 499, 24, '2 years'),
];
