import { faqs } from '@/content/faqs';
import { launch } from '@/content/launch';
import { planFeatures } from '@/content/plan-features';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { Written } from '@/lib/content/content-files';
import type { PlanTerms } from '@/lib/content/schemas/plans';

/** How a build for tests differs from the shipped site; `scripts/variant.ts` makes it. */
interface Variant {
  /** What content files hold in place of the shipped values, by the names they export. */
  content: Partial<Written>;
  /** Ids of checks of pages that do not apply. */
  skippedChecks: string[];
}

const longest = 'Maximiliana Wolfeschlegelsteinhausenberg'; // 40 letters, counting the space

/** A fourth plan, with names as long as they may be. */
const longPlan: PlanTerms = {
  id: 'quarter',
  title: 'Quarterly Wolfeschlegelsteinhausenberger'.slice(0, 30),
  name: 'Quarterly Wolfeschlegelsteinhausenberger',
  price: 39.99,
  interval: 'month',
  intervalCount: 3,
  paymentLink: 'https://pay.chartwright.example/quarter',
};

/** The two ends of every state, and the services that the shipped site leaves off: orders, avatars, campaigns, visits. */
export const variant: Variant = {
  content: {
    site: {
      ...site,
      orderStatusPath: '/api/orders',
      avatarService: 'https://avatars.example/?name={initials}&background={background}',
      campaigns: true,
      analytics: { company: 'Counter', endpoint: 'https://counter.example/api/event' },
      pricesIncludeTax: true,
      seller: {
        ...site.seller,
        status: 'own',
        register: 'Register of Berlin, HRB 1',
        vatNumber: 'DE1',
      },
    },
    launch: { ...launch, withdrawalLink: 'https://members.chartwright.example/withdraw' },
    plans: plans.flatMap((plan) =>
      plan.id === 'monthly' ? [{ ...plan, paymentLink: null }, longPlan] : plan,
    ),
    planFeatures: planFeatures.map((feature) =>
      feature.plans.includes('monthly')
        ? { ...feature, plans: [...feature.plans, longPlan.id] }
        : feature,
    ),
    testimonials: {
      ...testimonials,
      items: testimonials.items.slice(0, 1).map((item) => ({ ...item, author: longest })),
    },
    faqs: {
      ...faqs,
      items: [
        ...faqs.items,
        ...faqs.items.slice(0, Math.max(0, 13 - faqs.items.length)).map((item) => ({
          ...item,
          id: `${item.id}-again`,
          question: `Once more: ${item.question}`,
        })),
      ],
    },
  },
  // The page is larger than the shipped one on purpose, and its files are not compressed.
  skippedChecks: ['B6', 'B8'],
};
