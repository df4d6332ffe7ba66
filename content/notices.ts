/**
 * The simulated subscriber notices. The pool is made up: surnames are chart terms, times say "e.g.", and every
 * card carries the label.
 */
import type { Notices } from '@/lib/content/schemas/proof';

/** `plan` is the id of one in `plans.ts`. A row with `isActive: false` is kept here and not shown. */
const pool: Notices['pool'] = [
  { name: 'B. Breakout', country: 'Canada', plan: 'annual', time: 'e.g. 2 minutes ago' },
  { name: 'T. Trendline', country: 'United Kingdom', plan: 'monthly', time: 'e.g. 5 minutes ago' },
  { name: 'P. Pivot', country: 'Germany', plan: '6-month', time: 'e.g. 9 minutes ago' },
  { name: 'D. Doji', country: 'Japan', plan: 'annual', time: 'e.g. 12 minutes ago' },
  { name: 'R. Retest', country: 'Australia', plan: 'monthly', time: 'e.g. 4 minutes ago' },
  { name: 'L. Liquidity', country: 'Singapore', plan: 'annual', time: 'e.g. 17 minutes ago' },
  { name: 'O. Orderblock', country: 'Netherlands', plan: '6-month', time: 'e.g. 7 minutes ago' },
  { name: 'G. Gapfill', country: 'United States', plan: 'monthly', time: 'e.g. 3 minutes ago' },
  { name: 'I. Imbalance', country: 'Spain', plan: 'annual', time: 'e.g. 21 minutes ago' },
  { name: 'N. Neckline', country: 'Brazil', plan: '6-month', time: 'e.g. 14 minutes ago' },
  { name: 'E. Engulfing', country: 'South Africa', plan: 'monthly', time: 'e.g. 6 minutes ago' },
  { name: 'K. Kagi', country: 'India', plan: 'annual', time: 'e.g. 11 minutes ago' },
  { name: 'H. Higher-Low', country: 'Ireland', plan: '6-month', time: 'e.g. 26 minutes ago' },
  { name: 'S. Spread', country: 'Switzerland', plan: 'monthly', time: 'e.g. 8 minutes ago' },
  { name: 'W. Wickfill', country: 'Norway', plan: 'annual', time: 'e.g. 19 minutes ago' },
];

export const notices: Notices = {
  label: 'Notices',
  title: 'Simulated activity',
  text: 'The small notices that slide in at the corner are made up. Their surnames are chart terms, and nobody by those names bought anything. They show what subscriber updates could look like, and can be switched off.',
  simulatedLabel: 'Simulated',
  small: 'Made up. Not a real customer or purchase.',
  dismiss: 'Dismiss',
  turnOff: 'Turn off simulated notices',
  turnOn: 'Turn on simulated notices',
  offStatus: 'Simulated notices are off, and this browser will remember it.',
  offUnsaved: 'Simulated notices are off while this page is open; this browser keeps nothing.',
  provenance: { status: 'example' },
  pool,
};
