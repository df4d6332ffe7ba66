import type { Home } from '@/content/schemas/landing';

export const home: Home = {
  label: 'Three indicators for {platform}, by subscription',
  headline: 'Master smart money trading with indicators that',
  emphasis: 'don’t repaint.',
  intro:
    'They mark structure, supply and demand zones, and session levels. A mark appears when a bar closes, and it never moves.',
  primary: { name: 'Subscribe Now', href: '/#pricing' },
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
    kept: 'of {count} marks changed',
    repainted: 'of {count} on a repainting zigzag',
  },
  test: { name: 'Run the repaint test', href: '/#demo' },
  risk: 'Trading involves substantial risk of loss. The indicators are educational tools, not financial advice.',
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
      text: 'Every update is included in every plan.',
      icon: 'update',
    },
    {
      id: 'support',
      title: '24/7 Support',
      text: 'Ask anytime; we reply within {basicReply}.',
      icon: 'support',
    },
  ],
};
