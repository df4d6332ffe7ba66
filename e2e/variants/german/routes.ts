/** Jede Seite: Adresse, Titel, Beschreibung für Suchergebnisse und Vorschauen, Worte ihres Vorschaubilds. */

import { home } from '@/content/home';
import { site } from '@/content/site';
import type { Route, RouteName } from '@/lib/content/schemas/site';

const headline = `${home.headline} ${home.emphasis}`;

export const routes: Record<RouteName, Route> = {
  home: {
    path: '/',
    title: `${site.name}: {indicatorCount:ein Smart-Money-Indikator|Smart-Money-Indikatoren}`,
    description:
      '{indicatorCount:Ein Chart-Indikator, der|Chart-Indikatoren, die} Struktur, Angebots- und Nachfragezonen und Kursmarken zum Kerzenschluss {indicatorCount:zeichnet und jede Markierung stehen lässt|zeichnen und jede Markierung stehen lassen}.',
    headline,
    imageAlt: `${site.name}: die Worte „${headline}“ neben einem Kerzenchart mit Strukturkürzeln, einer Nachfragezone und Sitzungskästen.`,
    updated: '2026-11-23',
    indexed: true,
  },
  terms: {
    path: '/agb',
    title: `AGB · ${site.name}`,
    description: `Die Vertragsbedingungen von ${site.name}: Vertragsschluss, Preise, {renewed?Laufzeit und Kündigung, }Nutzungsrechte und Haftung.`,
    headline: 'Allgemeine Geschäftsbedingungen',
    imageAlt: `${site.name}: die Worte „Allgemeine Geschäftsbedingungen“ neben einem Kerzenchart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  privacy: {
    path: '/datenschutz',
    title: `Datenschutzerklärung · ${site.name}`,
    description: `Was ${site.name} über Besucher und Kunden erfährt, wer es sonst sieht, wie Sie es löschen lassen. Keine Cookies, {analytics?|keine Analyse, }keine Werbung.`,
    headline: 'Datenschutzerklärung',
    imageAlt: `${site.name}: das Wort „Datenschutzerklärung“ neben einem Kerzenchart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  refund: {
    path: '/widerruf',
    title: `Widerruf und Rückerstattung · ${site.name}`,
    description: `Ihr Widerrufsrecht von 14 Tagen, das Musterformular und unsere Geld-zurück-Garantie von ${site.refundDays} Tagen für {freePlans?{planCount:den|jeden bezahlten}|{planCount:den|jeden}} Tarif von ${site.name}.`,
    headline: 'Widerruf und Rückerstattung',
    imageAlt: `${site.name}: die Worte „Widerruf und Rückerstattung“ neben einem Kerzenchart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  disclaimer: {
    path: '/risikohinweis',
    title: `Risikohinweis · ${site.name}`,
    description: `${site.name} dient der Weiterbildung und ist keine Anlageberatung. Trading birgt ein erhebliches Verlustrisiko; niemand verspricht Ergebnisse.`,
    headline: 'Risikohinweis',
    imageAlt: `${site.name}: das Wort „Risikohinweis“ neben einem Kerzenchart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  paymentSuccess: {
    path: '/payment-success',
    title: `Nach Ihrer Bestellung · ${site.name}`,
    description: `Was auf eine Bestellung bei ${site.name} folgt: Beleg per E-Mail, Freischaltung Ihres Benutzernamens, Mitgliederbereich und Hilfe vom Support.`,
    headline: 'Vielen Dank. So geht es jetzt weiter.',
    imageAlt: `${site.name}: die Worte „Vielen Dank. So geht es jetzt weiter.“ neben einem Kerzenchart.`,
    updated: '2026-11-23',
    indexed: false,
  },
  notFound: {
    path: '/404',
    title: `404: Seite nicht gefunden · ${site.name}`,
    description: `Unter dieser Adresse gibt es keine Seite. Von hier geht es {indicatorCount:zum Indikator|zu den Indikatoren} von ${site.name}, {planCount:zum Preis|zu den Preisen} und zu häufigen Fragen.`,
    headline: 'Hier hat die Linie das Bild verlassen.',
    imageAlt: `${site.name}: die Worte „Hier hat die Linie das Bild verlassen.“ neben einem Kerzenchart.`,
    updated: '2026-11-21',
    indexed: false,
  },
};
