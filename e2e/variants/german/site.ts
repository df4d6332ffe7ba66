/** Angaben zum Unternehmen und zur Website. Alle anderen Dateien nehmen sie von hier. */
import type { Site } from '@/lib/content/schemas/site';

export const site: Site = {
  name: 'Kurslineal',
  legalName: 'Kurslineal GmbH',
  seller: {
    status: 'own',
    address: 'Musterstraße 12, 10115 Berlin, Deutschland',
    register: 'Amtsgericht Charlottenburg, HRB 000000 B',
    vatNumber: 'DE000000000',
    line: '{sellerAddress}{exampleSeller? (Beispielanschrift)}{register?; {register}}{vatNumber?; USt-IdNr. {vatNumber}}',
  },
  url: 'https://kurslineal.example',
  basePath: '/indikatoren',
  locale: 'de-DE',
  currency: 'EUR',
  theme: 'light',
  logo: { file: 'logo.svg', light: 'logo-tag.svg', icon: 'zeichen.svg', hasName: true },
  productName: 'Kurslineal Suite',
  productCategory: 'Software{renewed?{paidOnce?|-Abonnement}}',
  productDescription:
    '{indicatorCount:Chart-Indikator|Chart-Indikatoren}{renewed? im Abonnement{paidOnce? oder gegen eine einmalige Zahlung}}: Marktstruktur nach Smart Money, Angebots- und Nachfragezonen aus höheren Zeitebenen mit Trendtabelle, Sitzungen und Kursmarken des Tages.',
  platformName: 'TradingView',
  isPlatformNamed: true,
  supportEmail: 'hilfe@kurslineal.example',
  supportEmailChecked: '2026-11-21',
  memberSiteUrl: 'https://mitglieder.kurslineal.example',
  paymentProcessor: 'Stripe',
  hostingProvider: 'unser Hostinganbieter',
  processedIn: 'Deutschland',
  pricesIncludeTax: true,
  refundDays: 30,
  refundCountries: ['DE', 'AT', 'CH'],
  governingLaw: 'Bundesrepublik Deutschland',
  avatarService: null,
  orderStatusPath: null,
  analytics: null,
};
