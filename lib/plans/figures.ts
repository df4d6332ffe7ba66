import type { Plan, PlanTerms } from '@/lib/content/schemas/plans';
import { minorUnits } from '@/lib/text/format';
import { monthsOf } from './lengths';

/** Most months of use that a visitor can ask about; `cost-chart.css` has them too. */
export const MAX_MONTHS = 24;

/** What rounding makes of a whole number of weeks or days, in periods: 52 weeks may come to a little more than a year. */
const ROUNDING = 1e-9;

/** What a plan's figures follow from. Amounts are in the smallest unit of the currency, so that sums are exact. */
export interface PlanPrice {
  id: string;
  title: string;
  /** Charged once per period; 0 for a free plan. */
  amount: number;
  /** Months of a period: 12/52 of a week, `Infinity` of a plan that is paid once. */
  months: number;
}

/** @returns a plan as its figures need it @param currency of its price, as ISO 4217 writes it */
export function planPrice(plan: PlanTerms, currency: string): PlanPrice {
  const { id, title, price } = plan;
  return { id, title, amount: minorUnits(price, currency), months: monthsOf(plan) };
}

/** @returns the plans by their tiers, in the order in which these begin: only inside one may prices be compared */
export function tiersOf<Of extends Pick<PlanTerms, 'tier'>>(plans: readonly Of[]): Of[][] {
  const names = [...new Set(plans.map(({ tier = null }) => tier))];
  return names.map((name) => plans.filter(({ tier = null }) => tier === name));
}

/** @returns the plan that others of its tier are compared with: the first that is paid again and again */
export function baseOf(tier: readonly Plan[]): Plan | undefined {
  return tier.find(({ price, interval }) => price > 0 && interval !== 'once');
}

/** A plan against paying by the shortest period of its tier; amounts in the currency's smallest unit. */
export interface PlanComparison {
  /** Payments of the shortest period that the plan's own lasts for: whole ones, never more than it does. */
  count: number;
  /** All of them together. */
  compared: number;
  /** `compared` less the price. */
  saving: number;
  /** Share of `compared` that is saved, as a whole percent. */
  percent: number;
  /** Whether rounding raised the percent above the exact share, so that it must be called "about". */
  isRoundedUp: boolean;
}

/**
 * Everything that a card says of a plan's saving, derived from the prices, so that no figure can contradict them.
 * @param base the plan that others are compared with
 * @returns null for that plan itself, for one that saves nothing, and for those that have no period to compare
 */
export function comparePlan(plan: PlanPrice, base: PlanPrice): PlanComparison | null {
  const count = Math.floor(plan.months / base.months + ROUNDING);
  const compared = base.amount * count;
  const saving = compared - plan.amount;
  if (plan.id === base.id || plan.amount === 0 || !(saving > 0 && Number.isFinite(compared)))
    return null;
  const percent = Math.round((100 * saving) / compared);
  const isRoundedUp = percent * compared > 100 * saving;
  return { count, compared, saving, percent, isRoundedUp };
}

/** @returns a price spread over the months of its period, to the smallest unit; null where it is paid once */
export function monthlyAmount({ amount, months }: PlanPrice): number | null {
  return Number.isFinite(months) ? Math.round(amount / months) : null;
}

/**
 * Plans that last beside the next shorter one of their tier, in the order of their lengths. What is free or paid once
 * costs nothing per month that could be compared.
 * @returns none where no tier has two that can be compared
 */
export function longerPlans(plans: readonly PlanTerms[], currency: string) {
  return tiersOf(plans).flatMap((tier) => {
    const lasting = tier
      .map((plan) => planPrice(plan, currency))
      .filter(({ amount, months }) => amount > 0 && Number.isFinite(months))
      .sort((one, other) => one.months - other.months);
    return lasting.flatMap((plan, index) => {
      const shorter = lasting[index - 1];
      if (!shorter) return [];
      const isLess = plan.amount / plan.months < shorter.amount / shorter.months;
      return [{ plan, shorter, isLess }];
    });
  });
}

/** What some months of use cost with one plan. */
export interface PlanCost {
  plan: PlanPrice;
  /** Periods to pay for: whole ones, though the last may be used in part. */
  periods: number;
  /** All payments together. */
  total: number;
}

/**
 * What it costs to stay on each plan for some months, at its price and without free days.
 * @param months whole months of use
 * @throws RangeError unless `months` is a whole number above 0
 */
export function planCosts(plans: readonly PlanPrice[], months: number): PlanCost[] {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`not a length: ${months}`);
  return plans.map((plan) => {
    const periods = Math.max(1, Math.ceil(months / plan.months - ROUNDING));
    return { plan, periods, total: periods * plan.amount };
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
