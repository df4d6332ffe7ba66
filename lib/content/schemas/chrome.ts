import { z } from 'zod';
import { brandMark, httpsUrl, internalHref, listOf, slug, text, texts } from '@/lib/content/fields';

const href = z.union([internalHref, httpsUrl], 'a path or an anchor of this site, or an https URL');

/** A link of the header. */
const navLink = z.strictObject({ id: slug, name: text(20), href });

export const navigationSchema = z.strictObject({
  links: listOf(navLink, 1, 6),
  /** Leads to the member site. */
  login: text(20),
  access: z.strictObject({ name: text(20), href: internalHref }),
  ...texts('skip', 'openMenu', 'closeMenu'),
  /** Accessible names of the landmarks. */
  ...texts('mainLabel', 'menuLabel', 'partsLabel'),
});

/** A footer entry; without `href` it stands there as a placeholder, and becomes a link once it has one. */
const footerLink = z.strictObject({ id: slug, name: text(40), href: href.optional() });

const linkList = <Link extends typeof footerLink>(link: Link, least: number) =>
  z.strictObject({ title: text(30), links: listOf(link, least) });

const socialLink = footerLink.extend({ icon: brandMark });

export const footerSchema = z.strictObject({
  /** It repeats the links of the header. */
  quickLinks: z.strictObject({ title: text(30) }),
  legal: linkList(footerLink, 1),
  /** A list that is left empty goes, with its title. */
  resources: linkList(footerLink, 0),
  social: linkList(socialLink, 0),
  contact: z.strictObject({ title: text(30), text: text() }),
  /** Heading of the line that repeats name and price of each plan. */
  plans: text(30),
  refund: text(),
  /** Name of the link to where customers withdraw from the contract; shown once `withdrawalLink` of content/launch.ts is set. */
  withdrawal: text(40),
  /** Said after a placeholder's name to people who cannot see that it is quieter. */
  comingSoon: text(30),
  risk: text(),
  affiliation: text(),
  /** Shown while an address of the site is one that is kept for examples. */
  sample: text(),
  /** Who sells, and where they are found. */
  copyright: text(),
});

/** Words of controls that belong to no section. */
export const controlsSchema = z.strictObject({
  ...texts('pauseMotion', 'resumeMotion', 'dismissToast'),
  redirecting: z.strictObject({ title: text(40), text: text() }),
  /** In the place of a control that was pressed and whose code did not come. */
  lostScripts: text(),
  missingLink: z.strictObject({ title: text(40), text: text() }),
});

export type NavLink = z.infer<typeof navLink>;
export type Navigation = z.infer<typeof navigationSchema>;
export type FooterLink = z.infer<typeof footerLink>;
export type Footer = z.infer<typeof footerSchema>;
export type Controls = z.infer<typeof controlsSchema>;
