/** What the terms on the charts mean. One entry per term; the live demo explains itself with them. */
import type { Glossary } from '@/lib/content/schemas/demo';

export const glossary: Glossary = [
  {
    id: 'swing',
    term: 'HH, HL, LH, LL',
    meaning:
      'Higher high, higher low, lower high, lower low. A bar is a swing when no bar of the four on either side goes beyond it, so it is known four bars later and not before.',
  },
  {
    id: 'bos',
    term: 'BOS',
    meaning:
      'Break of structure: a bar closes beyond the last confirmed swing, in the direction the market already had. A wick beyond it does not count.',
  },
  {
    id: 'choch',
    term: 'CHoCH',
    meaning:
      'Change of character: the first close beyond a swing against the direction the market had. Some call it a market structure shift.',
  },
  {
    id: 'order-block',
    term: 'Order block',
    meaning:
      'The last opposite candle before a move that broke structure. It counts until price trades back into it; then it is mitigated and ends.',
  },
  {
    id: 'fvg',
    term: 'FVG',
    meaning:
      'Fair value gap: of three bars, prices that only the middle one crossed. It ends once price has traded through all of it.',
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
      'Where price left a narrow base in a hurry on a higher timeframe. The zone is known when the bar that left has closed, and ends when price closes through it.',
  },
  {
    id: 'trend',
    term: 'Trend table',
    meaning:
      'Per timeframe: up when structure last broke upwards and price closed above its average, down for the opposite, flat where the two disagree.',
  },
  {
    id: 'session',
    term: 'Session',
    meaning:
      'The range between open and close of a trading session, by the clock of its own city, daylight saving included. Until it has closed, its box is still growing.',
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
      'Prices that many look at: high and low of the previous day, the previous week and the Asian session, opens of day and week.',
  },
  {
    id: 'repainting',
    term: 'Repainting',
    meaning:
      'Drawing a mark before it can be known, and moving or removing it when later bars prove it wrong. Afterwards the chart looks as if it had known all along.',
  },
];
