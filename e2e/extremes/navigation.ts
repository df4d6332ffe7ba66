import { navigation as usual } from '@/e2e/content/navigation';
import type { Navigation } from '@/lib/schemas/pages';

const LONG_NAME = 'Wertpapieranalyse';

export const navigation: Navigation = {
  ...usual,
  links: ['home', 'indicators', 'demo', 'pricing', 'testimonials', 'faqs'].map((id, index) => ({
    id,
    name: `${LONG_NAME} ${index}`,
    href: `/#${id}`,
  })),
  login: LONG_NAME,
};
