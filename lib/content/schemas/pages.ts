import { z } from 'zod';
import {
  fields,
  internalHref,
  listOf,
  slug,
  template,
  text,
  texts,
  when,
} from '@/lib/content/fields';
import { pictureSchema } from './landing';

/** Legal pages: Markdown files in `content/legal/`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refund', 'disclaimer'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Texts around every legal page and every page of `content/pages/`. */
export const legalFrameSchema = z.strictObject({
  ...texts('contents', 'updated'),
  others: text(40),
  /** Over the pages of a folder, which lead to one another. */
  ...texts('series', 'previous', 'next'),
  /** Of a Markdown page: its title in tabs and search results, and the text alternative of its social image. */
  documentTitle: template(['title']),
  imageAlt: template(['title']),
});
export type LegalFrame = z.infer<typeof legalFrameSchema>;

const state = z.strictObject({ title: text(), text: text() });
const knownOrder = z.strictObject({
  title: template([], ['plan']),
  text: template([], ['plan']),
});

export const paymentSuccessSchema = z.strictObject({
  label: text(40),
  title: text(),
  intro: text(),
  stepsTitle: text(),
  steps: listOf(z.strictObject({ id: slug, title: text(), text: text() }), 2, 10),
  ...texts('memberLink', 'homeLink'),
  refund: z.strictObject({
    title: text(),
    within: text(),
    /** Instead of `within`, once the visitor's calendar is known. */
    ifToday: template(['until']),
    text: text(),
  }),
  help: z.strictObject({ title: text(), text: text(), subject: text() }),
  troubles: z.strictObject({
    title: text(),
    items: listOf(z.strictObject({ id: slug, when, title: text(), text: text() }), 1, 20),
  }),
  /** What order status shows. */
  order: z.strictObject({
    title: text(),
    loading: text(),
    retry: text(40),
    ...fields(knownOrder, 'paid', 'pending', 'failed', 'refunded'),
    ...fields(state, 'unauthorized', 'missing', 'unavailable', 'unreadable'),
    ...fields(state, 'offline', 'badReference'),
  }),
});
export type PaymentSuccess = z.infer<typeof paymentSuccessSchema>;

export const notFoundSchema = z.strictObject({
  title: text(40),
  text: text(),
  links: listOf(z.strictObject({ id: slug, name: text(40), href: internalHref }), 1),
  /** For the developer; shown by development builds alone. */
  developmentHint: text(),
  picture: pictureSchema,
});
export type NotFound = z.infer<typeof notFoundSchema>;
