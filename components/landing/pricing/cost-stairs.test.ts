import { fc } from '@/engine/testing/properties';
import { MAX_MONTHS, type PlanPrice, planCosts } from '@/lib/plans/figures';
import { costStairs } from './cost-stairs';

const somePlans = fc
  .array(
    fc.record({
      amount: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10_000_000 })),
      months: fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(12 / 52, 12 / 365, Number.POSITIVE_INFINITY),
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    all.map((one, index): PlanPrice => ({ ...one, id: `${index}`, title: `${index}` })),
  );

/** How high a path stands in the middle of each month; where it ends. */
function heights(path: string, top: number) {
  let [x, y] = [0, Number(path.match(/^M0 (\d+)/)?.[1])];
  const months: number[] = [];
  for (const [, along, down] of path.matchAll(/h(\d+)v(-?\d+)/g)) {
    x += Number(along);
    while (months.length < x) months.push(top - y);
    y += Number(down);
  }
  while (months.length < MAX_MONTHS) months.push(top - y);
  return { months, end: Number(path.match(/H(\d+)$/)?.[1]) };
}

it('draws for every month what each plan comes to, and the least of it, below the top', () => {
  fc.assert(
    fc.property(somePlans, (plans) => {
      const { top, paths, least } = costStairs(plans);
      const totals = Array.from({ length: MAX_MONTHS }, (_, month) =>
        planCosts(plans, month + 1).map(({ total }) => total),
      );
      for (const [place, path] of paths.entries())
        expect(heights(path, top)).toEqual({
          months: totals.map((all) => all[place]),
          end: MAX_MONTHS,
        });
      expect(heights(least, top).months).toEqual(totals.map((all) => Math.min(...all)));
      expect(Math.max(...totals.flat())).toBeLessThan(top);
    }),
  );
});

it('rules a few round amounts across, and names lines where names do not touch', () => {
  fc.assert(
    fc.property(somePlans, (plans) => {
      const { top, ticks, named } = costStairs(plans);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(5);
      for (const tick of ticks) {
        expect(Number.isInteger(tick)).toBe(true);
        expect(tick).toBeLessThan(top);
        expect(`${tick / (ticks[0] ?? 0)}`).toMatch(/^[1-5]$/);
      }
      expect(`${ticks[0]}`).toMatch(/^[125]0*$/);
      const ends = named.map(({ total }) => total).sort((one, other) => one - other);
      for (const [index, end] of ends.slice(1).entries())
        expect(end - (ends[index] ?? 0)).toBeGreaterThan(top * 0.07);
      expect(named[0]?.total).toBe(
        Math.max(...planCosts(plans, MAX_MONTHS).map(({ total }) => total)),
      );
    }),
  );
});
