import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { planCards, planLine } from './plan-card';

const cards = planCards(plans, pricing);

describe('planCards', () => {
  it('makes one card per plan, in order', () => {
    expect(cards.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
  });

  it('sets dollars and cents apart', () => {
    expect(cards.map(({ price }) => [price.dollars, price.cents])).toEqual([
      ['14', '99'],
      ['69', '99'],
      ['129', '99'],
    ]);
  });

  it('compares nothing with itself', () => {
    expect(cards[0]?.comparison).toBeNull();
  });

  it.each([
    [1, '$89.94', '22%', '$11.67'],
    [2, '$179.88', '28%', '$10.83'],
  ])('compares plan %d with paying monthly', (index, amount, percent, monthly) => {
    const comparison = cards[index]?.comparison;
    expect(comparison?.amount).toBe(amount);
    expect(comparison?.saving).toContain(percent);
    expect(comparison?.perMonth).toContain(`about ${monthly}`);
  });

  it('calls only a percentage that was rounded up "about"', () => {
    expect(cards.map(({ comparison }) => comparison?.saving.includes('about'))).toEqual([
      undefined,
      false,
      true,
    ]);
  });

  it('explains the struck price', () => {
    expect(cards[2]?.comparison?.explanation).toMatch(/12 × \$14\.99/);
  });

  it('shows no comparison where nothing is saved', () => {
    const [monthly, half] = plans;
    if (!monthly || !half) throw new Error('two plans are needed');
    const dear = { ...half, price: monthly.price * half.months };
    expect(planCards([monthly, dear], pricing)[1]?.comparison).toBeNull();
  });

  it('has no cards without plans', () => {
    expect(planCards([], pricing)).toEqual([]);
  });
});

describe('planLine', () => {
  it.each([
    [0, 'Monthly Plan', '$14.99 per month'],
    [2, 'Annual Plan', '$129.99 per year'],
  ])('plan %d', (index, name, price) => {
    const plan = plans[index];
    expect(plan && planLine(plan)).toEqual({ name, price });
  });
});
