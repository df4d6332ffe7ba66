/** The three indicators. The first three features of each stand under the icons of `featureIcons`. */
import type { Indicators } from '@/lib/content/schemas/landing';

export const indicators: Indicators = {
  label: 'Indicators',
  title: 'Drawn by rule, not by hindsight.',
  intro:
    'A shipwright makes ships; a chartwright makes charts. Below is one simulated market, drawn three times, so that you can see what each indicator adds and what it leaves alone.',
  featureIcons: ['chart', 'robot', 'bell'],
  items: [
    {
      id: 'smart-money',
      title: 'Smart Money Structure',
      description:
        'Reads structure as you would with a ruler and more patience. It names every swing, rules a line where a close breaks one, and keeps the order blocks and fair value gaps that price has not yet come back to.',
      type: 'Premium',
      features: [
        'Swing highs and lows labelled HH, HL, LH and LL, each on the bar that made it',
        'BOS and CHoCH marked by rule: a bar has to close beyond the swing, a wick does not count',
        'Alerts for each BOS, each CHoCH and the first return to an order block, sent once, at bar close',
        'Order blocks from the last opposing candle before a break, greyed once price trades through',
        'Fair value gaps outlined over their three candles, midpoint ruled, the filled part shaded',
        'Internal and swing structure on separate layers, each with its own lookback',
        'The bar that confirmed a swing is marked too, so the delay is on the chart and not in small print',
      ],
      image: {
        drawing: 'smart-money',
        alt: 'A simulated market with highs and lows labelled HH, HL, LH and LL, lines marked BOS and CHoCH where closes break a swing, order blocks and fair value gaps shaded.',
        caption: 'Swings, breaks, an order block, a gap. Simulated market, not trading results.',
      },
    },
    {
      id: 'zones',
      title: 'Multi-Timeframe Zones and Trend Table',
      description:
        'Finds where price left in a hurry on the higher timeframes and carries those supply and demand zones down to the chart you trade. A table beside them states the trend on five timeframes, so you can stop flipping tabs to ask.',
      type: 'Premium',
      features: [
        'Supply and demand zones from 1 h and 4 h on the chart you trade, each labelled with its timeframe',
        'A zone appears when the higher-timeframe bar behind it has closed, in history as in real time',
        'Alerts when price enters a fresh zone, when a zone breaks and when a row of the table turns',
        'Trend table for 5m, 15m, 1h, 4h and 1d, read from closed bars, with the time of each last change',
        'Fresh, tested and broken zones told apart by their outline, not by colour alone',
        'Overlapping zones of two timeframes drawn as one, both timeframes kept in the label',
        'A width limit in ATR, so that one wild candle cannot make a zone too wide to use',
      ],
      image: {
        drawing: 'zones',
        alt: 'The same simulated market with demand and supply zones from the 1-hour and 4-hour charts, and a table that gives the trend on 5m, 15m, 1h, 4h and 1d.',
        caption:
          'Zones from 1 h and 4 h, trend on five timeframes. Simulated market, not trading results.',
      },
    },
    {
      id: 'sessions',
      title: 'Session and Level Toolbox',
      description:
        'The lines that day traders redraw every morning, already there: sessions, the opening range, and the highs and lows of yesterday and last week. Times follow each exchange, daylight saving included.',
      type: 'Premium',
      features: [
        'Asia, London and New York boxed, with the high, the low and the range of each in points',
        'Session hours kept in their home time zones, so clock changes need nothing from you',
        'Alerts when a session opens, when its high or low is taken, when the opening range breaks on a close',
        'High and low of the previous day, week and month, extended until price closes through them',
        'Opening range of 5, 15, 30 or 60 minutes from any session you choose',
        'Daily open, weekly open and midnight New York open, each switched on or off alone',
        'Levels that nearly meet share one label, so the right edge of the chart stays readable',
      ],
      image: {
        drawing: 'sessions',
        alt: 'The same simulated market with boxes around the Asia, London and New York sessions, levels of the previous day ruled across, and an opening range.',
        caption:
          'Sessions, levels of the day before, opening range. Simulated market, not trading results.',
      },
    },
  ],
};
