import { navigation as usual } from '@/e2e/content/navigation';
import type { Navigation } from '@/lib/schemas/pages';

export const navigation: Navigation = {
  ...usual,
  links: usual.links.map((link) => ({ ...link, name: `${link.name} here` })),
  login: 'Member login',
};
