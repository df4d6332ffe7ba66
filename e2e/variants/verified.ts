import { platformPlans } from '@/content/platform-plans';
import type { Variant } from './variant';
import { provenBy } from './verified/evidence';
import { indicators } from './verified/indicators';
import { launch, routes } from './verified/legal';
import { plans } from './verified/plans';
import { claims, notices, statistics, testimonials } from './verified/proof';
import { rebranded } from './verified/rebranded';

/** What is true of this owner's plans, notices and testimonials, and not of the sample's. */
const answers: Readonly<Record<string, string>> = {
  plans:
    'All plans have the same eight indicators, every update and basic email support. From half a year on, priority support and documentation with strategies are included. From a year on you also get a strategy sharing platform, and for two years a vote on upcoming features.',
  honesty:
    'Yes. The notices come from our billing records, the testimonials from subscribers who signed for them, the figures from our own records of November 2026. The charts are drawn from a simulated market.',
};

const { site, pricing, footer, faqs } = rebranded;

/** A site that its owner has finished: another brand, more plans and indicators, long names, and evidence for all it claims. */
export const variant: Variant = {
  content: {
    ...rebranded,
    site: { ...site, refundDays: 14, refundCountries: ['US', 'GB', 'DE'] },
    plans,
    platformPlans: {
      ...platformPlans,
      provenance: provenBy('policy', 'Help page of the platform, printed on 2026-11-20'),
    },
    pricing: {
      ...pricing,
      intro:
        'Every plan has all eight indicators and a 14-day money-back guarantee. The longer ones cost less per month and add priority support, documentation and more.',
      popular: {
        ...pricing.popular,
        provenance: provenBy('billing-export', 'Export of 2026-11-20'),
      },
    },
    footer: {
      ...footer,
      resources: {
        ...footer.resources,
        links: footer.resources.links.map((link) => ({ ...link, href: '/#faqs' })),
      },
    },
    faqs: {
      ...faqs,
      items: faqs.items.map((item) => ({ ...item, answer: answers[item.id] ?? item.answer })),
    },
    indicators,
    statistics,
    testimonials,
    notices,
    claims,
    launch,
    routes,
  },
  // The page is larger than the shipped one on purpose.
  skippedChecks: ['budgets'],
};
