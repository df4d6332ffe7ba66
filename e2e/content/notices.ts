import type { Notices } from '@/components/landing/notices/schema';

const NAMES = ['B. Breakout', 'T. Trend', 'P. Pivot', 'D. Doji', 'R. Retest'];

export const notices: Notices = {
  title: 'Purchase notices',
  text: 'The notices are simulated.',
  simulatedLabel: 'Simulated',
  dismiss: 'Dismiss',
  turnOff: 'Turn off notices',
  turnOffShort: 'Turn off',
  turnOn: 'Turn on notices',
  offStatus: 'Notices are off.',
  offUnsaved: 'Notices are off on this page.',
  provenance: { status: 'example' },
  pool: NAMES.map((name) => ({ name, country: 'Peru', plan: 'annual', time: '2 min ago' })),
};
