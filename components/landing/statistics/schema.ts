import { z } from 'zod';
import { listOf, slug, text, texts } from '@/lib/schemas/fields';
import { provenanceSchema } from '@/lib/schemas/proof';

const FIGURE = 'a number from 0 to 1000000000 with at most 2 decimals';

const statistic = z.strictObject({
  id: slug,
  value: z.number(FIGURE).min(0, FIGURE).max(1_000_000_000, FIGURE).multipleOf(0.01, FIGURE),
  suffix: z.string().regex(/^[^{}]{0,10}$/, 'at most 10 characters without braces'),
  label: text(40),
  provenance: provenanceSchema,
});
export type Statistic = z.infer<typeof statistic>;

export const statisticsSchema = z.strictObject({
  label: text(40),
  ...texts('statedNote', 'exampleNote'),
  items: listOf(statistic, 0, 4),
});
export type Statistics = z.infer<typeof statisticsSchema>;
