/** `featureIcons` are for the first features; the other features are collapsed. */
import type { Indicators } from '@/components/landing/indicators/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const indicators: Wording<Indicators> = {
  sample: true,
  label: 'Indicators',
  title: 'What each indicator draws',
  intro: 'Three charts of the same bars.',
  featureIcons: ['chart', 'robot', 'bell'],
  more: { one: '1 more feature', other: '{count} more features' },
  items: [
    {
      id: 'smart-money',
      draws: 'smart-money',
      title: 'Smart Money Structure',
      name: 'Structure',
      description:
        'Smart money concepts by a written rule: swings labeled, breaks of structure marked.',
      type: 'Premium',
      features: [
        'Swings: HH, HL, LH or LL.',
        'Breaks (BOS, CHoCH) need a close, not a wick.',
        'Alerts: BOS, CHoCH, return to an order block.',
        'An order block is the last opposite candle before the move that broke structure. It turns gray when price returns to it.',
        'Fair value gaps are drawn with their midpoint. The smallest are hidden unless you want them.',
        'Premium and discount are split at the middle of the current range.',
        'A thin line leads from each swing to the bar that confirmed it, so you can see the delay.',
        'A swing needs four bars on each side, or as many as you choose.',
      ],
      image: {
        drawing: 'smart-money',
        alt: 'A chart with swings labeled HH, HL, LH and LL, lines marked BOS and CHoCH where a close breaks a swing, an order block and a fair value gap.',
      },
      guide: { name: 'Rules for breaks and order blocks', href: '/docs/structure' },
    },
    {
      id: 'zones',
      draws: 'zones',
      title: 'Multi-Timeframe Zones and Trend Table',
      name: 'Zones',
      description: 'Supply and demand from higher timeframes, and the trend on up to five.',
      type: 'Premium',
      features: [
        'From up to two higher timeframes: 1h, 4h, 1D or 1W.',
        'A zone appears only after its bar closes.',
        'Alerts: zone entered, zone broken, trend changed.',
        'The trend table covers 5m to 1D, as far as the market’s bars allow. It reads closed bars and finds swings as the chart does.',
        'A zone ends when a bar of its timeframe closes beyond it, or after 120 bars. It then turns gray.',
        'A zone’s label names its timeframe.',
        'Zones taller than 1.5 times the average range are left out.',
      ],
      image: {
        drawing: 'zones',
        alt: 'The same chart with demand and supply zones of 1 hour, and above it the trends on 5m, 15m, 1h, 4h and 1D.',
      },
      guide: { name: 'Rules for supply and demand zones', href: '/docs/zones' },
    },
    {
      id: 'sessions',
      draws: 'sessions',
      title: 'Session and Level Toolbox',
      name: 'Sessions',
      description: 'The boxes and levels that day traders redraw every morning.',
      type: 'Premium',
      features: [
        'Asia, London and New York mornings, or all day.',
        'Each city’s own clock and daylight saving time.',
        'Alerts: session open, level taken, range broken.',
        'The highs and lows of the previous day and week stay until the next ones replace them.',
        'The opening range is the first hour of each session.',
        'Daily and weekly opens are drawn too. A day starts at midnight UTC or at 5 p.m. in New York.',
        'Sunday evenings and days without bars don’t count as a previous day.',
      ],
      image: {
        drawing: 'sessions',
        alt: 'The same chart with boxes around the London and New York sessions, the previous day’s high, and an opening range.',
      },
      guide: { name: 'Rules for sessions and levels', href: '/docs/sessions' },
    },
  ],
};
