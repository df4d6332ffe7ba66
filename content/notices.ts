/**
 * The simulated subscriber notices. The pool is made up: surnames are chart terms, times are said as examples, and every
 * one carries the label.
 */
import type { Notices } from '@/lib/content/schemas/proof';

/** `plan` is the id of one in `plans.ts`. A row with `isActive: false` is kept here and not shown. */
const pool: Notices['pool'] = [
  { name: 'B. Breakout', country: 'Canada', plan: 'annual', time: '2 minutes ago' },
  { name: 'T. Trendline', country: 'United Kingdom', plan: 'monthly', time: '5 minutes ago' },
  { name: 'P. Pivot', country: 'Germany', plan: '6-month', time: '9 minutes ago' },
  { name: 'D. Doji', country: 'Japan', plan: 'annual', time: '12 minutes ago' },
  { name: 'R. Retest', country: 'Australia', plan: 'monthly', time: '4 minutes ago' },
  { name: 'L. Liquidity', country: 'Singapore', plan: 'annual', time: '17 minutes ago' },
  { name: 'O. Orderblock', country: 'Netherlands', plan: '6-month', time: '7 minutes ago' },
  { name: 'G. Gapfill', country: 'United States', plan: 'monthly', time: '3 minutes ago' },
  { name: 'I. Imbalance', country: 'Spain', plan: 'annual', time: '21 minutes ago' },
  { name: 'N. Neckline', country: 'Brazil', plan: '6-month', time: '14 minutes ago' },
  { name: 'E. Engulfing', country: 'South Africa', plan: 'monthly', time: '6 minutes ago' },
  { name: 'K. Kagi', country: 'India', plan: 'annual', time: '11 minutes ago' },
  { name: 'H. Higher-Low', country: 'Ireland', plan: '6-month', time: '26 minutes ago' },
  { name: 'S. Spread', country: 'Switzerland', plan: 'monthly', time: '8 minutes ago' },
  { name: 'W. Wickfill', country: 'Norway', plan: 'annual', time: '19 minutes ago' },
];

export const notices: Notices = {
  title: 'Simulated notices.',
  text: 'The small ones in the corner are made up; their surnames are chart terms, and nobody bought anything.',
  simulatedLabel: 'Simulated',
  exampleTime: 'e.g. {time}',
  dismiss: 'Dismiss',
  turnOff: 'Turn off notices',
  turnOffShort: 'Turn off',
  turnOn: 'Turn on notices',
  offStatus: 'They are off, and this browser will remember it.',
  offUnsaved: 'They are off while this page is open; this browser keeps nothing.',
  provenance: { status: 'example' },
  pool,
};
