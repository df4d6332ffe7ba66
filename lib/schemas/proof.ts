import { z } from 'zod';
import { isoDate, listOf, oneOf, slug, text, texts } from './fields';

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
        kind: oneOf('a kind of evidence', ['arithmetic', 'published-page', 'survey', 'document']),
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

export const claimsSchema = z.strictObject({
  items: listOf(z.strictObject({ id: slug, words: text(), provenance: provenanceSchema }), 0),
});
export type Claims = z.infer<typeof claimsSchema>;

export const licensesSchema = z.strictObject({
  items: listOf(z.strictObject({ id: slug, ...texts('files', 'license', 'source') }), 0),
});
export type Licenses = z.infer<typeof licensesSchema>;
