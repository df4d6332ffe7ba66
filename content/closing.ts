/** The closing call to action. */
import type { Closing } from '@/lib/content/schemas/landing';

export const closing: Closing = {
  label: 'Departure',
  title: 'Every range ends.\nKnow where its edges are.',
  emphasis: 'edges',
  primary: { name: 'Choose Your Plan', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  picture: {
    drawing: 'closing',
    alt: 'A simulated market that moves sideways between two ruled edges for most of the chart, then closes above the upper edge and leaves the range.',
    caption:
      'Simulated market, not trading results. If the charts do not suit you, you have {refundDays} days to say so.',
  },
};
