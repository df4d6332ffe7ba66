import type { Plan } from '@/lib/content/schemas/plans';
import type { Route, Site } from '@/lib/content/schemas/site';

/** Content that no owner's change touches. */
export const site: Site = {
  name: 'Sitename',
  legalName: 'Sitename Ltd',
  seller: {
    status: 'own',
    address: '1 Road, Lisbon',
    register: null,
    vatNumber: null,
    line: '1 Road, Lisbon',
  },
  url: 'https://site.example',
  basePath: '',
  locale: 'en-US',
  currency: 'USD',
  theme: 'dark',
  productName: 'Sitename Suite',
  productCategory: 'Software',
  productDescription: 'Three indicators.',
  platformName: 'your charting platform',
  supportEmail: 'help@site.example',
  supportEmailChecked: '2026-11-01',
  memberSiteUrl: 'https://members.example',
  paymentProcessor: 'Payments',
  hostingProvider: 'Hosting',
  processedIn: 'Portugal',
  pricesIncludeTax: true,
  refundDays: 7,
  refundCountries: ['US', 'GB'],
  governingLaw: 'England and Wales',
  avatarService: null,
  orderStatusPath: null,
  campaigns: false,
  analytics: null,
};

/** A plan with everything a test does not name. */
export const plan = (id: string, title: string, price: number, months: number): Plan => ({
  id,
  title,
  name: `${title} Plan`,
  price,
  months,
  period: `per ${months} months`,
  renewal: `every ${months} months`,
  popular: false,
  features: [{ text: 'All indicators', included: true }],
  paymentLink: `https://pay.example/${id}`,
});

export const plans = [
  plan('monthly', 'Monthly', 14.99, 1),
  plan('6-month', '6-Month', 70, 6),
  plan('annual', 'Annual', 129.9, 12),
];

/** A route with everything a test does not name. */
export const route = (path: string): Route => ({
  path,
  title: 'A title',
  description: 'A description.',
  headline: 'A headline',
  imageAlt: 'What the picture shows',
  updated: '2026-11-01',
  indexed: true,
});
