/** The closing call to action. */
import type { Closing } from '@/content/schemas/landing';

export const closing: Closing = {
  label: 'Get started',
  title: 'Put them on your chart.\nDecide within {refundDays} days.',
  emphasis: 'your chart',
  primary: { name: 'Choose Your Plan', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  picture: {
    drawing: 'closing',
    alt: 'A simulated market that moves sideways between two lines for most of the chart, then closes above the upper line and leaves the range.',
    caption:
      'Simulated market, not trading results. Not for you? You get a full refund for {refundDays} days.',
  },
};
