import { z } from 'zod';
import type { paymentSuccess } from '@/content/payment-success';
import {
  brandMark,
  httpsUrl,
  internalHref,
  labels,
  linkSchema,
  listOf,
  slug,
  text,
  texts,
  when,
} from './fields';
import { pictureSchema } from './picture';

const href = z.union([internalHref, httpsUrl], 'a path or anchor on this site, or an https URL');

const navLink = z.strictObject({ id: slug, name: text(20), href });

export const navigationSchema = z.strictObject({
  links: listOf(navLink, 1),
  login: text(20),
  access: linkSchema,
  ...texts('skip', 'openMenu', 'closeMenu', 'mainLabel', 'menuLabel', 'sectionsLabel'),
});

/** Without `href`, an entry is listed as “coming soon”. */
const footerLink = z.strictObject({ when, id: slug, name: text(40), href: href.optional() });

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
  ...texts('refund', 'risk', 'affiliation', 'sampleNote', 'copyright'),
});

export type NavLink = z.infer<typeof navLink>;
export type Navigation = z.infer<typeof navigationSchema>;
export type FooterLink = z.infer<typeof footerLink>;
export type Footer = z.infer<typeof footerSchema>;

export const LEGAL_PAGES = ['terms', 'privacy', 'refund', 'disclaimer'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Shows the tool above a Markdown page's text. */
export const CHECK_PATH = '/repaint-check';

export type PaymentSuccess = Omit<typeof paymentSuccess, 'sample'>;

export const notFoundSchema = z.strictObject({
  ...texts('text', 'developmentHint'),
  links: listOf(linkSchema.extend({ id: slug }), 1),
  picture: pictureSchema,
});
export type NotFound = z.infer<typeof notFoundSchema>;
