import type { Indicators } from '@/components/landing/indicators/schema';

export const indicators: Indicators = {
  label: 'Indicators',
  title: 'Three indicators',
  intro: 'The same market, three times.',
  featureIcons: ['chart', 'robot', 'bell'],
  more: { one: '{count} more', other: '{count} more features' },
  items: [
    {
      id: 'smart-money',
      draws: 'smart-money',
      title: 'Market structure',
      name: 'Structure',
      description: 'Swings and breaks.',
      type: 'Premium',
      features: ['Swings.', 'Breaks.', 'Alerts on a break.', 'Order blocks.', 'Gaps.'],
      image: { drawing: 'smart-money', alt: 'A chart with swings and breaks.' },
    },
    {
      id: 'zones',
      draws: 'zones',
      title: 'Zones and trends',
      name: 'Zones',
      description: 'Supply and demand.',
      type: 'Premium',
      features: ['Zones of one hour.', 'Zones of four.', 'Alerts on a touch.', 'Trends.'],
      image: { drawing: 'zones', alt: 'A chart with zones and trends.' },
      guide: { name: 'Rules of zones', href: '/docs/first' },
    },
    {
      id: 'sessions',
      draws: 'sessions',
      title: 'Sessions and levels',
      name: 'Sessions',
      description: 'The boxes of the day.',
      type: 'Premium',
      features: ['Three cities.', 'Local clocks.', 'Alerts at the open.', 'Levels.', 'Opens.'],
      image: { drawing: 'sessions', alt: 'A chart with sessions and levels.' },
    },
  ],
};
