/** Was Sie vor der Veröffentlichung bestätigen. `npm run launch` sagt, was davon noch offen ist. */
import type { Launch } from '@/lib/content/schemas/launch';

export const launch: Launch = {
  mark: 'example',
  paymentHosts: ['zahlung.kurslineal.example'],
  countriesServed: ['DE', 'AT', 'CH'],
  withdrawalLink: 'https://mitglieder.kurslineal.example/widerruf',
  pricesConfirmed: null,
  legalReview: { terms: null, refund: null },
  legalText: { terms: null, privacy: null, refund: null, disclaimer: null },
};
