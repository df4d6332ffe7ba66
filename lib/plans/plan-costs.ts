/** What a plan's costs follow from. Amounts are whole cents, so that sums are exact. */
export interface PlanPrice {
  id: string;
  title: string;
  /** Charged once per period. */
  cents: number;
  /** Months of a period. */
  months: number;
}

/** What some months of use cost with one plan. */
export interface PlanCost {
  plan: PlanPrice;
  /** Periods to pay for: whole ones, though the last may be used in part. */
  periods: number;
  /** Months that they cover. */
  covered: number;
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
    return { plan, periods, covered: periods * plan.months, total: periods * plan.cents };
  });
}

/** @returns the cost with the smallest total; of equal ones the first, which is the plan that binds for less long */
export function cheapestCost(costs: readonly PlanCost[]): PlanCost | undefined {
  return costs.reduce<PlanCost | undefined>(
    (least, cost) => (least && least.total <= cost.total ? least : cost),
    undefined,
  );
}
