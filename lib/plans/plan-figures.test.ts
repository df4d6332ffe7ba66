import type { Plan } from '@/lib/content/schemas/plans';
import { planFigures, planName } from './plan-figures';

const plan = (id: string, price: number, months: number): Plan => ({
  id,
  title: id,
  price,
  months,
  period: 'per period',
  renewal: 'every period',
  popular: false,
  features: [
    { group: 'Tools', text: 'All indicators', explanation: 'All of them.', included: true },
  ],
  paymentLink: null,
});

const monthly = plan('monthly', 14.99, 1);

it.each([
  ['six months', plan('six', 69.99, 6), 89.94, 19.95, 22, false, 11.67],
  ['a year', plan('year', 129.99, 12), 179.88, 49.89, 28, true, 10.83],
  ['a plan that saves nothing', plan('same', 29.98, 2), 29.98, 0, 0, false, 14.99],
  ['an exact share', plan('half', 14.99, 2), 29.98, 14.99, 50, false, 7.5],
  ['a share that rounds up to one', plan('bit', 29.78, 2), 29.98, 0.2, 1, true, 14.89],
])('derives the figures of %s', (_, sold, compared, amount, percent, roundedUp, perMonth) => {
  expect(planFigures(sold, monthly)).toEqual({
    compared,
    savingAmount: amount,
    savingPercent: percent,
    roundedUp,
    perMonth,
  });
});

it('compares the base plan with nothing', () => {
  expect(planFigures(monthly, monthly)).toEqual({
    compared: null,
    savingAmount: 0,
    savingPercent: 0,
    roundedUp: false,
    perMonth: 14.99,
  });
});

it('scales a base plan of several months', () => {
  expect(planFigures(plan('year', 100, 12), plan('quarter', 30, 3)).compared).toBe(120);
});

it('never shows a negative saving', () => {
  expect(planFigures(plan('dear', 40, 2), monthly).savingAmount).toBe(0);
});

it.each([
  ['Monthly', 'Monthly Plan'],
  ['6-Month', '6-Month Plan'],
  ['Annual', 'Annual Plan'],
])('sells %s as %s', (title, name) => {
  expect(planName({ title })).toBe(name);
});
