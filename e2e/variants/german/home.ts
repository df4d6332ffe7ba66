/** Der erste Bildschirm. */

import { site } from '@/content/site';
import type { Home } from '@/lib/content/schemas/landing';

export const home: Home = {
  label: '{indicatorCount:Ein Indikator|{IndicatorCount} Indikatoren}, ein Chart',
  headline: 'Smart-Money-Trading mit Linien, die stehen',
  emphasis: 'bleiben.',
  intro:
    'Struktur, Zonen und Sitzungsmarken: Jede Markierung wird zum Schluss einer Kerze bestätigt und bleibt, wo sie gezeichnet wurde. Für Rückschau haben Sie schon einmal bezahlt. Das hier ist das andere.',
  primary: { name: '{renewed?Jetzt abonnieren|Jetzt kaufen}', href: '/#pricing' },
  secondary: { name: '{indicatorCount:Indikator|Indikatoren} ansehen', href: '/#indicators' },
  price: {
    from: '{planCount:|Ab }{price} {period}{lessByTheYear}. {refund}',
    fromFree: 'Kostenlos oder ab {price} {period}{lessByTheYear}. {refund}',
    lessByTheYear: ', jährlich günstiger',
    refund: `${site.refundDays} Tage Geld-zurück-Garantie.{trials? Kostenlose Probezeit möglich.}`,
  },
  picture: {
    drawing: 'home',
    alt: 'Kerzen eines simulierten Marktes mit beschrifteten Wendepunkten, Strukturbrüchen, einer Nachfragezone und Sitzungskästen.',
    caption: 'Simulierter Markt, keine Handelsergebnisse.',
  },
  test: { name: 'Selbst nachprüfen', href: '/#demo' },
  risk: 'Trading ist mit erheblichem Verlustrisiko verbunden. {indicatorCount:Der Indikator dient|Die Indikatoren dienen} der Weiterbildung und {indicatorCount:ist|sind} keine Anlageberatung.',
  points: [
    {
      id: 'algorithms',
      title: 'Offene Regeln',
      text: 'Hinter jeder Markierung steht eine Regel zum Nachlesen.',
      icon: 'algorithm',
    },
    {
      id: 'updates',
      title: 'Laufende Updates',
      text: '{planCount:Enthalten|In jedem Tarif enthalten}, ohne Aufpreis.',
      icon: 'update',
    },
    {
      id: 'support',
      title: 'Persönliche Hilfe',
      text: 'Ein Mensch antwortet innerhalb von {basicReply}.',
      icon: 'support',
    },
  ],
};
