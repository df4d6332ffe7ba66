/** The first screen. */
import type { Home } from '@/lib/content/schemas/landing';
import { site } from './site';

export const home: Home = {
  label: '{IndicatorCount} indicators, one chart',
  headline: 'Master smart money trading with lines that stay',
  emphasis: 'put.',
  intro: 'You have paid for hindsight once. This is the other thing.',
  primary: { name: 'Subscribe Now', href: '/#pricing' },
  secondary: { name: 'Explore Indicators', href: '/#indicators' },
  price: {
    from: 'From',
    lessByTheYear: ', less by the year',
    refund: `${site.refundDays}-day money-back guarantee.`,
  },
  picture: {
    drawing: 'home',
    alt: 'Candles of a simulated market with swings labelled, structure breaks ruled across, a demand zone below price and boxes around the Asia, London and New York sessions.',
    caption: 'Simulated, not trading results.',
  },
  test: { name: 'Test it yourself', href: '/#demo' },
  risk: 'Trading involves substantial risk of loss.',
  points: [
    {
      id: 'algorithms',
      title: 'Advanced Algorithms',
      text: 'Marks confirmed at bar close stay put.',
      icon: 'algorithm',
    },
    { id: 'updates', title: 'Regular Updates', text: 'On every plan.', icon: 'update' },
    { id: 'support', title: '24/7 Support', text: 'A person answers.', icon: 'support' },
  ],
};
