import { footer } from '@/content/footer';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import type { Footer } from '@/lib/content/schemas/chrome';
import type { Statistics } from '@/lib/content/schemas/landing';
import type { Plan, Pricing } from '@/lib/content/schemas/plans';
import type { Notices, Testimonials } from '@/lib/content/schemas/proof';
import type { Route, RouteName, Site } from '@/lib/content/schemas/site';

/** The part of the content that checks compare the built pages with. */
export type SiteContent = {
  site: Site;
  routes: Record<RouteName, Route>;
  plans: readonly Plan[];
  popular: Pricing['popular'];
  statistics: Pick<Statistics, 'items'>;
  testimonials: Pick<Testimonials, 'items' | 'rating'>;
  notices: Pick<Notices, 'pool' | 'provenance'>;
  footer: Pick<Footer, 'risk'>;
};

/** What this site is built from. */
export const siteContent: SiteContent = {
  site,
  routes,
  plans,
  popular: pricing.popular,
  statistics,
  testimonials,
  notices,
  footer,
};
