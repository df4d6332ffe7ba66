import fc from 'fast-check';
import { plans } from '@/content/plans';
import { cheapestCost, type PlanPrice, planCosts } from './plan-costs';
import { planPrice } from './plan-price';

const shipped = plans.map(planPrice);

/** @returns id and dollars of the cheapest plan for some months, at the shipped prices */
function cheapest(months: number) {
  const cost = cheapestCost(planCosts(shipped, months));
  return cost && [cost.plan.id, cost.total / 100];
}

const somePlans: fc.Arbitrary<PlanPrice[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    title: fc.constant('Plan'),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ id }) => id },
);
const someMonths = fc.integer({ min: 1, max: 60 });

describe('planCosts', () => {
  it('counts whole periods', () => {
    expect(
      planCosts(shipped, 7).map(({ periods, covered, total }) => [periods, covered, total]),
    ).toEqual([
      [7, 7, 10_493],
      [2, 12, 13_998],
      [1, 12, 12_999],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s months', (months) => {
    expect(() => planCosts(shipped, months)).toThrow(RangeError);
  });

  it('has no costs without plans', () => {
    expect(planCosts([], 3)).toEqual([]);
  });

  it('covers the months asked for, and less than a period more', () => {
    fc.assert(
      fc.property(somePlans, someMonths, (some, months) => {
        for (const { plan, periods, covered, total } of planCosts(some, months)) {
          expect(covered).toBeGreaterThanOrEqual(months);
          expect(covered - months).toBeLessThan(plan.months);
          expect(Number.isSafeInteger(total)).toBe(true);
          expect(total).toBe(plan.cents * periods);
        }
      }),
    );
  });

  it('never costs less for a longer use', () => {
    fc.assert(
      fc.property(somePlans, someMonths, (some, months) => {
        const longer = planCosts(some, months + 1);
        for (const [index, { total }] of planCosts(some, months).entries())
          expect(longer[index]?.total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

describe('cheapestCost', () => {
  it.each([
    [1, 'monthly', 14.99],
    [4, 'monthly', 59.96],
    [5, '6-month', 69.99],
    [6, '6-month', 69.99],
    [7, 'monthly', 104.93],
    [8, 'monthly', 119.92],
    [9, 'annual', 129.99],
    [12, 'annual', 129.99],
    [13, 'monthly', 194.87],
    [14, 'monthly', 209.86],
    [15, '6-month', 209.97],
    [19, 'annual', 259.98],
  ])('for %d months it is %s', (months, id, dollars) => {
    expect(cheapest(months)).toEqual([id, dollars]);
  });

  it('is none of no plans', () => {
    expect(cheapestCost([])).toBeUndefined();
  });

  it('takes the first of equal ones', () => {
    const same = shipped.map((plan) => ({ ...plan, months: 12, cents: 100 }));
    expect(cheapestCost(planCosts(same, 3))?.plan).toBe(same[0]);
  });

  it('is never dearer than another plan', () => {
    fc.assert(
      fc.property(somePlans, someMonths, (some, months) => {
        const costs = planCosts(some, months);
        const totals = costs.map(({ total }) => total);
        expect(cheapestCost(costs)?.total).toBe(Math.min(...totals));
      }),
    );
  });
});
