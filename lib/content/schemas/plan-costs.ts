import { z } from 'zod';
import { MOST_MONTHS } from '@/lib/plans/month-count';
import { text, wholeNumber } from '../fields';

const tool = z.strictObject({
  /** Before and after the field. */
  question: text(60),
  unit: text(20),
  /** Months in the field at first; the page without JavaScript shows their totals. */
  start: wholeNumber(1, MOST_MONTHS),
  /** `{most}`. */
  invalid: text(100),
  /** `{length}`, `{plan}` and `{total}`. */
  result: text(120),
  /** Name of the table: `{length}`. */
  totals: text(60),
  columns: z.strictObject({ plan: text(20), payments: text(20), total: text(20) }),
  /** `{count}` and `{price}`. */
  payments: text(40),
  /** What the payments pay for: `{length}`. */
  covers: text(40),
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
  breakEven: text(160),
  /** The same where a plan's own period never pays: `{plan}`, `{base}` and `{months}`. */
  never: text(160),
  /** Name of the list that says which plan costs least when. */
  ranges: text(60),
  tool,
});
export type PlanCostWords = z.infer<typeof planCostsSchema>;
