import type { Home } from '@/components/landing/home/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const home: Wording<Home> = {
  sample: true,
  // In the section navigation.
  name: '{brand}',
  headline: 'Master smart money trading with indicators that',
  emphasis: 'don’t repaint.',
  intro:
    'For day traders on {platform}, a charting platform: sessions, plus swings and zones marked when a bar closes and never moved.',
  primary: {
    name: { 'no renews': 'Buy Now', lifetime: 'Get Access', other: 'Subscribe Now' },
    href: '/#pricing',
  },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  price: '{prices}. Full refund within {refundDays} days.',
  picture: {
    drawing: 'home',
    alt: 'A chart with swings labeled, a line at each break of structure, a demand zone and session boxes. A note says that one low was marked four bars later.',
  },
  // A note in the drawing; your own picture has none.
  callout: [
    'Drawn here, four bars after the low.',
    'Not on the low itself: on that bar,',
    'nobody could know that it was a low.',
  ],
  proof: {
    kept: '{changed} of our {count} marks changed (moved or vanished).',
    repainted: '{takenBack} swings drawn too soon, then taken back, by a repainting zigzag.',
  },
  test: { name: 'Run the repaint test', href: '/#repaint-test' },
  risk: 'Trading involves substantial risk of loss. This is not financial advice.',
  points: [
    {
      id: 'algorithms',
      title: 'Advanced Algorithms',
      text: 'Every mark follows a published rule.',
      href: '/docs/reading-the-marks',
      icon: 'algorithm',
    },
    {
      id: 'updates',
      title: 'Regular Updates',
      text: 'Every update is included.',
      icon: 'update',
    },
    {
      id: 'support',
      title: '24/7 Support',
      text: 'Write day or night. A person answers within {basicReply}, not at once.',
      icon: 'support',
    },
  ],
};
