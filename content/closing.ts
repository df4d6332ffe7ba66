import type { Closing } from '@/content/schemas/landing';

export const closing: Closing = {
  label: 'Get started',
  title: 'Put them on your chart.\nDecide within {refundDays} days.',
  // Must occur exactly once in the title.
  emphasis: 'your chart',
  primary: { name: 'Choose Your Plan', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  note: 'Not for you? Get a full refund within {refundDays} days.',
  picture: {
    drawing: 'closing',
    alt: 'A chart that moves sideways between two lines, then closes above the upper one and leaves the range.',
  },
};
