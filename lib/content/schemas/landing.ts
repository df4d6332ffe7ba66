import { z } from 'zod';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import {
  fields,
  heading,
  internalHref,
  lines,
  listOf,
  oneOf,
  plural,
  slug,
  template,
  text,
  texts,
  when,
  wholeNumber,
} from '@/lib/content/fields';
import { provenanceSchema } from './proof';

/** Drawings that `lib/pictures/drawing.ts` can make. */
export const drawingNames = [
  'home',
  'smart-money',
  'zones',
  'sessions',
  'confirmed',
  'repainted',
  'smart-money-guide',
  'zones-guide',
  'sessions-guide',
  'closing',
  'not-found',
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** A computed chart; the text alternative says what is seen. */
export const imageSchema = z.strictObject({
  drawing: oneOf('a drawing', drawingNames),
  alt: text(300).min(20, 'a text alternative of at least 20 characters'),
});
export type Image = z.infer<typeof imageSchema>;

const MAX_PIXELS = 10_000;
const PIXELS = 'the pixels of the file';

/** The picture of an indicator: a drawing, or a file in public/pictures/ with its size in pixels. */
const indicatorImage = z
  .strictObject({
    drawing: imageSchema.shape.drawing.optional(),
    file: z
      .string('the name of a picture')
      .regex(/^[\w-]+\.(?:png|jpe?g|webp|avif|svg)$/, 'the name of a picture such as volume.webp')
      .optional(),
    width: wholeNumber(1, MAX_PIXELS).optional(),
    height: wholeNumber(1, MAX_PIXELS).optional(),
    alt: imageSchema.shape.alt,
  })
  .refine(({ drawing, file }) => (drawing === undefined) !== (file === undefined), {
    error: 'either drawing or file',
    path: ['file'],
  })
  .refine(({ drawing, width }) => drawing || width, { error: PIXELS, path: ['width'] })
  .refine(({ drawing, height }) => drawing || height, { error: PIXELS, path: ['height'] });

/** One with a line under it. */
export const pictureSchema = imageSchema.extend({ caption: text() });
export type Picture = z.infer<typeof pictureSchema>;

/** Icons of hero points and indicator features. */
const iconSchema = oneOf('an icon', ['chart', 'robot', 'bell', 'algorithm', 'update', 'support']);
export type IconName = z.infer<typeof iconSchema>;

const linkSchema = z.strictObject({ name: text(40), href: internalHref });
export type Link = z.infer<typeof linkSchema>;

export const homeSchema = z.strictObject({
  label: text(40),
  /** The headline; `emphasis` closes it in italics. */
  headline: text(),
  emphasis: text(20),
  intro: text(),
  ...fields(linkSchema, 'primary', 'secondary'),
  /** The line under the buttons, with the lowest price. */
  price: template(['price', 'period']),
  picture: pictureSchema,
  /** The way to hold the picture to what the ledger under it says; without one there is no ledger. */
  test: linkSchema.optional(),
  /** Risk sentence, after the caption of the picture. */
  risk: text(),
  points: listOf(
    z.strictObject({ id: slug, title: text(40), text: text(), icon: iconSchema }),
    0,
    4,
  ),
});
export type Home = z.infer<typeof homeSchema>;

const indicator = z.strictObject({
  id: slug,
  title: text(),
  /** In a word, over its picture. */
  name: text(12),
  description: text(),
  /** The part of the engine that draws it in the demo; without one the demo does not have it. */
  draws: oneOf('a part of the engine', INDICATOR_IDS).optional(),
  /** Shown as a badge. */
  type: text(20),
  /** The first of them carry the section's icons. */
  features: z.array(text()).min(1, 'at least 1 feature'),
  image: indicatorImage,
});

export const indicatorsSchema = z.strictObject({
  ...heading,
  /** Icons of the first three features of every indicator. */
  featureIcons: z.array(iconSchema).max(3, 'at most 3 icons'),
  /** The features after those, folded away: how many of them there are. */
  more: plural,
  /** One line under all pictures. */
  caption: text(),
  /** None leaves the section out. */
  items: listOf(indicator, 0, 12),
});
export type Indicators = z.infer<typeof indicatorsSchema>;

const FIGURE = 'a number from 0 to 1000000000 with at most 2 decimals';

const statistic = z.strictObject({
  id: slug,
  value: z.number(FIGURE).min(0, FIGURE).max(1_000_000_000, FIGURE).multipleOf(0.01, FIGURE),
  /** Printed right after the number: `+`, ` Days`. */
  suffix: z
    .string()
    .max(10, 'at most 10 characters')
    .regex(/^[^{}]*$/, 'text without braces'),
  label: text(40),
  provenance: provenanceSchema,
});
export type Statistic = z.infer<typeof statistic>;

export const statisticsSchema = z.strictObject({
  /** Accessible name of the strip. */
  label: text(40),
  /** Printed once below the figures that are the owner's own statement, and under each that is made up. */
  ...texts('statedNote', 'exampleNote'),
  /** None leaves the strip out. */
  items: listOf(statistic, 0, 4),
});
export type Statistics = z.infer<typeof statisticsSchema>;

const answer = z.strictObject({
  id: slug,
  when,
  /** Heading that it stands under, beside the others of the same group. */
  group: text(40),
  question: text(),
  answer: text(),
});
export const faqsSchema = z.strictObject({
  label: heading.label,
  title: heading.title,
  /** The link to an answer, and what is said once its address is in the clipboard, or only in the address bar. */
  copy: z.strictObject({ name: text(40), clipboard: text(), bar: text() }),
  /** None leaves the section out. */
  items: listOf(answer, 0, 60),
});
export type Faqs = z.infer<typeof faqsSchema>;

export const closingSchema = z
  .strictObject({
    label: text(40),
    title: lines(),
    /** The word of the title that stands in italics. */
    emphasis: text(20),
    ...fields(linkSchema, 'primary', 'secondary'),
    picture: pictureSchema,
  })
  .refine(({ title, emphasis }) => title.split(emphasis).length === 2, {
    error: 'a word that stands once in the title',
    path: ['emphasis'],
  });
export type Closing = z.infer<typeof closingSchema>;
