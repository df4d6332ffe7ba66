import type { Home } from '@/components/landing/home/schema';

export const home: Home = {
  name: '{brand}',
  headline: 'Indicators that',
  emphasis: 'stay.',
  intro: 'Every mark follows a rule.',
  primary: { name: 'Subscribe now', href: '/#pricing' },
  secondary: { name: 'See the indicators', href: '/#indicators' },
  price: '{prices}. Refund within {refundDays} days.',
  picture: { drawing: 'home', alt: 'A chart with marks, in the hero.' },
  callout: ['Drawn here,', 'not sooner.'],
  proof: {
    kept: '{changed} of our {count} marks changed',
    repainted: '{takenBack} were taken back by a zigzag.',
  },
  test: { name: 'Run the test', href: '/#repaint-test' },
  risk: 'This is not financial advice.',
  points: [
    {
      id: 'rules',
      title: 'The first point',
      text: 'What the first point says.',
      href: '/docs/second',
      icon: 'algorithm',
    },
    { id: 'updates', title: 'The second point', text: 'What the second says.', icon: 'update' },
    { id: 'support', title: 'The third point', text: 'What the third says.', icon: 'support' },
  ],
};
