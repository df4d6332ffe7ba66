import { content } from '@/lib/content/content';
import type { Footer } from '@/lib/content/schemas/chrome';
import type { Statistics } from '@/lib/content/schemas/landing';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Pricing } from '@/lib/content/schemas/pricing';
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
export const siteContent: SiteContent = { ...content, popular: content.pricing.popular };
