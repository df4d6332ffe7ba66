import type { Statistics } from '@/components/landing/statistics/schema';

export const statistics: Statistics = {
  label: 'In figures',
  statedNote: 'Our own count.',
  exampleNote: 'A made-up figure.',
  items: [
    {
      id: 'traders',
      value: 300,
      suffix: '+',
      label: 'Traders',
      provenance: { status: 'stated' },
    },
    {
      id: 'days',
      value: 7,
      suffix: ' Days',
      label: 'To learn',
      provenance: { status: 'example' },
    },
  ],
};
