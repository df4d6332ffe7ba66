import type { Plan } from '@/lib/content/schemas/plans';

/** Rows of every plan's list, each with the months of the shortest plan that includes it. */
const rows: [text: string, from: number][] = [
  ['All premium indicators', 1],
  ['Every indicator update', 1],
  ['Basic email support', 1],
  ['Priority support', 6],
  ['Documentation with strategies', 6],
  ['Strategy sharing platform', 12],
  ['Vote on upcoming features', 24],
];

function plan(id: string, title: string, price: number, months: number, every: string): Plan {
  return {
    id,
    title,
    price,
    months,
    period: `per ${every}`,
    renewal: `every ${every}`,
    popular: id === 'annual',
    features: rows.map(([text, from]) => ({ text, included: months >= from })),
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
