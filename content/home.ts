/** The first screen. */
import type { Home } from '@/lib/content/schemas/landing';

export const home: Home = {
  label: '{IndicatorCount} indicators, one chart',
  headline: 'Master smart money trading with lines that stay',
  emphasis: 'put.',
  intro:
    'Structure, supply and demand zones, session levels: each mark is confirmed at the close of a bar, and from then on it stays where it was drawn. You have paid for hindsight once. This is the other thing.',
  primary: { name: 'Subscribe Now', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  points: [
    {
      id: 'algorithms',
      title: 'Advanced Algorithms',
      text: 'Every mark follows a fixed rule, and the rule stands in its tooltip.',
      icon: 'algorithm',
    },
    {
      id: 'updates',
      title: 'Regular Updates',
      text: 'New versions reach every plan and load by themselves. No upgrade fee.',
      icon: 'update',
    },
    {
      id: 'support',
      title: '24/7 Support',
      text: 'Write at any hour of any day; a person answers within {basicReply}.',
      icon: 'support',
    },
  ],
  picture: {
    drawing: 'home',
    alt: 'Candles of a simulated market with swings labelled, structure breaks ruled across, a demand zone below price and boxes around the Asia, London and New York sessions.',
    caption:
      'All {indicatorCount} indicators on one simulated market. Illustration, not trading results.',
  },
  risk: 'Trading involves substantial risk of loss. The indicators are educational tools, not financial advice.',
};
