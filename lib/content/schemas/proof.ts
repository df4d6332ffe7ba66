import { z } from 'zod';
import {
  isoDate,
  listOf,
  oneOf,
  slug,
  template,
  text,
  texts,
  wholeNumber,
} from '@/lib/content/fields';

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
          'published-page',
        ]),
        /** Where the evidence is kept: a document number, a path in the owner's files; of another company's page its address. */
        reference: text(),
        asOf: isoDate,
        reviewBy: isoDate,
        owner: text(),
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
  author: text(),
  position: text(),
  content: text(),
  /** Stars, in halves. */
  rating: upToFive(HALVES).multipleOf(0.5, HALVES),
  /** A picture under `public/`; without one the author's initials are drawn. */
  avatar: z
    .string('the path of a picture under public/')
    .regex(/^\/[\w\-/]+\.(?:png|jpe?g|webp|avif|svg)$/, 'the path of a picture under public/')
    .optional(),
  provenance: provenanceSchema,
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonialsSchema = z.strictObject({
  ...texts('label', 'title'),
  /** Overall rating; null shows none. In structured data only once verified. */
  rating: z
    .strictObject({
      value: upToFive('a rating from 0 to 5'),
      count: wholeNumber(1, 10_000_000),
      /** Beside the value and its stars. */
      text: template(['count']),
      /** How the reviews were collected, and whether they were checked to be of buyers, as the law wants it said beside them. */
      collected: text(),
      provenance: provenanceSchema,
    })
    .nullable(),
  /** What the quotes are. */
  note: text(),
  /** Badge on a made-up item. */
  sampleLabel: text(20),
  /** Accessible name of the stars. */
  ratingLabel: template(['rating']),
  /** None leaves the section out. */
  items: listOf(testimonial, 0, 40),
  controls: z.strictObject({
    ...texts('region', 'start', 'stop', 'previous', 'next', 'choose'),
    /** What screen readers call the whole and each of its parts. */
    ...texts('carousel', 'slideRole'),
    slide: template(['index', 'count']),
    /** Accessible name of a dot. */
    dot: template(['index']),
  }),
});
export type Testimonials = z.infer<typeof testimonialsSchema>;

const notice = z.strictObject({
  /** Initial and surname; in a script without capitals the surname alone. */
  name: z
    .string('an initial and a surname')
    .max(40, 'at most 40 characters')
    .regex(
      /^(?:\p{Lu}\. \p{L}[\p{L}'’ -]*|[\p{Lo}\p{M}]+)$/u,
      'an initial and a surname, such as "B. Breakout"',
    ),
  country: text(40),
  /** Id of a plan; that it exists is a rule across files. The door gives the plan's name instead. */
  plan: slug,
  time: text(40),
  /** False for one that is not to be shown; the door leaves it out. */
  isActive: z.boolean('true or false').optional(),
});
export type Notice = z.infer<typeof notice>;

export const noticesSchema = z.strictObject({
  title: text(40),
  text: text(),
  /** Badge on each of them while the pool is made up. */
  simulatedLabel: text(20),
  /** How the time of a made-up one is said, so that it cannot be taken for the time of a purchase. */
  exampleTime: template(['time']).refine(
    (value) => /\p{L}/u.test(value.replace('{time}', '')),
    'words beside {time}',
  ),
  dismiss: text(30),
  ...texts('turnOff', 'turnOn'),
  /** What stands on the button of a notice, whose whole name is `turnOff`. */
  turnOffShort: text(20),
  offStatus: text(),
  /** Instead of `offStatus` where the browser does not keep that they are off. */
  offUnsaved: text(),
  provenance: provenanceSchema,
  /** None that is active leaves the section out. */
  pool: z.array(notice, 'a list').max(50, 'at most 50 items'),
});
export type Notices = z.infer<typeof noticesSchema>;

/** Words that promise or compare, each with where it comes from. */
export const claimsSchema = z.strictObject({
  items: listOf(
    z.strictObject({
      id: slug,
      /** As the texts of the site write them. */
      words: text(),
      provenance: provenanceSchema,
    }),
    0,
  ),
});
export type Claims = z.infer<typeof claimsSchema>;
