import fc from 'fast-check';
import { plan } from '@/lib/testing/content';
import {
  breakEven,
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
const half = price('half', 6999, 6);
const annual = price('annual', 12_999, 12);
const three = [monthly, half, annual];

const somePlan = (id: string): fc.Arbitrary<PlanPrice> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 60 }),
  });
const somePlans = fc.tuple(somePlan('a'), somePlan('b'), somePlan('c'));
const someMonths = fc.integer({ min: 1, max: 60 });

describe('planPrice', () => {
  it('is the price in cents, whatever binary fractions make of the dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(planPrice(plan('a', 'A', Number((cents / 100).toFixed(2)), 1)).cents).toBe(cents);
      }),
    );
  });
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
    ['a dearer plan', price('dear', 4000, 2)],
  ])('compares %s with nothing', (_, sold) => {
    expect(comparePlan(sold, monthly)).toBeNull();
  });

  it('scales a base plan of several months', () => {
    expect(comparePlan(price('year', 10_000, 12), price('quarter', 3000, 3))?.compared).toBe(
      12_000,
    );
  });
});

describe('planCosts', () => {
  it('counts whole periods', () => {
    expect(
      planCosts(three, 7).map(({ periods, covered, total }) => [periods, covered, total]),
    ).toEqual([
      [7, 7, 10_493],
      [2, 12, 13_998],
      [1, 12, 12_999],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s months', (months) => {
    expect(() => planCosts(three, months)).toThrow(RangeError);
  });

  it('covers the months asked for and less than a period more, and costs no less for longer use', () => {
    fc.assert(
      fc.property(somePlans, someMonths, (some, months) => {
        const longer = planCosts(some, months + 1);
        for (const [index, { plan: own, periods, covered, total }] of planCosts(
          some,
          months,
        ).entries()) {
          expect(covered).toBeGreaterThanOrEqual(months);
          expect(covered - months).toBeLessThan(own.months);
          expect(total).toBe(own.cents * periods);
          expect(longer[index]?.total).toBeGreaterThanOrEqual(total);
        }
      }),
    );
  });
});

describe('cheapestCost', () => {
  it('is none of no plans', () => {
    expect(cheapestCost([])).toBeUndefined();
  });

  it('takes the first of equal ones', () => {
    const same = three.map((one) => ({ ...one, months: 12, cents: 100 }));
    expect(cheapestCost(planCosts(same, 3))?.plan).toBe(same[0]);
  });

  it('is never dearer than another plan', () => {
    fc.assert(
      fc.property(somePlans, someMonths, (some, months) => {
        const costs = planCosts(some, months);
        expect(cheapestCost(costs)?.total).toBe(Math.min(...costs.map(({ total }) => total)));
      }),
    );
  });
});

describe('cheapestRanges', () => {
  it('lets a shorter plan win again after a longer one', () => {
    const ranges = cheapestRanges(three, 24);
    expect(ranges.map(({ from, to, plan: { id } }) => `${from}–${to} ${id}`)).toEqual([
      '1–4 monthly',
      '5–6 half',
      '7–8 monthly',
      '9–12 annual',
      '13–14 monthly',
      '15–18 half',
      '19–24 annual',
    ]);
  });

  it('has none without plans, or without months', () => {
    expect(cheapestRanges([], 24)).toEqual([]);
    expect(cheapestRanges(three, 0)).toEqual([]);
  });

  it('covers every length once, with its cheapest plan', () => {
    fc.assert(
      fc.property(somePlans, fc.integer({ min: 1, max: 48 }), (some, last) => {
        const lengths = cheapestRanges(some, last).flatMap(({ from, to, plan: own }) =>
          Array.from({ length: to - from + 1 }, (_, index) => ({ months: from + index, own })),
        );
        expect(lengths.map(({ months }) => months)).toEqual(
          Array.from({ length: last }, (_, index) => index + 1),
        );
        for (const { months, own } of lengths)
          expect(own).toBe(cheapestCost(planCosts(some, months))?.plan);
      }),
    );
  });
});

describe('breakEven', () => {
  it.each([
    [half, 5],
    [annual, 9],
    [monthly, null],
    [{ ...half, cents: 6 * monthly.cents }, null],
  ])('of $id against the monthly plan is month %s', (own, month) => {
    expect(breakEven(own, monthly)).toBe(month);
  });

  it('is the first month that is cheaper', () => {
    fc.assert(
      fc.property(somePlan('a'), somePlan('b'), (own, base) => {
        const isCheaper = (months: number) => {
          const [first, second] = planCosts([own, base], months);
          return (first?.total ?? 0) < (second?.total ?? 0);
        };
        const month = breakEven(own, base);
        for (let earlier = 1; earlier < (month ?? own.months + 1); earlier += 1)
          expect(isCheaper(earlier)).toBe(false);
        if (month !== null) expect(isCheaper(month)).toBe(true);
      }),
    );
  });
});
