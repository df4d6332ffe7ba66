import { z } from 'zod';
import { MAX_OTHERS } from '@/lib/plans/chart-room';
import { isoDate, listOf, slug, template, text, wholeNumber } from '../fields';
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
  start: wholeNumber(0, MAX_OTHERS),
  /** `{used}` and `{limit}`. */
  fits: template(120, ['used', 'limit']),
  /** `{count}`. */
  drop: template(120, ['count']),
  /** `{own}` and `{limit}`. */
  none: template(160, ['own', 'limit']),
  /** `{most}`. */
  invalid: template(100, ['most']),
});
export type PlatformToolWords = z.infer<typeof tool>;

/** Limits of the charting platform on a day, and the words around them. */
export const platformPlansSchema = z.strictObject({
  title: text(60),
  /** What holds for every plan: `{own}`. */
  rule: template(300, ['own']),
  provenance: provenanceSchema,
  /** Day on which the limits were looked up. */
  asOf: isoDate,
  /** Printed under made-up limits, and under others: `{day}`. */
  exampleNote: template(160, ['day']),
  note: template(160, ['day']),
  columns: z.strictObject({ plan: text(30), limit: text(40) }),
  plans: listOf(platformPlan, 1, 8),
  tool,
});
export type PlatformPlans = z.infer<typeof platformPlansSchema>;
