/** What the terms on the charts mean. One entry per term; the live demo explains itself with them. */
import type { Glossary } from '@/lib/content/schemas/demo';

export const glossary: Glossary = [
  {
    id: 'swing',
    term: 'HH, HL, LH, LL',
    meaning:
      'Higher high, higher low, lower high, lower low. A bar is a swing when no bar of the four on either side goes beyond it; of equals the first counts. So it is known four bars later and not before. The settings can ask for more bars, or fewer.',
  },
  {
    id: 'bos',
    term: 'BOS',
    meaning:
      'Break of structure: a bar closes beyond the last swing that was confirmed before it, the way the market already went; the first break of all counts as one. A wick beyond it does not count.',
  },
  {
    id: 'choch',
    term: 'CHoCH',
    meaning:
      'Change of character: the first close beyond a swing against the way the market went. Some call it a market structure shift.',
  },
  {
    id: 'order-block',
    term: 'Order block',
    meaning:
      'The last opposite candle before a move that broke structure. It is mitigated, and ends, when price comes back to its near edge or jumps past it.',
  },
  {
    id: 'fvg',
    term: 'FVG',
    meaning:
      'Fair value gap: of three bars, prices that only the middle one crossed. Counted from 0.4 of the average range of 14 bars on, as smaller ones are noise; the settings can show all. It is filled, and ends, when price reaches its far side.',
  },
  {
    id: 'dealing-range',
    term: 'Premium and discount',
    meaning:
      'The dealing range lies between the last confirmed swing high and low. Above its middle, the equilibrium, price is at a premium; below, at a discount.',
  },
  {
    id: 'zone',
    term: 'Supply and demand',
    meaning:
      'Where price left a base of one to three narrow bars in a hurry, on a higher timeframe; at most 1.5 average ranges high. It is known when the bar that left has closed, and ends when a bar of its own timeframe closes beyond it, or after 120 of them.',
  },
  {
    id: 'trend',
    term: 'Trend table',
    meaning:
      'Per timeframe: up when structure last broke upwards, by the same swings as on the chart, and price closed above its average of 20 bars; down for the opposite, flat where the two disagree.',
  },
  {
    id: 'session',
    term: 'Session',
    meaning:
      'Prices of a part of the day, by the clock of its own city, daylight saving included: Tokyo 9:00 to 15:00, the mornings of London and New York 8:00 to 12:00; the settings have whole days. Until it has ended, its box is still growing.',
  },
  {
    id: 'opening-range',
    term: 'Opening range',
    meaning: 'High and low of the first hour of a session, known when that hour is over.',
  },
  {
    id: 'level',
    term: 'Levels',
    meaning:
      'Prices that many look at: high and low of the last day and week that were traded and of the Asian session, opens of day and week. Each is drawn until the next one replaces it; once price has traded beyond it, its line is dotted and grey. Where a day begins is a setting.',
  },
  {
    id: 'repainting',
    term: 'Repainting',
    meaning:
      'Drawing a mark before it can be known, and moving or removing it when later bars prove it wrong. Afterwards the chart looks as if it had known all along.',
  },
];
