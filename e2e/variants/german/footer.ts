/** Die Fußzeile jeder Seite. Ein Eintrag ohne `href` steht als Platzhalter da, bis er ein Ziel bekommt. */

import { navigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { Footer } from '@/lib/content/schemas/chrome';

export const footer: Footer = {
  quickLinks: {
    title: 'Schnellzugriff',
    links: navigation.links,
  },
  resources: {
    title: 'Wissen und Konto',
    links: [
      { id: 'documentation', name: 'Dokumentation' },
      { id: 'trading-guides', name: 'Handelsleitfäden' },
      { id: 'cancel', name: 'Verträge hier kündigen', href: site.memberSiteUrl },
    ],
  },
  legal: {
    title: 'Rechtliches',
    links: [
      { id: 'terms', name: 'Allgemeine Geschäftsbedingungen', href: routes.terms.path },
      { id: 'privacy', name: 'Datenschutzerklärung', href: routes.privacy.path },
      { id: 'refund', name: 'Widerruf und Rückerstattung', href: routes.refund.path },
      { id: 'disclaimer', name: 'Risikohinweis', href: routes.disclaimer.path },
    ],
  },
  social: {
    title: 'Soziale Medien',
    links: [
      { id: 'twitter', name: 'X (Twitter)', icon: 'x' },
      { id: 'youtube', name: 'YouTube', icon: 'youtube' },
      { id: 'telegram', name: 'Telegram', icon: 'telegram' },
    ],
  },
  contact: {
    title: 'Kontakt',
    text: 'Schreiben Sie uns jederzeit; ein Mensch antwortet innerhalb von {basicReply}.',
  },
  plans: '{planCount:Tarif|Tarife}',
  refund: `${site.refundDays} Tage Geld-zurück-Garantie{freePlans?{planCount:| auf alle bezahlten Tarife}|{planCount:| auf alle Tarife}}`,
  withdrawal: 'Vertrag widerrufen',
  comingSoon: 'folgt in Kürze',
  risk: 'Trading ist mit Risiken verbunden, und die Wertentwicklung der Vergangenheit ist kein verlässlicher Hinweis auf künftige Ergebnisse. Das Verlustrisiko ist erheblich; Trading ist nicht für jeden geeignet. {indicatorCount:Der Indikator dient|Die Indikatoren dienen} der Weiterbildung und {indicatorCount:ist|sind} keine Anlageberatung.',
  affiliation: `${site.name} steht in keiner Verbindung zu ${site.platformName} und wird von dort weder unterstützt noch gefördert. Der Name ist eine Marke seines Inhabers.`,
  sample:
    'Ein Muster: Marke, Anbieter und Personen sind erfunden; Bezahlung, Anmeldung und E-Mail führen ins Leere.',
  copyright: `© ${site.legalName}, ${site.seller.line}.`,
};
