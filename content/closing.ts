import type { Closing } from '@/components/landing/closing/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const closing: Wording<Closing> = {
  sample: true,
  label: 'Get started',
  title: 'Put them on your own chart',
  primary: {
    name: { onePlan: 'See the Plan', other: 'Choose Your Plan' },
    href: '/#pricing',
  },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  note: 'If you email us within {refundDays} days of your first payment, you get a full refund.',
  // What the card in the drawing says; your own picture has none.
  alert: {
    when: 'now',
    title: '{mark}, {price}.',
    text: 'Bar closed at {time} UTC.',
  },
  picture: {
    drawing: 'closing',
    alt: 'A chart with swings labeled and a line at each break of structure. A card shows the alert that the last break caused.',
  },
};
