import type { Home } from '@/components/landing/home/schema';
import { home as usual } from '@/e2e/content/home';

export const home: Home = {
  ...usual,
  headline: 'Wertpapierhandelsstrukturanalysen and indicators that follow rules and',
  picture: { file: 'zones.png', alt: 'A chart with a zone that reaches its end.' },
  points: [],
};
