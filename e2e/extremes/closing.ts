import type { Closing } from '@/components/landing/closing/schema';
import { closing as usual } from '@/e2e/content/closing';

export const closing: Closing = {
  ...usual,
  title: 'Wertpapierhandelsstrukturanalysen on your chart',
  picture: {
    file: 'zones.png',
    alt: 'A chart with a zone that reaches its end.',
    caption: 'A picture.',
  },
};
