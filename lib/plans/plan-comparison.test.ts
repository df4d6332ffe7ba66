import { planComparison as words } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import type { Plan } from '@/lib/content/schemas/plans';
import { planCards } from './plan-card';
import { planComparison } from './plan-comparison';

const groups = planComparison(plans, pricing, words);
const rows = groups.flatMap((group) => group.rows);
/** @returns the cells of the line with that text */
const cells = (text: string) => rows.find((row) => row.text === text)?.cells;

it('starts with what is paid, what that comes to and what renews', () => {
  expect(groups[0]?.rows.map((row) => row.cells)).toEqual([
    ['$14.99 per month', '$69.99 per 6 months', '$129.99 per year'],
    ['$14.99 per month', 'about $11.67 per month', 'about $10.83 per month'],
    ['every month', 'every 6 months', 'every year'],
  ]);
});

it('says of every feature what the cards say', () => {
  for (const [index, card] of planCards(plans, pricing).entries())
    expect(card.features).toEqual(
      rows.slice(3).map((row) => ({ text: row.text, included: row.cells[index] })),
    );
});

it('groups the features, each with what it means', () => {
  expect(groups.map(({ name }) => name)).toEqual([
    'Price',
    'Indicators',
    'Help and learning',
    'A say in it',
  ]);
  for (const { explanation } of rows) expect(explanation).not.toBe('');
  expect(cells('Priority support')).toEqual([false, true, true]);
});

it('puts what is of one group together, wherever it stands in the list', () => {
  const feature = (group: string, text: string) => ({
    group,
    text,
    explanation: text,
    included: true,
  });
  const features = [feature('A', 'one'), feature('B', 'two'), feature('A', 'three')];
  const [, ...own] = planComparison(
    plans.map((plan): Plan => ({ ...plan, features })),
    pricing,
    words,
  );
  expect(own.map(({ name, rows: inside }) => [name, ...inside.map(({ text }) => text)])).toEqual([
    ['A', 'one', 'three'],
    ['B', 'two'],
  ]);
});

it('says of a plan that ends by itself that it never renews', () => {
  const [first] = planComparison(
    plans.map((plan): Plan => ({ ...plan, renewal: null })),
    pricing,
    words,
  );
  expect(first?.rows[2]?.cells).toEqual(plans.map(() => words.price.renewal.never));
});

it('compares nothing without plans', () => {
  expect(planComparison([], pricing, words)).toEqual([]);
});
