/** Facts to confirm before the site goes public. `npm run launch` lists those still missing. */
import type { Launch } from '@/lib/schemas/site';

export const launch: Launch = {
  mark: 'example',
  paymentHosts: ['pay.chartwright.example'],
  countriesServed: ['US'],
  // The https address of the page where customers in the EU and the UK withdraw from a contract.
  withdrawalLink: null,
  // To confirm, write { by: 'your name', date: '2026-11-21' }.
  pricesConfirmed: null,
  legalReview: { terms: null, refund: null },
  // `npm run launch` prints each question.
  answers: {
    cancellationRight: null,
    riskDisclosed: null,
    notAffiliated: null,
    planTerms: null,
    promises: null,
    demoRule: null,
    sampleTexts: null,
  },
};
