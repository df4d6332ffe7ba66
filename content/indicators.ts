/** The three indicators. The first three features of each stand under the icons of 'featureIcons', the others are folded away. */
import type { Indicators } from '@/lib/content/schemas/landing';

export const indicators: Indicators = {
  label: 'Indicators',
  title: 'Drawn by rule, not by hindsight.',
  intro:
    'One simulated market, drawn three times on one price axis: see what each indicator adds and leaves alone.',
  featureIcons: ['chart', 'robot', 'bell'],
  more: { one: 'And one more rule', other: 'And {count} more rules' },
  caption: 'Simulated market, not trading results.',
  items: [
    {
      id: 'smart-money',
      draws: 'smart-money',
      title: 'Smart Money Structure',
      name: 'Structure',
      description:
        'Reads structure as you would with a ruler and more patience: every swing named, every break ruled.',
      type: 'Premium',
      features: [
        'Swings labelled HH, HL, LH and LL, each on its bar',
        'BOS and CHoCH by a close beyond; wicks do not count',
        'Alerts once, at bar close: BOS, CHoCH, first return to an order block',
        'Order blocks: last opposing candle before a break, grey once price is back',
        'Fair value gaps, midpoint ruled; the smallest left out, or shown',
        'Premium and discount: the range, ruled at its middle',
        'The confirming bar is marked too: no hidden delay',
        'Swing width: four bars a side, or yours',
      ],
      image: {
        drawing: 'smart-money',
        alt: 'A simulated market with highs and lows labelled HH, HL, LH and LL, lines marked BOS and CHoCH where closes break a swing, order blocks and a fair value gap shaded.',
      },
    },
    {
      id: 'zones',
      draws: 'zones',
      title: 'Multi-Timeframe Zones and Trend Table',
      name: 'Zones',
      description:
        'Supply and demand from higher timeframes, carried down to the chart you trade, with five trends.',
      type: 'Premium',
      features: [
        'Zones from the next two higher of 1h, 4h, 1D, 1W, each named',
        'Zones appear when their bar has closed, in history too',
        'Alerts: fresh zone entered, zone broken, trend turned',
        'Trend table, 5m to 1D: closed bars, the same swings',
        'Zones end by a close of their timeframe or after 120 bars, and grey',
        'Overlapping zones share an outline, both timeframes named',
        'At most 1.5 average ranges high, against wild candles',
      ],
      image: {
        drawing: 'zones',
        alt: 'The same simulated market with demand and supply zones from the 1-hour and 4-hour charts, and above it a table that gives the trend on 5m, 15m, 1h, 4h and 1D.',
      },
    },
    {
      id: 'sessions',
      draws: 'sessions',
      title: 'Session and Level Toolbox',
      name: 'Sessions',
      description:
        'The lines day traders redraw every morning, already there, daylight saving included.',
      type: 'Premium',
      features: [
        'Asia, London, New York boxed: mornings or whole days',
        'Home time zones: clock changes need nothing from you',
        'Alerts: session open, high or low taken, range broken on a close',
        'High and low of the previous day and week, until replaced',
        'Opening range: the first hour of each session',
        'Opens of day and week; days from midnight UTC or 17:00 New York',
        'Sunday evenings and holidays are no previous day',
      ],
      image: {
        drawing: 'sessions',
        alt: 'The same simulated market with boxes around the London and New York sessions, the high of the previous day ruled across, and an opening range.',
      },
    },
  ],
};
