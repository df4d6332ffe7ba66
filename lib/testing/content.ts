import type { Faqs } from '@/components/landing/faqs/schema';
import type { Notice } from '@/components/landing/notices/schema';
import type { Pricing } from '@/components/landing/pricing/schema';
import type { Statistic } from '@/components/landing/statistics/schema';
import type { Testimonial } from '@/components/landing/testimonials/schema';
import type { Plan } from '@/lib/schemas/plans';
import type { Route, Site } from '@/lib/schemas/site';

export const site: Site = {
  name: 'Sitename',
  legalName: 'Sitename Ltd',
  seller: {
    status: 'own',
    address: { street: '1 Road', city: 'Lisbon', postalCode: '1000-001', country: 'PT' },
    register: null,
    vatNumber: null,
  },
  url: 'https://site.example',
  locale: 'en-US',
  currency: 'USD',
  countries: ['US', 'GB'],
  theme: 'dark',
  logo: null,
  productName: 'Sitename Suite',
  productCategory: 'Software',
  productDescription: 'Three indicators.',
  platformName: 'your charting platform',
  isPlatformNamed: false,
  supportEmail: 'help@site.example',
  supportEmailChecked: '2026-11-01',
  memberSiteUrl: 'https://members.example',
  paymentProcessor: 'Payments',
  hostingProvider: 'Hosting',
  processedIn: 'Portugal',
  pricesIncludeTax: true,
  refundDays: 7,
  withdrawalLink: null,
  governingLaw: 'England and Wales',
  avatarService: null,
  orderStatusPath: null,
  analytics: null,
  verification: null,
};

export const plan = (
  id: string,
  title: string,
  price: number,
  months: number,
  others: Partial<Plan> = {},
): Plan => ({
  id,
  title,
  name: `${title} Plan`,
  price,
  interval: 'month',
  intervalCount: months,
  trialDays: 0,
  popular: false,
  features: [{ text: 'All indicators', included: true }],
  paymentLink: `https://pay.example/${id}`,
  ...others,
});

const unit = (name: string) => ({
  per: `per ${name}`,
  every: `every ${name}`,
  billed: `by the ${name}`,
  brief: `a ${name}`,
});

export const periodWords = {
  units: { month: unit('month'), months: unit('{count} months'), year: unit('year') },
  once: 'once',
} satisfies Partial<Pricing['card']>;

export const plans = [
  plan('monthly', 'Monthly', 14.99, 1),
  plan('6-month', '6-Month', 70, 6),
  plan('annual', 'Annual', 129.9, 12),
];

export const testimonial: Testimonial = {
  id: 'bo',
  author: 'Bo Berg',
  position: 'Trader',
  content: 'It says “yes”.',
  rating: 5,
  provenance: { status: 'example' },
};
export const notice: Notice = { name: 'B. Breakout', country: 'Peru', plan: 'annual', time: 'now' };
export const statistic: Statistic = {
  id: 'traders',
  value: 300,
  suffix: '+',
  label: 'Traders',
  provenance: { status: 'example' },
};
export const question: Faqs['items'][number] = {
  id: 'why',
  group: 'Before',
  question: 'Why?',
  answer: 'Because.',
};

export const route = (path: string): Route => ({
  path,
  title: 'A title',
  description: 'A description.',
  headline: 'A headline',
  imageAlt: 'What the picture shows',
  updated: '2026-11-01',
  indexed: true,
});
