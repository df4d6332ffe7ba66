import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { billingTerms } from './billing-terms';

/** @returns the line of a plan's billing with that id */
function line(plan: Parameters<typeof billingTerms>[0] | undefined, id: string) {
  return plan && billingTerms(plan, pricing).find((term) => term.id === id)?.text;
}

it.each([
  [0, '$14.99, once, for 1 month.', 'Renews automatically at $14.99 every month until you cancel.'],
  [
    1,
    '$69.99, once, for 6 months.',
    'Renews automatically at $69.99 every 6 months until you cancel.',
  ],
  [
    2,
    '$129.99, once, for 12 months.',
    'Renews automatically at $129.99 every year until you cancel.',
  ],
])('says of plan %d what is charged and what renews', (index, charged, renewal) => {
  expect(line(plans[index], 'charged')).toBe(charged);
  expect(line(plans[index], 'renewal')).toBe(renewal);
});

it('says of a plan that ends by itself that nothing follows', () => {
  const once = { price: 20, months: 3, renewal: null };
  expect(line(once, 'renewal')).toBe(
    'Does not renew. Nothing more is charged, and access ends after 3 months.',
  );
  expect(line(once, 'cancel')).toBe(pricing.nothingToCancel);
});

it('takes the refund days from the site', () => {
  expect(line(plans[0], 'refund')).toContain(`${site.refundDays}-day`);
});

it('names every line, in one order', () => {
  for (const plan of plans)
    expect(billingTerms(plan, pricing).map(({ name }) => name)).toEqual(
      Object.values(pricing.terms),
    );
});
