import { fc } from '@/engine/testing/properties';
import type { Plan } from '@/lib/content/schemas/plans';
import { plan } from '@/lib/testing/content';
import {
  baseOf,
  cheapestCost,
  cheapestRanges,
  comparePlan,
  longerPlans,
  monthlyAmount,
  type PlanPrice,
  planCosts,
  tiersOf,
} from './figures';
import { monthsOf } from './lengths';

const price = (id: string, amount: number, months: number): PlanPrice => ({
  id,
  title: id,
  amount,
  months,
});
const [WEEK, DAY, EVER] = [12 / 52, 12 / 365, Number.POSITIVE_INFINITY];
const monthly = price('monthly', 1499, 1);

const somePlan = (id: string): fc.Arbitrary<PlanPrice> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    months: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(WEEK, DAY, 2 * WEEK)),
  });
const somePlans = fc.tuple(somePlan('a'), somePlan('b'), somePlan('c'));
const someMonths = fc.integer({ min: 1, max: 60 });

it.each<[Partial<Plan>, number]>([
  [{ interval: 'day', intervalCount: 365 }, 12],
  [{ interval: 'week', intervalCount: 26 }, 6],
  [{ interval: 'month', intervalCount: 3 }, 3],
  [{ interval: 'year', intervalCount: 2 }, 24],
  [{ interval: 'once' }, EVER],
])('a payment %j lasts for %d months', (terms, months) => {
  expect(monthsOf(plan('a', 'A', 1, 1, terms))).toBeCloseTo(months, 9);
});

it('puts plans into tiers, and finds what the others of each are compared with', () => {
  const some = [
    plan('free', 'Free', 0, 1),
    plan('basic', 'Basic', 19, 1, { tier: 'Basic' }),
    plan('life', 'Life', 99, 1, { interval: 'once' }),
    plan('pro', 'Pro', 39, 1, { tier: 'Pro' }),
    plan('basic-year', 'Basic year', 190, 12, { tier: 'Basic' }),
    plan('week', 'Week', 5, 1, { interval: 'week' }),
  ];
  const tiers = tiersOf(some);
  expect(tiers.map((tier) => tier.map(({ id }) => id))).toEqual([
    ['free', 'life', 'week'],
    ['basic', 'basic-year'],
    ['pro'],
  ]);
  expect(tiers.map((tier) => baseOf(tier)?.id)).toEqual(['week', 'basic', 'pro']);
});

it.each<[what: string, plans: Plan[], longer: string[]]>([
  ['a month, a year', [plan('m', 'M', 10, 1), plan('y', 'Y', 100, 12)], ['y less than m']],
  ['a year at twelve months', [plan('m', 'M', 10, 1), plan('y', 'Y', 120, 12)], ['y as m']],
  ['two tiers', [plan('a', 'A', 19, 1, { tier: 'A' }), plan('b', 'B', 39, 12, { tier: 'B' })], []],
  ['what is free', [plan('f', 'F', 0, 1), plan('m', 'M', 10, 6)], []],
  ['what is paid once', [plan('m', 'M', 9, 1), plan('l', 'L', 9, 1, { interval: 'once' })], []],
])('compares longer plans with the next shorter one per month: %s', (_, plans, longer) => {
  const said = longerPlans(plans, 'USD').map(
    ({ plan: { id }, shorter, isLess }) => `${id} ${isLess ? 'less than' : 'as'} ${shorter.id}`,
  );
  expect(said).toEqual(longer);
});

describe('comparePlan', () => {
  it.each([
    ['six months', price('six', 6999, 6), 6, 8994, 1995, 22, false],
    ['a year', price('year', 12_999, 12), 12, 17_988, 4989, 28, true],
    ['an exact share', price('two', 1499, 2), 2, 2998, 1499, 50, false],
    ['a share that rounds up to one', price('bit', 2978, 2), 2, 2998, 20, 1, true],
  ])('derives the figures of %s', (_, sold, count, compared, saving, percent, isRoundedUp) => {
    const figures = { count, compared, saving, percent, isRoundedUp };
    expect(comparePlan(sold, monthly)).toEqual(figures);
  });

  it.each([
    ['the base plan', monthly],
    ['a plan that saves nothing', price('same', 2998, 2)],
    ['a plan that is free', price('free', 0, 2)],
    ['a plan that is paid once', price('once', 1, EVER)],
  ])('compares %s with nothing', (_, sold) => {
    expect(comparePlan(sold, monthly)).toBeNull();
  });

  it.each([
    ['a year, three months', 12, 3, 4],
    ['a year, a week', 12, WEEK, 52],
    ['a year, a day', 12, DAY, 365],
    ['a month, a week', 1, WEEK, 4],
    ['a week, a day', WEEK, DAY, 7],
    ['three months, two', 3, 2, 1],
  ])('counts whole payments, never more than there are: %s', (_, months, base, count) => {
    expect(comparePlan(price('long', 1, months), price('base', 100, base))?.count).toBe(count);
  });
});

it.each([
  [1299, 1, 1299],
  [6999, 6, 1167],
  [500, WEEK, 2167],
  [100, EVER, null],
])('%d for %d months is %p a month', (amount, months, monthlyPrice) => {
  expect(monthlyAmount(price('a', amount, months))).toBe(monthlyPrice);
});

it('counts a year of weeks as 52 payments, one of days as 365, and a lifetime as one for ever', () => {
  const plans = [price('week', 5, WEEK), price('day', 1, DAY), price('once', 99, EVER)];
  const totals = [1, 12, 24].map((months) => planCosts(plans, months).map(({ total }) => total));
  expect(totals).toEqual([
    [25, 31, 99],
    [260, 365, 99],
    [520, 730, 99],
  ]);
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
        expect(covered).toBeGreaterThan(months - 1e-6);
        expect(covered - months).toBeLessThan(own.months);
        expect(total).toBe(own.amount * periods);
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
