import { z } from 'zod';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import {
  fields,
  heading,
  internalHref,
  labels,
  lines,
  linkSchema,
  listOf,
  oneOf,
  pictureFile,
  plural,
  slug,
  template,
  text,
  texts,
  when,
} from './fields';
import { provenanceSchema } from './proof';

/** Names of drawings in `lib/pictures/drawing.ts`. */
export const DRAWINGS = [
  'home',
  'smart-money',
  'zones',
  'sessions',
  'confirmed',
  'repainted',
  'future-came',
  'future-other',
  'smart-money-guide',
  'zones-guide',
  'sessions-guide',
  'closing',
  'not-found',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];

const drawing = oneOf('a drawing', DRAWINGS);
const alt = text(300).min(20, 'alt text of at least 20 characters');

const imageSchema = z.strictObject({ drawing, alt });
export type Image = z.infer<typeof imageSchema>;

const EITHER = 'either a drawing or a file in public/pictures/';

/** A drawing, or the owner's file. Under drawings, pages print `frame.simulated` too. */
export const pictureSchema = z
  .strictObject({
    drawing: drawing.optional(),
    file: pictureFile.optional(),
    alt,
    caption: text().optional(),
  })
  .refine(({ drawing, file }) => Boolean(drawing) !== Boolean(file), {
    error: EITHER,
    path: ['file'],
  });
export type Picture = z.infer<typeof pictureSchema>;

const iconSchema = oneOf('an icon', ['chart', 'robot', 'bell', 'algorithm', 'update', 'support']);
export type IconName = z.infer<typeof iconSchema>;

export type Link = z.infer<typeof linkSchema>;

export const homeSchema = z.strictObject({
  ...labels('label', 'emphasis'),
  ...texts('headline', 'intro', 'risk'),
  ...fields(linkSchema, 'primary', 'secondary'),
  price: template(['prices']),
  picture: pictureSchema,
  /** A note in the drawing. A line has room for 44 characters. */
  callout: z.array(text(44)).min(2, 'at least 2 lines').max(4, 'at most 4').optional(),
  /** Below a drawing: how many marks changed, ours and a repainting zigzag's. */
  proof: z.strictObject(fields(template(['changed', 'count']), 'kept', 'repainted')),
  /** Link to the demo after the counts; if missing, the counts are hidden. */
  test: linkSchema.optional(),
  points: listOf(
    z.strictObject({
      ...{ id: slug, title: text(40), text: text(), icon: iconSchema },
      href: internalHref.optional(),
    }),
    0,
    4,
  ),
});
export type Home = z.infer<typeof homeSchema>;

const indicator = z.strictObject({
  id: slug,
  ...texts('title', 'description'),
  name: text(12),
  /** The engine indicator that draws this one in the demo, if any. */
  draws: oneOf('an engine indicator', INDICATOR_IDS).optional(),
  type: text(20),
  features: z.array(text()).min(1, 'at least 1 feature'),
  image: pictureSchema,
  /** Link to the page with the rules. */
  guide: linkSchema.optional(),
});

export const indicatorsSchema = z.strictObject({
  ...heading,
  featureIcons: z.array(iconSchema).max(3, 'at most 3 icons'),
  more: plural,
  items: listOf(indicator, 0, 12),
});
export type Indicators = z.infer<typeof indicatorsSchema>;

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

const answer = z.strictObject({ id: slug, when, group: text(40), ...texts('question', 'answer') });
export const faqsSchema = z.strictObject({
  label: heading.label,
  title: heading.title,
  items: listOf(answer, 0, 60),
});
export type Faqs = z.infer<typeof faqsSchema>;

export const closingSchema = z
  .strictObject({
    ...labels('label', 'emphasis'),
    title: lines(),
    ...fields(linkSchema, 'primary', 'secondary'),
    note: text(),
    picture: pictureSchema,
    /** With a drawing, what its card says. */
    alert: z.strictObject({
      when: text(8),
      title: template(['mark', 'price']),
      text: template(['time']),
    }),
  })
  .refine(({ title, emphasis }) => title.split(emphasis).length === 2, {
    error: 'a word that occurs once in the title',
    path: ['emphasis'],
  });
export type Closing = z.infer<typeof closingSchema>;

const figure = z.strictObject({ name: text(40), text: template(['count']), picture: imageSchema });

export const demoSchema = z.strictObject({
  ...heading,
  ...labels('emphasis', 'start', 'starting', 'tests'),
  intro: text(),
  figures: z.strictObject(fields(figure, 'own', 'repainting')),
  futures: z.strictObject({ ...texts('title', 'text'), ...fields(imageSchema, 'came', 'other') }),
  moment: template(['bar']),
  checks: z.array(text()).min(2, 'at least 2 checks').max(4, 'at most 4'),
  ...texts('gone', 'kept', 'slow', 'failed', 'noticeTitle', 'notice'),
  /** Link after the notice. */
  guide: linkSchema.optional(),
});
export type Demo = z.infer<typeof demoSchema>;
