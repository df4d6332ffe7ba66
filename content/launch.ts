/** Facts to confirm before the site goes public. `npm run launch` lists those still missing. */
import type { Launch } from '@/content/schemas/site';

export const launch: Launch = {
  mark: 'example',
  paymentHosts: ['pay.chartwright.example'],
  countriesServed: ['US'],
  withdrawalLink: null,
  pricesConfirmed: null,
  legalReview: { terms: null, refund: null },
};
