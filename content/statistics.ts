/** The figures under the demo, each with where it comes from. */
import type { Statistics } from '@/content/schemas/landing';

export const statistics: Statistics = {
  label: '{brand} in figures',
  statedNote:
    'These figures are our own and aren’t audited. The repaint count above is one you can check yourself.',
  exampleNote: 'These figures are examples, made up for this page.',
  items: [
    {
      id: 'traders',
      value: 300,
      suffix: '+',
      label: 'Active Traders',
      provenance: { status: 'stated' },
    },
    {
      id: 'learning-curve',
      value: 7,
      suffix: ' Days',
      label: 'Avg. Learning Curve',
      provenance: { status: 'stated' },
    },
  ],
};
