/** No notice: the section goes. */
import type { Notices } from '@/lib/content/schemas/proof';

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
  pool: [],
};
