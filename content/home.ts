/** The first screen. */
import type { Home } from '@/lib/content/schemas/landing';

export const home: Home = {
  label: 'Three indicators, one chart',
  headline: 'Master smart money trading with lines that stay',
  emphasis: 'put.',
  intro:
    'Structure, zones and session levels: each mark is confirmed at the close of a bar and stays where it was drawn. You have paid for hindsight once. This is the other thing.',
  primary: { name: 'Subscribe Now', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  price: 'From {price} {period}, less by the year. {refundDays}-day money-back guarantee.',
  picture: {
    drawing: 'home',
    alt: 'Candles of a simulated market with swings labelled, structure breaks ruled across, a demand zone below price and boxes around the Asia, London and New York sessions.',
    caption: 'Simulated market, not trading results.',
  },
  test: { name: 'Test it yourself', href: '/#demo' },
  risk: 'Trading involves substantial risk of loss. The indicators are educational tools, not financial advice.',
  points: [
    {
      id: 'algorithms',
      title: 'Advanced Algorithms',
      text: 'Every mark follows a rule you can read.',
      icon: 'algorithm',
    },
    {
      id: 'updates',
      title: 'Regular Updates',
      text: 'Released to every plan, no upgrade fee.',
      icon: 'update',
    },
    {
      id: 'support',
      title: '24/7 Support',
      text: 'A person answers within {basicReply}.',
      icon: 'support',
    },
  ],
};
