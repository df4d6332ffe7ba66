import type { Launch } from '@/lib/schemas/site';

export const launch: Launch = {
  mark: 'example',
  paymentHosts: ['pay.site.example'],
  countriesServed: ['US'],
  withdrawalLink: null,
  pricesConfirmed: null,
  legalReview: { terms: null, refund: null },
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
