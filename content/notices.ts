/** The notices are made up, so each one is labeled. */

import type { Notices } from '@/components/landing/notices/schema';
import type { Wording } from '@/lib/schemas/placeholders';

/** `plan` is the id of a plan. `isActive: false` hides a notice. */
const pool: Notices['pool'] = [
  { name: 'B. Breakout', country: 'Canada', plan: 'annual', time: '2 min ago' },
  { name: 'T. Trendline', country: 'United Kingdom', plan: 'monthly', time: '5 min ago' },
  { name: 'P. Pivot', country: 'Germany', plan: '6-month', time: '9 min ago' },
  { name: 'D. Doji', country: 'Japan', plan: 'annual', time: '12 min ago' },
  { name: 'R. Retest', country: 'Australia', plan: 'monthly', time: '4 min ago' },
  { name: 'L. Liquidity', country: 'Singapore', plan: 'annual', time: '17 min ago' },
  { name: 'O. Orderblock', country: 'Netherlands', plan: '6-month', time: '7 min ago' },
  { name: 'G. Gapfill', country: 'United States', plan: 'monthly', time: '3 min ago' },
  { name: 'I. Imbalance', country: 'Spain', plan: 'annual', time: '21 min ago' },
  { name: 'N. Neckline', country: 'Brazil', plan: '6-month', time: '14 min ago' },
  { name: 'E. Engulfing', country: 'South Africa', plan: 'monthly', time: '6 min ago' },
  { name: 'K. Kagi', country: 'India', plan: 'annual', time: '11 min ago' },
  { name: 'H. Higher-Low', country: 'Ireland', plan: '6-month', time: '26 min ago' },
  { name: 'S. Spread', country: 'Switzerland', plan: 'monthly', time: '8 min ago' },
  { name: 'W. Wickfill', country: 'Norway', plan: 'annual', time: '19 min ago' },
];

export const notices: Wording<Notices> = {
  sample: true,
  title: 'Purchase notices',
  text: 'The purchase notices on the home page are simulated: nobody bought anything.',
  simulatedLabel: 'Simulated',
  dismiss: 'Dismiss',
  turnOff: 'Turn off notices',
  turnOffShort: 'Turn off',
  turnOn: 'Turn on notices',
  offStatus: 'Notices are off, and this browser will remember.',
  offUnsaved: 'Notices are off until you leave this page. This browser can’t save your choice.',
  provenance: { status: 'example' },
  pool,
};
