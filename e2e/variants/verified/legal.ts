import type { Launch } from '@/lib/content/schemas/launch';
import type { Route, RouteName } from '@/lib/content/schemas/site';
import { fingerprint, priceFingerprint } from '@/scripts/launch/fingerprint';
import { plans } from './plans';
import { rebranded } from './rebranded';

/** The day on which the pages were last changed. */
const updated = '2026-11-24';

const brand = rebranded.site.name;

/** Titles and descriptions have room for so many characters; the whole brand does not fit into each. */
function withRoom(route: Route): Route {
  const title = route.title.replace('smart money, zone and session indicators', 'eight indicators');
  return { ...route, title, description: route.description.replace(brand, 'Northlight'), updated };
}

export const routes = Object.fromEntries(
  Object.entries(rebranded.routes).map(([name, route]) => [name, withRoom(route)]),
) as Record<RouteName, Route>;

const { terms, privacy, refund, disclaimer } = rebranded;

/** A lawyer read the pages, and somebody compared the prices. */
export const launch: Launch = {
  mark: 'own',
  paymentHosts: ['buy.stripe.com'],
  countriesServed: ['US', 'GB', 'DE'],
  withdrawalLink: 'https://members.northlight-instruments.com/withdraw',
  pricesConfirmed: {
    by: 'Ann Lee',
    date: '2026-11-25',
    fingerprint: priceFingerprint(plans),
  },
  legalReview: {
    terms: { by: 'Marsh & Row LLP', date: '2026-11-25' },
    refund: { by: 'Marsh & Row LLP', date: '2026-11-25' },
  },
  legalText: {
    terms: { updated, fingerprint: fingerprint(terms) },
    privacy: { updated, fingerprint: fingerprint(privacy) },
    refund: { updated, fingerprint: fingerprint(refund) },
    disclaimer: { updated, fingerprint: fingerprint(disclaimer) },
  },
};
