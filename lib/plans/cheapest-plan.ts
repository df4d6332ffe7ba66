import { cheapestCost, type PlanPrice, planCosts } from './plan-costs';

/** Lengths of use, in months, for which the same plan costs least. */
export interface CheapestRange {
  from: number;
  to: number;
  plan: PlanPrice;
}

/**
 * Which plan costs least for every length of use.
 * @param last longest use to look at, in months
 * @returns ranges in order, without gaps, from 1 to `last`; none without plans
 */
export function cheapestRanges(plans: readonly PlanPrice[], last: number): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (let months = 1; months <= last; months += 1) {
    const plan = cheapestCost(planCosts(plans, months))?.plan;
    const range = ranges.at(-1);
    if (range && range.plan === plan) range.to = months;
    else if (plan) ranges.push({ from: months, to: months, plan });
  }
  return ranges;
}

/**
 * From which month of its first period a plan costs less than the plan it is compared with.
 * @returns that month, or null where it never does within one period
 */
export function breakEven(plan: PlanPrice, base: PlanPrice): number | null {
  for (let months = 1; months <= plan.months; months += 1) {
    const [own, other] = planCosts([plan, base], months);
    if (own && other && own.total < other.total) return months;
  }
  return null;
}
