import { z } from 'zod';
import { isoDate, oneOf, text } from '../fields';

/**
 * Where a claim comes from. `verified`: evidence is on file. `stated`: the owner's own claim. `example`: made
 * up for this site; the component that renders it prints its label, and structured data never takes it.
 */
export const provenanceSchema = z.discriminatedUnion(
  'status',
  [
    z.strictObject({
      status: z.literal('verified'),
      evidence: z.strictObject({
        kind: oneOf('a kind of evidence', [
          'analytics',
          'billing-export',
          'survey',
          'signed-consent',
          'policy',
          'arithmetic',
        ]),
        /** Where the evidence is kept: a document number, a path in the owner's files. */
        reference: text(),
        asOf: isoDate,
        reviewBy: isoDate,
        owner: text(),
      }),
    }),
    z.strictObject({ status: z.literal('stated') }),
    z.strictObject({ status: z.literal('example') }),
  ],
  { error: 'a status: verified, stated, example' },
);
export type Provenance = z.infer<typeof provenanceSchema>;
