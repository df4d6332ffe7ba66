import { z } from 'zod';
import { MOST_OTHERS } from '@/lib/platform/chart-room';
import { isoDate, listOf, slug, text, wholeNumber } from '../fields';
import { provenanceSchema } from './provenance';

const platformPlan = z.strictObject({
  id: slug,
  name: text(30),
  /** Indicators that it allows on one chart. */
  perChart: wholeNumber(1, 1000),
});
export type PlatformPlan = z.infer<typeof platformPlan>;

const tool = z.strictObject({
  /** Names of the two fields. */
  plan: text(40),
  others: text(60),
  /** Other indicators in the field at first. */
  start: wholeNumber(0, MOST_OTHERS),
  /** `{used}` and `{limit}`. */
  fits: text(120),
  /** `{count}`. */
  drop: text(120),
  /** `{own}` and `{limit}`. */
  none: text(160),
  /** `{most}`. */
  invalid: text(100),
});
export type PlatformToolWords = z.infer<typeof tool>;

/** Limits of the charting platform on a day, and the words around them. */
export const platformPlansSchema = z.strictObject({
  title: text(60),
  /** What holds for every plan: `{own}`. */
  rule: text(300),
  provenance: provenanceSchema,
  /** Day on which the limits were looked up. */
  asOf: isoDate,
  /** Printed under made-up limits, and under others: `{day}`. */
  exampleNote: text(160),
  note: text(160),
  columns: z.strictObject({ plan: text(30), limit: text(40) }),
  plans: listOf(platformPlan, 1, 8),
  tool,
});
export type PlatformPlans = z.infer<typeof platformPlansSchema>;
