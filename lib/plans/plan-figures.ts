import type { Plan } from '@/lib/content/schemas/plans';
import { toCents, toDollars } from '@/lib/money/money';

/** What a plan card says beside the price; every amount in US dollars. */
interface PlanFigures {
  /** The same months paid at the base plan's price; null for the base plan itself. */
  compared: number | null;
  /** `compared` less the price; 0 for the base plan. */
  savingAmount: number;
  /** Share of `compared` that is saved, as a whole percent; 0 for the base plan. */
  savingPercent: number;
  /** Whether rounding raised the percent above the exact share, so that it must be called "about". */
  roundedUp: boolean;
  /** The price spread over its months, to the nearest cent. */
  perMonth: number;
}

/**
 * Everything that follows from a plan's price, so that no figure can contradict it.
 * @param plan the plan on the card
 * @param base the plan that others are compared with: the first one
 * @throws RangeError for a price that is negative or not finite
 */
export function planFigures(plan: Plan, base: Plan): PlanFigures {
  const price = toCents(plan.price);
  const perMonth = toDollars(Math.round(price / plan.months));
  if (plan.id === base.id)
    return { compared: null, savingAmount: 0, savingPercent: 0, roundedUp: false, perMonth };

  const compared = Math.round((toCents(base.price) * plan.months) / base.months);
  const saving = Math.max(0, compared - price);
  const percent = Math.round((100 * saving) / compared);
  return {
    compared: toDollars(compared),
    savingAmount: toDollars(saving),
    savingPercent: percent,
    roundedUp: percent * compared > 100 * saving,
    perMonth,
  };
}

/** @returns the name under which a plan is sold: `Annual Plan` */
export function planName(plan: Pick<Plan, 'title'>): string {
  return `${plan.title} Plan`;
}
