/** Die Zahlen im Streifen, jede mit ihrer Herkunft. */

import { site } from '@/content/site';
import type { Statistics } from '@/lib/content/schemas/landing';

export const statistics: Statistics = {
  label: `${site.name} in Zahlen`,
  statedNote: `Eigene Angaben von ${site.name}, von niemandem geprüft. Die Null oben prüfen Sie selbst.`,
  exampleNote: 'Beispielzahlen, für diese Seite erfunden.',
  items: [
    {
      id: 'traders',
      value: 1250,
      suffix: '+',
      label: 'Aktive Abonnements',
      provenance: { status: 'stated' },
    },
    {
      id: 'learning-curve',
      value: 7,
      suffix: ' Tage',
      label: 'Mittlere Einarbeitungszeit',
      provenance: { status: 'stated' },
    },
  ],
};
