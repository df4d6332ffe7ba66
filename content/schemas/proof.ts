import { z } from 'zod';
import {
  isoDate,
  labels,
  listOf,
  oneOf,
  pictureFile,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from './fields';

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

const upToFive = (what: string) => z.number(what).min(0, what).max(5, what);
const HALVES = 'a rating from 0 to 5 in steps of 0.5';

const testimonial = z.strictObject({
  id: slug,
  ...texts('author', 'position', 'content'),
  rating: upToFive(HALVES).multipleOf(0.5, HALVES),
  avatar: pictureFile.optional(),
  provenance: provenanceSchema,
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonialsSchema = z.strictObject({
  ...texts('label', 'title'),
  /** Replaces the title while any quote is an example. */
  ...texts('sampleTitle'),
  /** Null shows no rating. Structured data has verified ratings only. */
  rating: z
    .strictObject({
      value: upToFive('a rating from 0 to 5'),
      count: wholeNumber(1, 10_000_000),
      text: template(['count']),
      collected: text(),
      provenance: provenanceSchema,
    })
    .nullable(),
  sampleLabel: text(20),
  ratingLabel: template(['rating']),
  items: listOf(testimonial, 0, 40),
  controls: z.strictObject({
    ...texts('region', 'start', 'stop', 'previous', 'next', 'choose', 'carousel', 'slideRole'),
    slide: template(['index', 'count']),
    dot: template(['index']),
  }),
});
export type Testimonials = z.infer<typeof testimonialsSchema>;

const NAME = 'an initial and a surname, such as "B. Breakout"';

const notice = z.strictObject({
  name: z.string(NAME).regex(/^[\p{Lu}\p{Lo}]\. \p{L}[\p{L}\p{M}'’ -]{0,38}$/u, NAME),
  ...labels('country', 'time'),
  /** Plan id; `visibleNotices` replaces it with the plan's name. */
  plan: slug,
  isActive: z.boolean('true or false').optional(),
});
export type Notice = z.infer<typeof notice>;

export const noticesSchema = z.strictObject({
  ...labels('title', 'simulatedLabel', 'dismiss', 'turnOffShort'),
  ...texts('text', 'turnOff', 'turnOn', 'offStatus', 'offUnsaved'),
  provenance: provenanceSchema,
  pool: z.array(notice, 'a list').max(50, 'at most 50 items'),
});
export type Notices = z.infer<typeof noticesSchema>;

export const claimsSchema = z.strictObject({
  items: listOf(z.strictObject({ id: slug, words: text(), provenance: provenanceSchema }), 0),
});
export type Claims = z.infer<typeof claimsSchema>;

export const licensesSchema = z.strictObject({
  items: listOf(z.strictObject({ id: slug, ...texts('files', 'license', 'source') }), 0),
});
export type Licenses = z.infer<typeof licensesSchema>;
