import { navigation as usual } from '@/e2e/content/navigation';
import type { Navigation } from '@/lib/schemas/pages';

export const navigation: Navigation = {
  ...usual,
  // Twelve, of which the header shows some.
  links: [
    ...['home', 'indicators', 'demo', 'pricing', 'testimonials', 'faqs'],
    ...['terms', 'privacy', 'refund', 'disclaimer', 'docs/first', 'docs/second'],
  ].map((page, index) => ({
    id: page.replace('/', '-'),
    name: `Wertpapieranalysen ${index}`,
    href: index < 6 ? `/#${page}` : `/${page}`,
  })),
  login: 'Member login',
};
