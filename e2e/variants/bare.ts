import { faqs } from '@/content/faqs';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { notices } from '@/content/notices';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import type { Variant } from './sample';

/** As little as a site can have, one plan paid once among it: empty lists take their sections along. Light, in euros. */
export const variant: Variant = {
  content: {
    site: { ...site, theme: 'light', locale: 'en-IE', currency: 'EUR' },
    home: { ...home, points: [] },
    sections: sections.filter(({ id }) => id !== 'closing'),
    indicators: {
      ...indicators,
      featureIcons: [],
      items: indicators.items.slice(0, 1).map(({ features, ...item }) => ({
        ...item,
        features: features.slice(0, 1),
      })),
    },
    plans: [
      {
        id: 'only',
        title: 'Lifetime',
        name: 'Lifetime Access',
        price: 1299,
        interval: 'once',
        paymentLink: 'https://pay.chartwright.example/only',
      },
    ],
    planFeatures: [{ text: 'The indicator', plans: ['only'] }],
    statistics: { ...statistics, items: [] },
    testimonials: { ...testimonials, rating: null, items: [] },
    faqs: { ...faqs, items: [] },
    notices: { ...notices, pool: [] },
  },
};
