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

/** Plans used one after the other, longest first. */
export interface PlanMix {
  parts: readonly Omit<PlanCost, 'total'>[];
  total: number;
}

/** Returns the mix with one more period; the parts stay in the order of the plans, reversed. */
function withPeriod({ parts, total }: PlanMix, plan: PlanPrice, plans: readonly PlanPrice[]) {
  const periods = 1 + (parts.find((part) => part.plan === plan)?.periods ?? 0);
  const others = parts.filter((part) => part.plan !== plan);
  const place = (part: { plan: PlanPrice }) => -plans.indexOf(part.plan);
  const all = [...others, { plan, periods }].sort((one, other) => place(one) - place(other));
  return { parts: all, total: total + plan.amount };
}

const paymentsOf = ({ parts }: PlanMix) => parts.reduce((sum, { periods }) => sum + periods, 0);

/**
 * Returns the cheapest mix for 1 to `MAX_MONTHS` months, ignoring trial days: a plan can follow another at the end of
 * a period. Of equally cheap ones, the mix of fewer plans, then of fewer payments.
 * @param plans shortest first
 */
export function cheapestMixes(plans: readonly PlanPrice[]): PlanMix[] {
  const mixes: PlanMix[] = [{ parts: [], total: 0 }];
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const options = plans.map((plan) => {
      // A plan paid once covers all months, so nothing comes before it.
      const before = mixes[Math.max(0, months - (plan.months ?? MAX_MONTHS))] as PlanMix;
      return withPeriod(before, plan, plans);
    });
    options.sort(
      (one, other) =>
        one.total - other.total ||
        one.parts.length - other.parts.length ||
        paymentsOf(one) - paymentsOf(other),
    );
    if (options[0]) mixes.push(options[0]);
  }
  return mixes.slice(1);
}
