import type { PlanTerms } from '@/content/schemas/plans';
import { variant as sample, type Variant } from './sample';

const longest = 'Maximiliana Wolfeschlegelsteinhausenberg'; // 40 letters, counting the space

/** A fourth plan, with names as long as they may be. */
const longPlan: PlanTerms = {
  id: 'quarter',
  title: 'Quarterly Wolfeschlegelsteinhausenberger'.slice(0, 30),
  name: 'Quarterly Wolfeschlegelsteinhausenberger',
  price: 39.99,
  interval: 'month',
  intervalCount: 3,
  paymentLink: 'https://pay.shop.example/quarter',
};

/** A picture of an owner, in e2e/variants/pictures/. */
const ownPicture = {
  file: 'zones.png',
  width: 800,
  height: 500,
  alt: 'A chart of candles with a zone that reaches to its right end.',
};

/** A list as long as it may be: its items over and over, each under an id of its own. */
function filled<Item extends { id: string }>(items: readonly Item[], length: number): Item[] {
  return Array.from({ length }, (_, index) => {
    const { id, ...item } = items[index % items.length] as Item;
    return { ...item, id: index < items.length ? id : `${id}-${index}` } as Item;
  });
}

const { site, plans, planFeatures, testimonials, indicators, faqs } = sample.content;

/** The two ends of every state, lists as long as they may be, and the services that a site may leave off: orders, avatars, page views. */
export const variant = {
  content: {
    ...sample.content,
    site: {
      ...site,
      orderStatusPath: '/api/orders',
      avatarService: 'https://avatars.example/?name={initials}&background={background}',
      analytics: { company: 'Counter', endpoint: 'https://counter.example/api/event' },
      pricesIncludeTax: true,
      seller: { ...site.seller, status: 'own', register: 'HRB 1', vatNumber: 'DE1' },
      logo: { file: 'logo.svg', hasName: true },
    },
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
      items: filled(testimonials.items, 40).map((item, index) =>
        index === 0 ? { ...item, author: longest } : item,
      ),
    },
    // The demo has each part of the engine once.
    indicators: {
      ...indicators,
      items: filled(indicators.items, 12).map(({ draws, ...item }, index) =>
        index < indicators.items.length
          ? { ...item, draws, ...(index === 1 && { image: ownPicture }) }
          : item,
      ),
    },
    faqs: {
      ...faqs,
      items: filled(faqs.items, 60).map((item, index) =>
        index < faqs.items.length ? item : { ...item, question: `${index}. ${item.question}` },
      ),
    },
  },
} satisfies Variant;
