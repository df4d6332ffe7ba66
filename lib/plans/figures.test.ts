import { fc } from '@/engine/testing/properties';
import { MAX_MONTHS } from '@/lib/schemas/billing';
import { plan } from '@/lib/testing/content';
import {
  cheapestCost,
  cheapestRanges,
  comparePlan,
  longerPlans,
  type PlanPrice,
  planCosts,
} from './figures';

const price = (id: string, amount: number, months: number | null): PlanPrice => ({
  id,
  title: id,
  amount,
  months,
});
const monthly = price('monthly', 1499, 1);

const somePlan = (id: string): fc.Arbitrary<PlanPrice> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    months: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(null)),
  });
const somePlans = fc.tuple(somePlan('a'), somePlan('b'), somePlan('c'));
const someMonths = fc.integer({ min: 1, max: 60 });

it('longer plans are compared with the next shorter plan, and one-time plans with none', () => {
  const [month, once] = [plan('m', 'M', 10, 1), plan('o', 'O', 900, 1, { interval: 'once' })];
  const plans = [month, plan('h', 'H', 60, 6), plan('y', 'Y', 100, 12), once];
  expect(longerPlans(plans, 'USD')).toMatchObject([
    { plan: { id: 'h' }, shorter: { id: 'm' }, isLess: false },
    { plan: { id: 'y' }, shorter: { id: 'h' }, isLess: true },
  ]);
  expect(longerPlans([month, once], 'USD')).toEqual([]);
});

describe('comparePlan', () => {
  it.each([
    ['an exact share', price('two', 1499, 2), 2, 2998, 1499, 50, false],
    ['a share that rounds up to 1%', price('bit', 2978, 2), 2, 2998, 20, 1, true],
  ])('derives figures for %s', (_, sold, count, compared, saving, percent, isRoundedUp) => {
    const figures = { count, compared, saving, percent, isRoundedUp };
    expect(comparePlan(sold, monthly)).toEqual(figures);
  });

  it('counts only whole payments', () => {
    expect(comparePlan(price('three', 100, 3), price('two', 200, 2))?.count).toBe(1);
  });

  it.each([
    ['the base plan', monthly],
    ['a plan that saves nothing', price('same', 2998, 2)],
    ['a plan that is paid once', price('once', 1, null)],
  ])('returns null for %s', (_, sold) => {
    expect(comparePlan(sold, monthly)).toBeNull();
  });
});

it('costs count whole periods, and a one-time price only once', () => {
  fc.assert(
    fc.property(somePlans, someMonths, (some, months) => {
      for (const { plan: own, periods, total } of planCosts(some, months)) {
        const length = own.months ?? Number.POSITIVE_INFINITY;
        expect(periods * length).toBeGreaterThanOrEqual(months);
        if (periods > 1) expect((periods - 1) * length).toBeLessThan(months);
        expect(total).toBe(own.amount * periods);
      }
    }),
  );
});

it('returns the first of equally cheap plans', () => {
  const same = ['a', 'b'].map((id) => price(id, 100, 12));
  expect(cheapestCost(planCosts(same, 3))?.plan).toBe(same[0]);
  fc.assert(
    fc.property(somePlans, someMonths, (some, months) => {
      const costs = planCosts(some, months);
      expect(cheapestCost(costs)?.total).toBe(Math.min(...costs.map(({ total }) => total)));
    }),
  );
});

it('ranges cover every number of months once, each with its cheapest plan', () => {
  fc.assert(
    fc.property(somePlans, (some) => {
      const ranges = cheapestRanges(some);
      const lengths = ranges.flatMap(({ from, to, plan: own }) =>
        Array.from({ length: to - from + 1 }, (_, index) => ({ months: from + index, own })),
      );
      expect(lengths.map(({ months }) => months)).toEqual(
        Array.from({ length: MAX_MONTHS }, (_, index) => index + 1),
      );
      for (const { months, own } of lengths)
        expect(own).toBe(cheapestCost(planCosts(some, months))?.plan);
      for (const [index, { plan: own }] of ranges.slice(1).entries())
        expect(own).not.toBe(ranges[index]?.plan);
    }),
  );
});
