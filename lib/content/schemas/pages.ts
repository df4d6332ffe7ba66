import { z } from 'zod';
import { fields, internalHref, listOf, slug, template, text, texts } from '@/lib/content/fields';
import { pictureSchema } from './landing';

/** A paragraph, or a list. Words may hold links written `[name](target)`. */
const block = z.union(
  [text(1500), z.array(text(600)).min(1, 'at least 1 item')],
  'a paragraph or a list of items',
);

const legalSection = z.strictObject({
  id: slug,
  title: text(80),
  blocks: z.array(block).min(1, 'at least 1 paragraph'),
});

/** Content exports that are legal pages; their routes have the same names. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refund', 'disclaimer'] as const;

/** A legal page; its title, description and date stand in `content/routes.ts`. */
export const legalSchema = z.strictObject({
  title: text(60),
  /** The page in one or two plain sentences. */
  summary: text(400),
  /** Whether the sections carry numbers. */
  numbered: z.boolean('true or false'),
  sections: listOf(legalSection, 1, 30),
});
export type LegalDocument = z.infer<typeof legalSchema>;
export type LegalBlock = z.infer<typeof block>;

/** Words that frame every legal page. */
export const legalFrameSchema = z.strictObject({
  ...texts(30, 'contents', 'updated'),
  others: text(40),
  /** Over the pages of a folder, which lead to one another. */
  ...texts(30, 'series', 'previous', 'next'),
  /** Of a Markdown page: its title in tabs and search results, and the text alternative of its social image. */
  documentTitle: template(40, ['title']),
  imageAlt: template(120, ['title']),
});
export type LegalFrame = z.infer<typeof legalFrameSchema>;

const state = z.strictObject({ title: text(80), text: text(400) });
const knownOrder = z.strictObject({
  title: template(80, [], ['plan']),
  text: template(400, [], ['plan']),
});

export const paymentSuccessSchema = z.strictObject({
  label: text(40),
  title: text(80),
  intro: text(400),
  stepsTitle: text(60),
  steps: listOf(z.strictObject({ id: slug, title: text(80), text: text(400) }), 2, 10),
  ...texts(40, 'memberLink', 'homeLink'),
  help: z.strictObject({ title: text(60), text: text(400) }),
  /** What order status shows. */
  order: z.strictObject({
    title: text(60),
    loading: text(100),
    retry: text(40),
    ...fields(knownOrder, 'paid', 'pending', 'failed', 'refunded'),
    ...fields(state, 'unauthorized', 'missing', 'unavailable', 'unreadable'),
    ...fields(state, 'offline', 'badReference'),
  }),
});
export type PaymentSuccess = z.infer<typeof paymentSuccessSchema>;

export const notFoundSchema = z.strictObject({
  title: text(40),
  text: text(300),
  links: listOf(z.strictObject({ id: slug, name: text(40), href: internalHref }), 1),
  /** For the developer; shown by development builds alone. */
  developmentHint: text(120),
  picture: pictureSchema,
});
export type NotFound = z.infer<typeof notFoundSchema>;

export const paymentStandInSchema = z.strictObject({
  title: text(60),
  text: template(300, ['host']),
  ...texts(40, 'pay', 'cancel'),
  unknown: text(80),
});
export type PaymentStandIn = z.infer<typeof paymentStandInSchema>;
