import { z } from 'zod';
import { isoDate, texts } from './fields';

/**
 * Source of a claim: `verified` with evidence, `stated` by the owner, or `example` (made up,
 * labeled on the page).
 */
export const provenanceSchema = z.discriminatedUnion(
  'status',
  [
    z.strictObject({
      status: z.literal('verified'),
      evidence: z.strictObject({
        ...texts('reference', 'owner'),
        asOf: isoDate,
        reviewBy: isoDate,
      }),
    }),
    z.strictObject({ status: z.literal('stated') }),
    z.strictObject({ status: z.literal('example') }),
  ],
  'a status: verified, stated, example',
);
export type Provenance = z.infer<typeof provenanceSchema>;
