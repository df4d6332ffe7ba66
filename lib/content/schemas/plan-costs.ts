import { z } from 'zod';
import { MAX_MONTHS } from '@/lib/plans/figures';
import { template, text, wholeNumber } from '../fields';

const tool = z.strictObject({
  /** Before and after the field. */
  question: text(60),
  unit: text(20),
  /** Months in the field at first; the page without JavaScript shows their totals. */
  start: wholeNumber(1, MAX_MONTHS),
  /** `{most}`. */
  invalid: template(100, ['most']),
  /** `{length}`, `{plan}` and `{total}`. */
  result: template(120, ['length', 'plan', 'total']),
  /** Name of the table: `{length}`. */
  totals: template(60, ['length']),
  columns: z.strictObject({ plan: text(20), payments: text(20), total: text(20) }),
  /** `{count}` and `{price}`. */
  payments: template(40, ['count', 'price']),
  /** What the payments pay for: `{length}`. */
  covers: template(40, ['length']),
  /** Mark of the cheapest. */
  least: text(20),
  note: text(300),
});
export type CostToolWords = z.infer<typeof tool>;

/** Words of the sums over months of use. `{braces}` are filled with derived figures. */
export const planCostsSchema = z.strictObject({
  title: text(60),
  intro: text(300),
  /** One line for every plan but the first: `{plan}`, `{base}`, `{from}` and `{months}`. */
  breakEven: template(160, ['plan', 'base', 'from'], ['months']),
  /** The same where a plan's own period never pays: `{plan}`, `{base}` and `{months}`. */
  never: template(160, ['plan', 'base'], ['months']),
  /** Name of the list that says which plan costs least when. */
  ranges: text(60),
  tool,
});
export type PlanCostWords = z.infer<typeof planCostsSchema>;
