import type { Plan } from '@/lib/content/schemas/plans';

/** Most months of use that a visitor can ask about; `cost-chart.css` has them too. */
export const MAX_MONTHS = 24;

/** What a plan's figures follow from. This is where dollars become cents, so that sums are exact. */
export interface PlanPrice {
  id: string;
  title: string;
  /** Charged once per period. */
  cents: number;
  /** Months of a period. */
  months: number;
}

/** @returns a plan as its figures need it; its price in dollars, to the nearest cent */
export function planPrice({ id, title, price, months }: Plan): PlanPrice {
  return { id, title, cents: Math.round(price * 100), months };
}

/** A plan against paying by the shortest period; amounts in cents. */
export interface PlanComparison {
  /** The same months at the first plan's price. */
  compared: number;
  /** `compared` less the price. */
  saving: number;
  /** Share of `compared` that is saved, as a whole percent. */
  percent: number;
  /** Whether rounding raised the percent above the exact share, so that it must be called "about". */
  isRoundedUp: boolean;
  /** The price spread over its months, to the nearest cent. */
  perMonth: number;
}

/**
 * Everything that a card says of a plan's price, derived from it, so that no figure can contradict it.
 * @param base the plan that others are compared with: the first one
 * @returns null for that plan itself, and for one that saves nothing
 */
export function comparePlan(plan: PlanPrice, base: PlanPrice): PlanComparison | null {
  const compared = Math.round((base.cents * plan.months) / base.months);
  const saving = compared - plan.cents;
  if (plan.id === base.id || saving <= 0) return null;
  const percent = Math.round((100 * saving) / compared);
  const isRoundedUp = percent * compared > 100 * saving;
  return { compared, saving, percent, isRoundedUp, perMonth: Math.round(plan.cents / plan.months) };
}

/** What some months of use cost with one plan. */
export interface PlanCost {
  plan: PlanPrice;
  /** Periods to pay for: whole ones, though the last may be used in part. */
  periods: number;
  /** All payments together, in cents. */
  total: number;
}

/**
 * What it costs to stay on each plan for some months.
 * @param months whole months of use
 * @throws RangeError unless `months` is a whole number above 0
 */
export function planCosts(plans: readonly PlanPrice[], months: number): PlanCost[] {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`not a length: ${months}`);
  return plans.map((plan) => {
    const periods = Math.ceil(months / plan.months);
    return { plan, periods, total: periods * plan.cents };
  });
}

/** @returns the cost with the smallest total; of equal ones the first, which is the plan that binds for less long */
export function cheapestCost(costs: readonly PlanCost[]): PlanCost | undefined {
  return [...costs].sort((one, other) => one.total - other.total)[0];
}

/**
 * Which plan costs least for every length of use.
 * @param last longest use to look at, in months
 * @returns ranges of months in order, without gaps, from 1 to `last`; none without plans
 */
export function cheapestRanges(plans: readonly PlanPrice[], last: number) {
  const ranges: { from: number; to: number; plan: PlanPrice }[] = [];
  for (let months = 1; months <= last; months += 1) {
    const plan = cheapestCost(planCosts(plans, months))?.plan;
    const range = ranges.at(-1);
    if (range && range.plan === plan) range.to = months;
    else if (plan) ranges.push({ from: months, to: months, plan });
  }
  return ranges;
}
