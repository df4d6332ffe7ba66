/** Facts to confirm before the site goes public. `npm run launch` lists those still missing. */
import type { Launch } from '@/lib/schemas/site';

export const launch: Launch = {
  // 'own', once lib/pictures/brand-mark.ts draws your mark; not needed with a logo.
  mark: 'example',
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
  },
};
