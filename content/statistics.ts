import type { Statistics } from '@/components/landing/statistics/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const statistics: Wording<Statistics> = {
  label: '{brand} in figures',
  statedNote: 'Our own counts, not audited. Learning can outlast the {refundDays}-day refund.',
  exampleNote: 'This figure is an example, made up for this page.',
  items: [
    {
      sample: true,
      id: 'traders',
      value: 300,
      suffix: '+',
      label: 'Active Traders',
      provenance: { status: 'stated' },
    },
    {
      sample: true,
      id: 'learning-curve',
      value: 7,
      suffix: ' Days',
      label: 'Avg. Learning Curve',
      provenance: { status: 'stated' },
    },
  ],
};
