/**
 * Das Karussell. Diese Stimmen sind erfunden und sagen es: `example` druckt das Kennzeichen und hält sie aus den
 * strukturierten Daten heraus.
 */

import type { Testimonials } from '@/lib/content/schemas/proof';

export const testimonials: Testimonials = {
  label: 'Stimmen',
  title: 'Worte, die wir verdienen wollen.',
  rating: null,
  note: 'Die Zitate sind Muster, keine Kundenbewertungen.',
  sampleLabel: 'Muster',
  ratingLabel: '{rating} von 5 Sternen',
  items: [
    {
      id: 'rita-retest',
      author: 'Rita Retest',
      position: 'DAX-Future, Eröffnung',
      content:
        'Früher habe ich vor dem Frühstück jeden Tag dieselben sechs Linien neu gezogen. Jetzt sind sie vor dem Kaffee da, und zwar dort, wo sie gestern waren.',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      id: 'bodo-ausbruch',
      author: 'Bodo Ausbruch-Fehlsignal',
      position: 'Devisen, 15-Minuten-Chart',
      content:
        'Das Kürzel kam, als die Kerze schloss. Am Freitag stand es immer noch an derselben Kerze. Damit hatte ich nicht mehr gerechnet.',
      rating: 4.5,
      provenance: { status: 'example' },
    },
    {
      id: 'dora-docht',
      author: 'Dora Docht',
      position: 'Krypto, Swing-Trading',
      content:
        'Ich habe eine Woche gebraucht, um die Einstellungen in Ruhe zu lassen. Seitdem sagt mir die Tabelle, welche Zeitebene mir widerspricht. Mehr wollte ich nicht.',
      rating: 5,
      provenance: { status: 'example' },
    },
  ],
  controls: {
    region: 'Stimmen von {renewed?Abonnenten|Kunden}',
    carousel: 'Karussell',
    slideRole: 'Stimme',
    start: 'Automatischen Wechsel starten',
    stop: 'Automatischen Wechsel anhalten',
    previous: 'Vorherige Stimme',
    next: 'Nächste Stimme',
    choose: 'Stimme auswählen',
    slide: '{index} von {count}',
    dot: 'Stimme {index} zeigen',
  },
};
