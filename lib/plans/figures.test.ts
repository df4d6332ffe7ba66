import { fc } from '@/engine/testing/properties';
import { plan } from '@/lib/testing/content';
import {
  cheapestCost,
  cheapestRanges,
  comparePlan,
  type PlanPrice,
  planCosts,
  planPrice,
} from './figures';

const price = (id: string, cents: number, months: number): PlanPrice => ({
  id,
  title: id,
  cents,
  months,
});
const monthly = price('monthly', 1499, 1);

const somePlan = (id: string): fc.Arbitrary<PlanPrice> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 60 }),
  });
const somePlans = fc.tuple(somePlan('a'), somePlan('b'), somePlan('c'));
const someMonths = fc.integer({ min: 1, max: 60 });

it('a price is in cents, whatever binary fractions make of the dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      expect(planPrice(plan('a', 'A', Number((cents / 100).toFixed(2)), 1)).cents).toBe(cents);
    }),
  );
});

describe('comparePlan', () => {
  it.each([
    ['six months', price('six', 6999, 6), 8994, 1995, 22, false, 1167],
    ['a year', price('year', 12_999, 12), 17_988, 4989, 28, true, 1083],
    ['an exact share', price('two', 1499, 2), 2998, 1499, 50, false, 750],
    ['a share that rounds up to one', price('bit', 2978, 2), 2998, 20, 1, true, 1489],
  ])('derives the figures of %s', (_, sold, compared, saving, percent, isRoundedUp, perMonth) => {
    expect(comparePlan(sold, monthly)).toEqual({
      compared,
      saving,
      percent,
      isRoundedUp,
      perMonth,
    });
  });

  it.each([
    ['the base plan', monthly],
    ['a plan that saves nothing', price('same', 2998, 2)],
  ])('compares %s with nothing', (_, sold) => {
    expect(comparePlan(sold, monthly)).toBeNull();
  });

  it('scales a base plan of several months', () => {
    const year = price('year', 10_000, 12);
    expect(comparePlan(year, price('quarter', 3000, 3))?.compared).toBe(12_000);
  });
});

it.each([0, 1.5, Number.NaN])('counts no payments of %s months', (months) => {
  expect(() => planCosts([monthly], months)).toThrow(RangeError);
});

it('pays for the months asked for and less than a period more, and no less for longer use', () => {
  fc.assert(
    fc.property(somePlans, someMonths, (some, months) => {
      const longer = planCosts(some, months + 1);
      for (const [index, cost] of planCosts(some, months).entries()) {
        const { plan: own, periods, total } = cost;
        const covered = periods * own.months;
        expect(covered).toBeGreaterThanOrEqual(months);
        expect(covered - months).toBeLessThan(own.months);
        expect(total).toBe(own.cents * periods);
        expect(longer[index]?.total).toBeGreaterThanOrEqual(total);
      }
    }),
  );
});

it('takes the first of equally cheap plans, and never one that is dearer than another', () => {
  const same = ['a', 'b'].map((id) => price(id, 100, 12));
  expect(cheapestCost(planCosts(same, 3))?.plan).toBe(same[0]);
  fc.assert(
    fc.property(somePlans, someMonths, (some, months) => {
      const costs = planCosts(some, months);
      expect(cheapestCost(costs)?.total).toBe(Math.min(...costs.map(({ total }) => total)));
    }),
  );
});

it('covers every length of use once, in ranges as long as their cheapest plan stays the same', () => {
  fc.assert(
    fc.property(somePlans, fc.integer({ min: 0, max: 48 }), (some, last) => {
      const ranges = cheapestRanges(some, last);
      const lengths = ranges.flatMap(({ from, to, plan: own }) =>
        Array.from({ length: to - from + 1 }, (_, index) => ({ months: from + index, own })),
      );
      expect(lengths.map(({ months }) => months)).toEqual(
        Array.from({ length: last }, (_, index) => index + 1),
      );
      for (const { months, own } of lengths)
        expect(own).toBe(cheapestCost(planCosts(some, months))?.plan);
      for (const [index, { plan: own }] of ranges.slice(1).entries())
        expect(own).not.toBe(ranges[index]?.plan);
    }),
  );
});
