/** Der Aufruf zum Schluss. */

import { site } from '@/content/site';
import type { Closing } from '@/lib/content/schemas/landing';

export const closing: Closing = {
  label: 'Aufbruch',
  title: 'Jede Spanne endet.\nKennen Sie ihre Ränder.',
  emphasis: 'Ränder',
  primary: { name: '{planCount:Zum Tarif|Tarif wählen}', href: '/#pricing' },
  secondary: { name: '{indicatorCount:Indikator|Indikatoren} ansehen', href: '/#indicators' },
  picture: {
    drawing: 'closing',
    alt: 'Ein simulierter Markt läuft seitwärts zwischen zwei Rändern und schließt dann über dem oberen.',
    caption: `Simulierter Markt, keine Handelsergebnisse. Gefallen Ihnen die Charts nicht, haben Sie ${site.refundDays} Tage, es zu sagen.`,
  },
};
