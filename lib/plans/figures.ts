import { MAX_MONTHS, monthsOf } from '@/lib/schemas/billing';
import { minorUnits } from '@/lib/text/format';

interface PricedPlan {
  id: string;
  title: string;
  price: number;
  interval: 'month' | 'year' | 'once';
  intervalCount?: number | undefined;
}

export const isFree = ({ price }: Pick<PricedPlan, 'price'>): boolean => price === 0;

export const paidPlans = <Plan extends Pick<PricedPlan, 'price'>>(plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => !isFree(plan));

/** Amounts are in minor units (cents), so that sums are exact. */
export interface PlanPrice {
  id: string;
  title: string;
  amount: number;
  /** Null for a plan paid once, or free. */
  months: number | null;
}

export function planPrice(plan: PricedPlan, currency: string): PlanPrice {
  const { id, title, price } = plan;
  return { id, title, amount: minorUnits(price, currency), months: monthsOf(plan) };
}

/** Amounts are in minor units. */
export interface PlanComparison {
  /** Whole base-plan payments that fit into this plan's period. */
  count: number;
  compared: number;
  saving: number;
  /** Whole percent of `compared`. */
  percent: number;
  /** Rounding raised the percent, so “about” precedes it. */
  isRoundedUp: boolean;
}

/** Returns null if nothing is saved or either plan is paid once. @param base the shortest plan */
export function comparePlan(plan: PlanPrice, base: PlanPrice): PlanComparison | null {
  if (plan.months === null || base.months === null) return null;
  const count = Math.floor(plan.months / base.months);
  const compared = base.amount * count;
  const saving = compared - plan.amount;
  if (saving <= 0) return null;
  const percent = Math.round((100 * saving) / compared);
  return { count, compared, saving, percent, isRoundedUp: percent * compared > 100 * saving };
}

/** Returns minor units per month, rounded; null for a plan paid once. */
export function monthlyAmount({ amount, months }: PlanPrice): number | null {
  return months && Math.round(amount / months);
}

/** Pairs each longer plan with the next shorter plan. @param plans shortest first */
export function longerPlans(plans: readonly PricedPlan[], currency: string) {
  const lasting = plans.flatMap((plan) => {
    const { months, ...price } = planPrice(plan, currency);
    return months ? [{ ...price, months }] : [];
  });
  return lasting.slice(1).map((plan, index) => {
    const shorter = lasting[index] as typeof plan;
    return { plan, shorter, isLess: plan.amount / plan.months < shorter.amount / shorter.months };
  });
}

export interface PlanCost {
  plan: PlanPrice;
  /** Number of periods paid; the last may be only partly used. */
  periods: number;
  total: number;
}

/** Returns each plan's total cost for a number of months, ignoring trial days. */
export function planCosts(plans: readonly PlanPrice[], months: number): PlanCost[] {
  return plans.map((plan) => {
    const periods = plan.months ? Math.ceil(months / plan.months) : 1;
    return { plan, periods, total: periods * plan.amount };
  });
}

/** Returns the cost with the lowest total; on a tie, the first. */
export function cheapestCost(costs: readonly PlanCost[]): PlanCost | undefined {
  return [...costs].sort((one, other) => one.total - other.total)[0];
}

/** Returns the cheapest plan for each range of months up to `MAX_MONTHS`. */
export function cheapestRanges(plans: readonly PlanPrice[]) {
  const ranges: { from: number; to: number; plan: PlanPrice }[] = [];
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const plan = cheapestCost(planCosts(plans, months))?.plan;
    const range = ranges.at(-1);
    if (range && range.plan === plan) range.to = months;
    else if (plan) ranges.push({ from: months, to: months, plan });
  }
  return ranges;
}
