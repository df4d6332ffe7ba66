/** The figures of the ruled strip, each with where it comes from. */
import type { Statistics } from '@/lib/content/schemas/landing';

export const statistics: Statistics = {
  label: '{brand}: figures',
  statedNote: 'As stated by {brand}, audited by nobody. The zero above you can audit yourself.',
  exampleNote: 'Example figures, made up for this page.',
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
