import { fc } from '@/engine/testing/properties';
import { plan } from '@/lib/testing/content';
import {
  cheapestMixes,
  comparePlan,
  longerPlans,
  type PlanPrice,
  planCosts,
  planPrice,
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
    amount: fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constant(0)),
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

/** Tries every order of periods. */
function slowTotal(plans: readonly PlanPrice[], months: number): number {
  if (months <= 0) return 0;
  return Math.min(
    ...plans.map(({ amount, months: length }) =>
      length === null ? amount : amount + slowTotal(plans, months - length),
    ),
  );
}

it('no order of plans is cheaper than the mix, whose periods cover the months and add up', () => {
  fc.assert(
    fc.property(somePlans, fc.integer({ min: 1, max: 9 }), (some, months) => {
      const mix = cheapestMixes(some)[months - 1];
      const parts = mix?.parts ?? [];
      expect(mix?.total).toBe(slowTotal(some, months));
      expect(mix?.total).toBe(
        parts.reduce((sum, { plan, periods }) => sum + periods * plan.amount, 0),
      );
      const covered = parts.map(({ plan, periods }) => periods * (plan.months ?? Infinity));
      expect(covered.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(months);
    }),
  );
});

const half = price('half', 6999, 6);
const year = price('year', 12999, 12);
const written = (plans: readonly PlanPrice[], months: number) => {
  const { parts, total } = cheapestMixes(plans)[months - 1] ?? { parts: [], total: Number.NaN };
  return [...parts.map(({ plan, periods }) => `${periods} ${plan.id}`), total].join(', ');
};

it.each([
  [4, '4 monthly, 5996'],
  [5, '1 half, 6999'],
  [7, '1 half, 1 monthly, 8498'],
  [8, '1 half, 2 monthly, 9997'],
  [9, '1 half, 3 monthly, 11496'],
  [11, '1 year, 12999'],
  [19, '1 year, 1 half, 1 monthly, 21497'],
  [36, '3 year, 38997'],
])('the cheapest mix for %i months is %s', (months, mix) => {
  expect(written([monthly, half, year], months)).toBe(mix);
});

it.each([
  ['a free plan', [price('free', 0, 1), monthly], '7 free, 0'],
  ['a plan that is paid once', [monthly, price('once', 6000, null)], '1 once, 6000'],
  [
    'a plan that is paid once but costs more',
    [monthly, price('once', 99999, null)],
    '7 monthly, 10493',
  ],
  ['as few plans and payments as possible', [monthly, price('long', 10493, 7)], '1 long, 10493'],
] as const)('a mix can have %s', (_, plans, mix) => expect(written(plans, 7)).toBe(mix));

it('trial days do not count', () => {
  const sold = { id: 'a', title: 'A', price: 5, interval: 'month', trialDays: 90 } as const;
  expect(cheapestMixes([planPrice(sold, 'USD')])[1]?.total).toBe(1000);
});
