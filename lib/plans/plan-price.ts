import type { Plan } from '@/lib/content/schemas/plans';
import { toCents } from '@/lib/money/money';
import type { PlanPrice } from './plan-costs';

/** @returns a plan as the sums over months of use need it */
export function planPrice({ id, title, price, months }: Plan): PlanPrice {
  return { id, title, cents: toCents(price), months };
}
