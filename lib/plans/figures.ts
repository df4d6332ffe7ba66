import { MAX_MONTHS, monthsOf } from '@/content/schemas/billing';
import { minorUnits } from '@/lib/text/format';

/** The terms that figures follow from: those of a plan of the content. */
interface PricedPlan {
  id: string;
  title: string;
  price: number;
  interval: 'month' | 'year' | 'once';
  /** Months of a payment; 1 where it is left out. */
  intervalCount?: number | undefined;
}

/** A plan in figures. Amounts are in the smallest unit of the currency, so that sums are exact. */
export interface PlanPrice {
  id: string;
  title: string;
  /** Charged once per period. */
  amount: number;
  /** Months of a period; null where the plan is paid once. */
  months: number | null;
}

/** @param currency of its price, as ISO 4217 writes it */
export function planPrice(plan: PricedPlan, currency: string): PlanPrice {
  const { id, title, price } = plan;
  return { id, title, amount: minorUnits(price, currency), months: monthsOf(plan) };
}

/** A plan against paying by the shortest period; amounts in the currency's smallest unit. */
export interface PlanComparison {
  /** Payments of the shortest period that the plan's own lasts for: whole ones, never more than it does. */
  count: number;
  /** All of them together. */
  compared: number;
  /** `compared` less the price. */
  saving: number;
  /** Share of `compared` that is saved, as a whole percent. */
  percent: number;
  /** Rounding raised the percent above the exact share, so that it must be called "about". */
  isRoundedUp: boolean;
}

/**
 * @param base the shortest plan
 * @returns null for that plan itself, for one that saves nothing, and where one is paid once
 */
export function comparePlan(plan: PlanPrice, base: PlanPrice): PlanComparison | null {
  if (plan.months === null || base.months === null) return null;
  const count = Math.floor(plan.months / base.months);
  const compared = base.amount * count;
  const saving = compared - plan.amount;
  if (saving <= 0) return null;
  const percent = Math.round((100 * saving) / compared);
  return { count, compared, saving, percent, isRoundedUp: percent * compared > 100 * saving };
}

/** @returns a price spread over the months of its period, to the smallest unit; null where it is paid once */
export function monthlyAmount({ amount, months }: PlanPrice): number | null {
  return months && Math.round(amount / months);
}

/** @param plans shortest first @returns each plan that lasts for months beside the next shorter one */
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

/** The cost of some months of use with one plan. */
export interface PlanCost {
  plan: PlanPrice;
  /** Periods to pay for: whole ones, though the last may be used in part. */
  periods: number;
  /** All payments together. */
  total: number;
}

/** @param months whole months of use @returns the cost with each plan, at its price and without free days */
export function planCosts(plans: readonly PlanPrice[], months: number): PlanCost[] {
  return plans.map((plan) => {
    const periods = plan.months ? Math.ceil(months / plan.months) : 1;
    return { plan, periods, total: periods * plan.amount };
  });
}

/** @returns the cost with the smallest total; of equal ones the first, which is the plan that binds for less long */
export function cheapestCost(costs: readonly PlanCost[]): PlanCost | undefined {
  return [...costs].sort((one, other) => one.total - other.total)[0];
}

/** @returns the plan that costs least for every length of use: ranges of months in order, without gaps, up to `MAX_MONTHS` */
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
