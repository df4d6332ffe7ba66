import fc from 'fast-check';
import { plans } from '@/content/plans';
import { breakEven, cheapestRanges } from './cheapest-plan';
import { cheapestCost, type PlanPrice, planCosts } from './plan-costs';
import { planPrice } from './plan-price';

const shipped = plans.map(planPrice);
const [monthly, half, annual] = shipped as [PlanPrice, PlanPrice, PlanPrice];

const somePlan = (id: string): fc.Arbitrary<PlanPrice> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    cents: fc.integer({ min: 1, max: 100_000 }),
    months: fc.integer({ min: 1, max: 24 }),
  });

describe('cheapestRanges', () => {
  it('lets a shorter plan win again after a longer one', () => {
    const ranges = cheapestRanges(shipped, 24);
    expect(ranges.map(({ from, to, plan }) => `${from}–${to} ${plan.title}`)).toEqual([
      '1–4 Monthly',
      '5–6 6-Month',
      '7–8 Monthly',
      '9–12 Annual',
      '13–14 Monthly',
      '15–18 6-Month',
      '19–24 Annual',
    ]);
  });

  it('has none without plans, or without months', () => {
    expect(cheapestRanges([], 24)).toEqual([]);
    expect(cheapestRanges(shipped, 0)).toEqual([]);
  });

  it('covers every length once, with its cheapest plan', () => {
    const some = fc.tuple(somePlan('a'), somePlan('b'), somePlan('c'));
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 48 }), (three, last) => {
        const lengths = cheapestRanges(three, last).flatMap(({ from, to, plan }) =>
          Array.from({ length: to - from + 1 }, (_, index) => ({ months: from + index, plan })),
        );
        expect(lengths.map(({ months }) => months)).toEqual(
          Array.from({ length: last }, (_, index) => index + 1),
        );
        for (const { months, plan } of lengths)
          expect(cheapestCost(planCosts(three, months))?.plan).toBe(plan);
      }),
    );
  });
});

describe('breakEven', () => {
  it.each([
    [half, monthly, 5],
    [annual, monthly, 9],
    [annual, half, 7],
  ])('of $id and $id', (plan, base, month) => {
    expect(breakEven(plan, base)).toBe(month);
  });

  it('is none for a plan that saves nothing', () => {
    expect(breakEven({ ...half, cents: 6 * monthly.cents }, monthly)).toBeNull();
  });

  it('is the first month that is cheaper', () => {
    fc.assert(
      fc.property(somePlan('a'), somePlan('b'), (plan, base) => {
        const isCheaper = (months: number) => {
          const [own, other] = planCosts([plan, base], months);
          return (own?.total ?? 0) < (other?.total ?? 0);
        };
        const month = breakEven(plan, base);
        for (let earlier = 1; earlier < (month ?? plan.months + 1); earlier += 1)
          expect(isCheaper(earlier)).toBe(false);
        if (month !== null) expect(isCheaper(month)).toBe(true);
      }),
    );
  });
});
