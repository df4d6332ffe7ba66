import { footer as usual } from '@/e2e/content/footer';
import type { Footer } from '@/lib/schemas/pages';

/** Gives every link an address and a long name. */
const linked = <Link extends { id: string; name: string }>(links: readonly Link[]) =>
  links.map((link) => ({
    href: `https://social.example/${link.id}`,
    ...link,
    name: `Wertpapierhandelsstruktur ${link.name}`.slice(0, 40),
  }));

export const footer: Footer = {
  ...usual,
  resources: { ...usual.resources, links: linked(usual.resources.links) },
  legal: { ...usual.legal, links: linked(usual.legal.links) },
  social: { ...usual.social, links: linked(usual.social.links) },
};
