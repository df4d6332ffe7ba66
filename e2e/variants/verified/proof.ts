import type { Statistics } from '@/lib/content/schemas/landing';
import type { Claims, Notices, Testimonials } from '@/lib/content/schemas/proof';
import { provenBy } from './evidence';
import { rebranded } from './rebranded';

const people: [id: string, author: string, position: string, content: string][] = [
  [
    'maximiliana',
    'Maximiliana Wolfeschlegelsteinhausen-Bergerdorff',
    'Index futures and European equities, London morning session',
    'I read the same chart every morning, and the marks of the day before are where I left them.',
  ],
  ['li', 'Li Wei', 'Forex', 'The alerts come once, at the close of the bar.'],
];

export const testimonials: Testimonials = {
  ...rebranded.testimonials,
  title: 'What subscribers say',
  intro:
    'Written by subscribers, printed with their consent, not paid for. One person’s experience is not typical and says nothing about what you can expect.',
  rating: {
    value: 4.6,
    count: 212,
    text: 'Rated {value} out of 5 by {count} subscribers, from our survey of November 2026.',
    provenance: provenBy('survey', 'Survey 2026-11, all answers'),
  },
  items: people.map(([id, author, position, content]) => ({
    id,
    author,
    position,
    content,
    rating: 5,
    provenance: provenBy('signed-consent', `Consent of ${author}, folder 4`),
  })),
};

export const statistics: Statistics = {
  ...rebranded.statistics,
  items: [
    {
      id: 'subscriptions',
      value: 1840,
      suffix: '',
      label: 'Subscriptions on 20 November 2026',
      provenance: provenBy('billing-export', 'Export of 2026-11-20'),
    },
    {
      id: 'answers',
      value: 9,
      suffix: ' Hours',
      label: 'Median time to an answer, 2026',
      provenance: provenBy('analytics', 'Mailbox report of 2026-11-20'),
    },
  ],
};

export const notices: Notices = {
  ...rebranded.notices,
  title: 'Recent subscriptions',
  text: 'The small notices at the corner come from our billing records and name people who agreed to it. Switch them off here and they stay off.',
  small: 'From our billing records, with consent.',
  turnOff: 'Turn off notices',
  turnOn: 'Turn on notices',
  offStatus: 'Notices are off, and this browser will remember it.',
  provenance: provenBy('billing-export', 'Export of 2026-11-20, consents in folder 5'),
  pool: [
    {
      id: 'a',
      name: 'L. Wei',
      country: 'Germany',
      plan: 'Annual Plan',
      time: '14 November',
      isActive: true,
    },
    {
      id: 'b',
      name: 'M. Wolfeschlegelsteinhausen',
      country: 'United Kingdom',
      plan: 'Professional Half-Year Plan',
      time: '12 November',
      isActive: true,
    },
  ],
};

export const claims: Claims = {
  items: [
    { id: 'support', words: '24/7', provenance: provenBy('policy', 'Shift plan of support, 2026') },
    {
      id: 'longer-plans',
      words: 'cost less per month',
      provenance: provenBy('arithmetic', 'Prices divided by months'),
    },
  ],
};
