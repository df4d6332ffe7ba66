import { cheapestCost, MAX_MONTHS, type PlanPrice, planCosts } from '@/lib/plans/figures';

/** Room above the highest step, for its stroke and its name. */
const HEADROOM = 1.08;
/** Names nearer to each other than this share of the height would touch. */
const LABEL_HEIGHT = 0.08;

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

/**
 * What plans cost in all over the months of use, as lines: 1 wide for a month, 1 high for a cent or whatever is least, down from `top`.
 * @param plans shortest first
 * @returns `top`; the path of each plan and of the lowest of them; the amounts to rule across; the plans whose names have
 * room where their line begins, the highest one's where it ends
 */
export function costStairs(plans: readonly PlanPrice[]) {
  const months = Array.from({ length: MAX_MONTHS }, (_, month) => planCosts(plans, month + 1));
  const highest = Math.max(...months.flat().map(({ total }) => total));
  const top = Math.ceil(highest * HEADROOM);
  const totalsOf = (place: number) => months.map((costs) => costs[place]?.total ?? 0);
  const named: { plan: PlanPrice; total: number }[] = [];
  const ends = months.at(-1) ?? [];
  const steepest = ends.find(({ total }) => total === highest)?.plan;
  for (const plan of [...plans].sort((one) => (one === steepest ? -1 : 0))) {
    const total = plan === steepest ? highest : plan.amount;
    const isFree = named.every((other) => Math.abs(other.total - total) > top * LABEL_HEIGHT);
    if (isFree) named.push({ plan, total });
  }
  return {
    top,
    paths: plans.map((_, place) => stairs(totalsOf(place), top)),
    least: stairs(
      months.map((costs) => cheapestCost(costs)?.total ?? 0),
      top,
    ),
    ticks: ticksTo(highest),
    named,
  };
}
