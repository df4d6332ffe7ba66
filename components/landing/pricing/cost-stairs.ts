import { cheapestCost, MAX_MONTHS, type PlanPrice, planCosts } from '@/lib/plans/figures';

/** Room above the highest step, for its stroke and its name. */
const HEADROOM = 1.08;

/** In rem, as `cost-chart.css` has them: the least width of a plot with names, that of a wide one, and how high it may be. */
const [NARROW, WIDE, HEIGHTS] = [14, 32, [12, 17]];
/** In rem: what a letter is wide, and a line of text high. */
const [LETTER, LINE] = [0.49, 0.8125];
/** Where a name begins or ends, in months from the end of its step. */
const GAP = 0.25;
/** Where a name begins and ends, away from its line, in lines of text: some of it room towards other lines. */
const [NEAR, FAR] = [0.25, 1.6];

/** A place beside a step of a line: above it, up to the month in which it ends, or from the one in which it begins. */
interface Spot {
  /** A little beside the end of a step. */
  month: number;
  /** Height of the step. */
  total: number;
  isEnd: boolean;
  isBelow: boolean;
}

/** A name where it touches neither a line nor another name, in each plot or in wide ones alone. */
interface Name extends Spot {
  plan: PlanPrice;
  isWide: boolean;
}

/**
 * The line of a total over the months: one step wherever it rises, from where the last one ended. So written, equal steps are
 * equal words, which pack well.
 * @param totals in the smallest unit of the currency, one for each month of use
 */
function stairs(totals: readonly number[], top: number): string {
  let [path, from, height] = ['', 0, totals[0] ?? 0];
  for (const [month, total] of totals.entries()) {
    if (total === height) continue;
    path += `h${month - from}v${height - total}`;
    [from, height] = [month, total];
  }
  return `M0 ${top - (totals[0] ?? 0)}${path}H${totals.length}`;
}

/** @returns round amounts up to `top`, at most five: 1, 2 or 5 times a power of ten; all in whole units, the smallest */
function ticksTo(top: number): number[] {
  const least = Math.max(1, top / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? top;
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
}

/** @returns places along a line that it does not pass itself, but for the first: where it begins; then from its end on */
function spotsOf(totals: readonly number[]): Spot[] {
  const steps = totals.map((total, month) => [
    { month: month + GAP, total, isEnd: false, isBelow: true },
    { month: month + 1 - GAP, total, isEnd: true, isBelow: false },
  ]);
  return [
    { month: GAP, total: totals[0] ?? 0, isEnd: false, isBelow: false },
    ...steps.flat().reverse(),
  ];
}

/** @returns what a name takes of a plot that is so many rem wide and high: months, and amounts up to `top` */
function boxOf(
  { plan: { title }, month, total, isEnd, isBelow }: Name,
  [width, height]: readonly [number, number],
  top: number,
) {
  // Letters of Chinese, Japanese and Korean are twice as wide.
  const letters = title.replace(/[\u1100-\uffff]/g, '••').length;
  const length = (MAX_MONTHS * LETTER * letters) / width;
  const from = isEnd ? month - length : month;
  const line = (top * LINE) / height;
  const low = total + (isBelow ? -FAR : NEAR) * line;
  return { from, to: from + length, low, high: low + (FAR - NEAR) * line };
}

/**
 * @param lines totals of each plan, month by month
 * @returns the plans whose names have room, in each plot where they can: the highest one's first, where it ends
 */
function namesOf(plans: readonly PlanPrice[], lines: readonly number[][], top: number): Name[] {
  const names: Name[] = [];
  const isFree = (name: Name) =>
    HEIGHTS.every((height) => {
      const size = [name.isWide ? WIDE : NARROW, height] as const;
      const { from, to, low, high } = boxOf(name, size, top);
      if (from < 0 || to > MAX_MONTHS || low < 0) return false;
      // A line only rises: what it passes between two months lies between what it is at both.
      const isCrossed = (totals: readonly number[]) =>
        (totals[Math.floor(from)] ?? 0) < high && (totals[Math.ceil(to) - 1] ?? 0) > low;
      return !(
        lines.some(isCrossed) ||
        names.some((other) => {
          const box = boxOf(other, size, top);
          return from < box.to && to > box.from && low < box.high && high > box.low;
        })
      );
    });
  const ends = lines.map((totals) => totals.at(-1) ?? 0);
  const steepest = ends.indexOf(Math.max(...ends));
  const order = new Set([steepest, ...plans.keys()]);
  for (const isWide of [false, true])
    for (const place of order) {
      const [plan, totals] = [plans[place], lines[place]];
      if (!plan || !totals || names.some((name) => name.plan === plan)) continue;
      const spots = spotsOf(totals).slice(place === steepest ? 1 : 0);
      const name = spots.map((spot) => ({ ...spot, plan, isWide })).find(isFree);
      if (name) names.push(name);
    }
  return names;
}

/**
 * What plans cost in all over the months of use, as lines: 1 wide for a month, 1 high for a cent or whatever is least, down from `top`.
 * @param plans shortest first
 * @returns `top`; the path of each plan and of the lowest of them; the amounts to rule across; the names that have room
 */
export function costStairs(plans: readonly PlanPrice[]) {
  const months = Array.from({ length: MAX_MONTHS }, (_, month) => planCosts(plans, month + 1));
  const highest = Math.max(...months.flat().map(({ total }) => total));
  const top = Math.ceil(highest * HEADROOM);
  const lines = plans.map((_, place) => months.map((costs) => costs[place]?.total ?? 0));
  return {
    top,
    paths: lines.map((totals) => stairs(totals, top)),
    least: stairs(
      months.map((costs) => cheapestCost(costs)?.total ?? 0),
      top,
    ),
    ticks: ticksTo(highest),
    names: namesOf(plans, lines, top),
  };
}
