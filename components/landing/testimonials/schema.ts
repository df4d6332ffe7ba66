import { z } from 'zod';
import {
  listOf,
  pictureFile,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from '@/lib/schemas/fields';
import { provenanceSchema } from '@/lib/schemas/proof';

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
