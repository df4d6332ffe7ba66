import { faqs } from '@/content/faqs';
import { indicators } from '@/content/indicators';
import { launch } from '@/content/launch';
import { navigation } from '@/content/navigation';
import { notices } from '@/content/notices';
import type { PlanTerms } from '@/content/schemas/plans';
import { site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import type { Written } from '@/lib/content/content-files';

/** How a build for tests differs from the site; `tools/build/variant.ts` makes it. */
export interface Variant {
  /** What content files hold in place of the owner's values, by the names they export. */
  content: Partial<Written>;
}

const plan = (id: string, title: string, price: number): PlanTerms => ({
  id,
  title,
  name: `${title} Plan`,
  price,
  interval: 'month',
  paymentLink: `https://pay.shop.example/${id}`,
});

const plans: PlanTerms[] = [
  plan('monthly', 'Monthly', 14.99),
  { ...plan('6-month', '6-Month', 69.99), intervalCount: 6 },
  { ...plan('annual', 'Annual', 129.99), interval: 'year', popular: true },
];

const indicator = (id: 'smart-money' | 'zones' | 'sessions', name: string) => ({
  id,
  draws: id,
  title: `${name} indicator`,
  name,
  description: `Draws what ${name} tells, by rules that anybody can read.`,
  type: 'Premium',
  features: [1, 2, 3, 4, 5, 6, 7].map((rule) => `Rule ${rule} of ${name} at the close of a bar`),
  image: { drawing: id, alt: `A simulated market with all that ${name} draws on it.` },
});

const testimonial = (author: string, rating: number) => ({
  id: author.toLowerCase().replace(' ', '-'),
  author,
  position: 'Index futures, London morning',
  content: `${author} used to redraw the same six lines every day before breakfast, and does not now.`,
  rating,
  provenance: { status: 'example' as const },
});

const link = (id: string, name: string) => ({ id, name, href: `/#${id}` });

/** The facts that browser tests know, with the words of the owner: what an owner changes or leaves out breaks no test. */
export const variant = {
  content: {
    site: {
      ...site,
      locale: 'en-US',
      currency: 'USD',
      theme: 'dark',
      logo: null,
      avatarService: null,
      orderStatusPath: null,
      analytics: null,
    },
    launch: { ...launch, paymentHosts: ['pay.shop.example'], withdrawalLink: null },
    plans,
    planFeatures: [
      { text: 'All indicators', plans: plans.map(({ id }) => id) },
      { text: 'Every update', plans: plans.map(({ id }) => id) },
      { text: 'Priority support', explanation: 'Within a day', plans: ['6-month', 'annual'] },
      { text: 'Early access to new releases', plans: ['annual'] },
    ],
    sections: [
      { id: 'home', ground: 'night' },
      { id: 'indicators', ground: 'night' },
      { id: 'demo', ground: 'room' },
      { id: 'statistics', ground: 'night' },
      { id: 'pricing', ground: 'paper' },
      { id: 'testimonials', ground: 'night' },
      { id: 'faqs', ground: 'night' },
      { id: 'notices', ground: 'night' },
      { id: 'closing', ground: 'room' },
    ],
    indicators: {
      ...indicators,
      featureIcons: ['chart', 'robot', 'bell'],
      items: [
        indicator('smart-money', 'Structure'),
        indicator('zones', 'Zones'),
        indicator('sessions', 'Sessions'),
      ],
    },
    statistics: {
      ...statistics,
      items: [
        { id: 'traders', value: 300, suffix: '+', label: 'Traders' },
        { id: 'days', value: 7, suffix: ' Days', label: 'To learn it' },
      ].map((item) => ({ ...item, provenance: { status: 'stated' as const } })),
    },
    testimonials: {
      ...testimonials,
      items: [
        testimonial('Otto Range', 5),
        testimonial('Hope Retest', 5),
        testimonial('Wendy Wick', 4.5),
      ],
    },
    notices: {
      ...notices,
      provenance: { status: 'example' },
      pool: [...'ABCDEFGHIJKLMNO'].map((initial, index) => ({
        name: `${initial}. Breakout`,
        country: 'Canada',
        plan: plans[index % plans.length]?.id ?? '',
        time: `${index + 2} minutes ago`,
      })),
    },
    faqs: {
      ...faqs,
      items: Array.from({ length: 16 }, (_, index) => ({
        id: `question-${index}`,
        group: index < 8 ? 'Before you pay' : 'Afterwards',
        question: `What about the ${index + 1}. thing?`,
        answer: `This is the ${index + 1}. answer, with what there is to know and a [link](/#compare).`,
      })),
    },
    navigation: {
      ...navigation,
      links: [
        link('home', 'Home'),
        link('indicators', 'Indicators'),
        link('pricing', 'Pricing'),
        link('faqs', 'FAQs'),
      ],
    },
  },
} satisfies Variant;
