import type { Launch } from '@/lib/schemas/site';

export const launch: Launch = {
  mark: 'example',
  pricesConfirmed: null,
  legalReview: { terms: null, refund: null },
  answers: {
    cancellationRight: null,
    riskDisclosed: null,
    notAffiliated: null,
    planTerms: null,
    promises: null,
    demoRule: null,
  },
};
