import { z } from 'zod';
import {
  brandMark,
  fields,
  httpsUrl,
  internalHref,
  labels,
  linkSchema,
  listOf,
  slug,
  template,
  text,
  texts,
  when,
} from '@/lib/content/fields';
import { pictureSchema } from './landing';

const href = z.union([internalHref, httpsUrl], 'a path or an anchor of this site, or an https URL');

/** A link of the header. */
const navLink = z.strictObject({ id: slug, name: text(20), href });

export const navigationSchema = z.strictObject({
  links: listOf(navLink, 1, 6),
  /** Leads to the member site. */
  login: text(20),
  access: linkSchema,
  ...texts('skip', 'openMenu', 'closeMenu', 'mainLabel', 'menuLabel', 'partsLabel'),
});

/** A footer entry; without `href` it stands there as a placeholder, and becomes a link once it has one. */
const footerLink = z.strictObject({ id: slug, name: text(40), href: href.optional() });

const linkList = <Link extends typeof footerLink>(link: Link, least: number) =>
  z.strictObject({ title: text(30), links: listOf(link, least) });

const socialLink = footerLink.extend({ icon: brandMark });

export const footerSchema = z.strictObject({
  quickLinks: z.strictObject({ title: text(30) }),
  legal: linkList(footerLink, 1),
  resources: linkList(footerLink, 0),
  social: linkList(socialLink, 0),
  contact: z.strictObject({ title: text(30), text: text() }),
  ...labels('plans', 'withdrawal', 'comingSoon'),
  ...texts('refund', 'risk', 'affiliation', 'sample', 'copyright'),
});

export type NavLink = z.infer<typeof navLink>;
export type Navigation = z.infer<typeof navigationSchema>;
export type FooterLink = z.infer<typeof footerLink>;
export type Footer = z.infer<typeof footerSchema>;

/** Legal pages: Markdown files in `content/legal/`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'refund', 'disclaimer'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const state = z.strictObject(texts('title', 'text'));
const knownOrder = z.strictObject({
  title: template([], ['plan']),
  text: template([], ['plan']),
});

export const paymentSuccessSchema = z.strictObject({
  label: text(40),
  ...texts('title', 'intro', 'stepsTitle', 'memberLink', 'homeLink'),
  steps: listOf(z.strictObject({ id: slug, ...texts('title', 'text') }), 2, 10),
  refund: z.strictObject({
    ...texts('title', 'within', 'text'),
    ifToday: template(['until']),
  }),
  help: z.strictObject(texts('title', 'text', 'subject')),
  troubles: z.strictObject({
    title: text(),
    items: listOf(z.strictObject({ id: slug, when, ...texts('title', 'text') }), 1, 20),
  }),
  order: z.strictObject({
    ...texts('title', 'loading'),
    retry: text(40),
    ...fields(knownOrder, 'paid', 'pending', 'failed', 'refunded'),
    ...fields(state, 'unauthorized', 'missing', 'unavailable', 'unreadable'),
    ...fields(state, 'offline', 'badReference'),
  }),
});
export type PaymentSuccess = z.infer<typeof paymentSuccessSchema>;

export const notFoundSchema = z.strictObject({
  title: text(40),
  ...texts('text', 'developmentHint'),
  links: listOf(linkSchema.extend({ id: slug }), 1),
  picture: pictureSchema,
});
export type NotFound = z.infer<typeof notFoundSchema>;
