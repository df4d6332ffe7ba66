import { z } from 'zod';
import { text } from '../fields';

const row = { text: text(40), explanation: text(160) };

/** Words of the table that compares the plans; all that it compares comes from the plans. */
export const planComparisonSchema = z.strictObject({
  title: text(60),
  /** Heading of the first column. */
  feature: text(40),
  /** In the cell of a plan that has a feature, and of one that has not. */
  included: text(20),
  missing: text(20),
  /** The first group, whose cells are figures. */
  price: z.strictObject({
    group: text(40),
    charged: z.strictObject(row),
    perMonth: z.strictObject(row),
    /** `never` stands in the cell of a plan that does not renew. */
    renewal: z.strictObject({ ...row, never: text(20) }),
  }),
});
export type PlanComparisonWords = z.infer<typeof planComparisonSchema>;
