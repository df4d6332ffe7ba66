import { z } from 'zod';
import { slug, text } from '../fields';

const row = z.strictObject({
  /** What the comparison puts it under; rows of one group stand together there. */
  group: text(40),
  text: text(100),
  /** What it means, in a sentence. */
  explanation: text(160),
  /** Ids of the plans that include it; that they exist is a rule across files. */
  plans: z.array(slug),
});
export type PlanFeatureRow = z.infer<typeof row>;

/** What plans are compared by, in its order. */
export const planFeaturesSchema = z.array(row).min(1, { error: 'at least 1 feature' });
