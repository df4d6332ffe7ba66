import { navigation as usual } from '@/e2e/content/navigation';
import type { Navigation } from '@/lib/schemas/pages';

const LONG_NAME = 'Wertpapieranalyse';

export const navigation: Navigation = {
  ...usual,
  // Twelve, of which the header shows some.
  links: [
    ...['home', 'indicators', 'demo', 'pricing', 'testimonials', 'faqs'],
    ...['terms', 'privacy', 'refund', 'disclaimer', 'docs/first', 'docs/second'],
  ].map((page, index) => ({
    id: page.replace('/', '-'),
    name: `${LONG_NAME} ${index}`,
    href: index < 6 ? `/#${page}` : `/${page}`,
  })),
  login: LONG_NAME,
};
