/** Die Seite für Adressen, die ins Leere führen. */

import { routes } from '@/content/routes';
import type { NotFound } from '@/lib/content/schemas/pages';

export const notFound: NotFound = {
  title: '404 – Seite nicht gefunden',
  text: 'Hier hat die Linie das Bild verlassen. Die Seite ist vielleicht umgezogen, oder in der Adresse steckt ein Tippfehler. Der Rest des Charts ist, wo er war.',
  links: [
    { id: 'home', name: 'Zurück zur Startseite', href: routes.home.path },
    {
      id: 'indicators',
      name: '{indicatorCount:Den Indikator|Die Indikatoren} ansehen',
      href: '/#indicators',
    },
    { id: 'pricing', name: '{planCount:Tarif und Preis|Tarife und Preise}', href: '/#pricing' },
    { id: 'faqs', name: 'Fragen und Antworten', href: '/#faqs' },
  ],
  developmentHint: 'Fehlt die Seite noch im Router?',
  picture: {
    drawing: 'not-found',
    alt: 'Eine Kurslinie steigt über einen leeren Chart und verlässt das Bild am oberen Rand.',
    caption: 'Außerhalb des Charts. Simulierter Markt, keine Handelsergebnisse.',
  },
};
