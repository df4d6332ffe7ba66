/** The three indicators. The first three features of each stand under the icons of `featureIcons`, the others are folded away. */
import type { Indicators } from '@/lib/content/schemas/landing';

export const indicators: Indicators = {
  label: 'Indicators',
  title: 'Drawn by rule, not by hindsight.',
  intro:
    'One simulated market, drawn three times on one price axis: see what each indicator adds and leaves alone.',
  featureIcons: ['chart', 'robot', 'bell'],
  more: 'And {count} more rules',
  caption: 'Simulated market, not trading results.',
  items: [
    {
      id: 'smart-money',
      title: 'Smart Money Structure',
      name: 'Structure',
      description:
        'Reads structure as you would with a ruler and more patience: every swing named, every break ruled.',
      type: 'Premium',
      features: [
        'Swings labelled HH, HL, LH and LL, each on its bar',
        'BOS and CHoCH by a close beyond; wicks do not count',
        'Alerts once, at bar close: BOS, CHoCH, first return to an order block',
        'Order blocks: last opposing candle before a break, grey once price comes back to it',
        'Fair value gaps over three candles, midpoint ruled; the smallest are left out, or shown',
        'Premium and discount: the last range, ruled at its middle',
        'The confirming bar is marked too: no hidden delay',
        'Bars on either side of a swing: four, or what you set',
      ],
      image: {
        drawing: 'smart-money',
        alt: 'A simulated market with highs and lows labelled HH, HL, LH and LL, lines marked BOS and CHoCH where closes break a swing, order blocks and a fair value gap shaded.',
      },
    },
    {
      id: 'zones',
      title: 'Multi-Timeframe Zones and Trend Table',
      name: 'Zones',
      description:
        'Supply and demand from higher timeframes, carried down to the chart you trade, with five trends.',
      type: 'Premium',
      features: [
        'Zones from the next two of 1h, 4h, 1D and 1W above your chart, each named',
        'Zones appear when their higher-timeframe bar has closed, in history too',
        'Alerts: fresh zone entered, zone broken, trend turned',
        'Trend table, 5m to 1D, from closed bars alone, by the same swings as on the chart',
        'A zone ends by a close of its own timeframe, or after 120 of its bars, and greys',
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
      title: 'Session and Level Toolbox',
      name: 'Sessions',
      description:
        'The lines day traders redraw every morning, already there, daylight saving included.',
      type: 'Premium',
      features: [
        'Asia, London, New York boxed from high to low: mornings or whole days',
        'Home time zones: clock changes need nothing from you',
        'Alerts: session open, high or low taken, range broken on a close',
        'High and low of the previous day and week, until the next replaces them',
        'Opening range: the first hour of each session',
        'Opens of day and week; days from midnight UTC or from 17:00 New York',
        'Holidays and the two hours of Sunday evening are no previous day',
      ],
      image: {
        drawing: 'sessions',
        alt: 'The same simulated market with boxes around the London and New York sessions, the high of the previous day ruled across, and an opening range.',
      },
    },
  ],
};
