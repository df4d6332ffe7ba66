import { fc } from '@/engine/testing/properties';
import { MAX_MONTHS, type PlanPrice, planCosts } from '@/lib/plans/figures';
import { costStairs } from './cost-stairs';

const somePlans = fc
  .array(
    fc.record({
      title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      amount: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10_000_000 })),
      months: fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(12 / 52, 12 / 365, Number.POSITIVE_INFINITY),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map((one, index): PlanPrice => ({ ...one, id: `${index}` })));

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

it('rules a few round amounts across', () => {
  fc.assert(
    fc.property(somePlans, (plans) => {
      const { top, ticks } = costStairs(plans);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(5);
      for (const tick of ticks) {
        expect(Number.isInteger(tick)).toBe(true);
        expect(tick).toBeLessThan(top);
        expect(`${tick / (ticks[0] ?? 0)}`).toMatch(/^[1-5]$/);
      }
      expect(`${ticks[0]}`).toMatch(/^[125]0*$/);
    }),
  );
});

/** In a plot of so many rem: letters of 0.8125 rem and as wide as a typewriter's, as the chart writes them. */
function drawn({ names, paths, top }: ReturnType<typeof costStairs>, wide: number, high: number) {
  const scale = { x: wide / MAX_MONTHS, y: high / top };
  const boxes = names
    .filter(({ isWide }) => !isWide || wide >= 32)
    .map(({ plan, month, total, isEnd, isBelow }) => {
      const length = [...plan.title].length * 0.6 * 0.8125;
      const x = month * scale.x - (isEnd ? length : 0);
      const base = (top - total) * scale.y + (isBelow ? 1.2 : -0.5) * 0.8125;
      return { x, right: x + length, y: base - 0.75 * 0.8125, bottom: base + 0.2 * 0.8125 };
    });
  const lines = paths.flatMap((path) =>
    heights(path, top).months.flatMap((total, month, all) => {
      const [x, y] = [month * scale.x, (top - total) * scale.y];
      const next = (top - (all[month + 1] ?? total)) * scale.y;
      const right = x + scale.x;
      return [
        { x, right, y, bottom: y },
        { x: right, right, y: next, bottom: y },
      ];
    }),
  );
  return { boxes, lines };
}

type Box = ReturnType<typeof drawn>['boxes'][number];
const touch = (one: Box, other: Box) =>
  one.x < other.right && one.right > other.x && one.y < other.bottom && one.bottom > other.y;

it('names lines where a name touches no line and no other name, in plots of every size', () => {
  const sizes = fc.tuple(fc.double({ min: 14, max: 64, noNaN: true }), fc.constantFrom(12, 17));
  fc.assert(
    fc.property(somePlans, sizes, (plans, [wide, high]) => {
      const { boxes, lines } = drawn(costStairs(plans), wide, high);
      const other = boxes.flatMap((box, place) =>
        [...lines, ...boxes.slice(place + 1)].filter((one) => touch(box, one)),
      );
      expect(other).toEqual([]);
      for (const { x, right, bottom } of boxes)
        expect([x >= 0, right <= wide, bottom <= high]).toEqual([true, true, true]);
    }),
  );
});

const MONTH = [40, 1, 'By month'] as const;
const HALF = [200, 6, 'Half year'] as const;
const YEAR = [400, 12, 'Year'] as const;
const ONCE = [1300, Number.POSITIVE_INFINITY, 'For good'] as const;

it.each([
  ['a month and a year', false, [MONTH, YEAR]],
  ['what is paid once', false, [MONTH, YEAR, ONCE]],
  ['three lengths', false, [MONTH, HALF, YEAR]],
  ['a title as long as it may be', true, [MONTH, [110, 3, 'm'.repeat(30)], YEAR]],
] as const)(
  'has room for the names of all plans in a plot that is wide enough: %s',
  (_, isWide, terms) => {
    const plans = terms.map(([amount, months, title]) => ({ id: title, title, amount, months }));
    const { names } = costStairs(plans);
    expect(names.map(({ plan }) => plan.id).toSorted()).toEqual(
      plans.map(({ id }) => id).toSorted(),
    );
    expect(names.some(({ isWide }) => isWide)).toBe(isWide);
  },
);
