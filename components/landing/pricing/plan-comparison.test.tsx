import { render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import { plan } from '@/lib/testing/content';
import { PlanComparison } from './plan-comparison';

const words = content.planComparison;
const feature = (group: string, text: string, included: boolean) => ({
  group,
  text,
  explanation: `${text}, explained`,
  included,
});
const sold: Plan[] = [
  {
    ...plan('monthly', 'Monthly', 14.99, 1),
    features: [feature('A', 'one', true), feature('B', 'two', false), feature('A', 'three', false)],
  },
  {
    ...plan('half', '6-Month', 69.99, 6),
    renewal: null,
    features: [feature('A', 'one', true), feature('B', 'two', true), feature('A', 'three', true)],
  },
];

it('has the plans side by side: what is paid, what that comes to, what renews, then the features by their groups', () => {
  render(<PlanComparison plans={sold} pricing={content.pricing} words={words} />);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  const { charged, perMonth, renewal } = words.price;
  const named = ({ text, explanation }: { text: string; explanation: string }) =>
    text + explanation;
  expect(rows).toEqual([
    [words.feature, 'Monthly', '6-Month'],
    [words.price.group],
    [named(charged), '$14.99 per 1 months', '$69.99 per 6 months'],
    [named(perMonth), '$14.99 per 1 months', expect.stringContaining('$11.67')],
    [named(renewal), 'every 1 months', renewal.never],
    ['A'],
    ['oneone, explained', words.included, words.included],
    ['threethree, explained', words.missing, words.included],
    ['B'],
    ['twotwo, explained', words.missing, words.included],
  ]);
});
