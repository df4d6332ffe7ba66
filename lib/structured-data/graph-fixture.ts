import type { Offer, Organization, Product, WebSite } from 'schema-dts';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Testimonials } from '@/lib/content/schemas/proof';
import type { Route, Site } from '@/lib/content/schemas/site';
import { siteGraph } from './graph';

export const site: Site = {
  name: 'Sitename',
  legalName: 'Sitename Ltd',
  url: 'https://site.example',
  productName: 'Sitename Suite',
  productDescription: 'Three indicators.',
  platformName: 'your charting platform',
  supportEmail: 'help@site.example',
  supportEmailChecked: '2026-11-01',
  memberSiteUrl: 'https://members.example',
  paymentProcessor: 'Payments',
  hostingProvider: 'Hosting',
  processedIn: 'Portugal',
  refundDays: 7,
  refundCountries: ['US', 'GB'],
  governingLaw: 'England and Wales',
  avatarService: null,
  orderStatusPath: null,
  campaigns: false,
  analytics: null,
};

/** A plan with everything a test does not name. */
const plan = (id: string, title: string, price: number, months: number): Plan => ({
  id,
  title,
  price,
  months,
  period: 'per period',
  renewal: 'every period',
  popular: false,
  features: [
    { group: 'Tools', text: 'All indicators', explanation: 'All of them.', included: true },
  ],
  paymentLink: `https://pay.example/${id}`,
});
export const plans = [
  plan('monthly', 'Monthly', 14.99, 1),
  plan('6-month', '6-Month', 70, 6),
  plan('annual', 'Annual', 129.9, 12),
];

/** A route with everything a test does not name. */
export const route = (path: string): Route => ({
  id: 'page',
  path,
  title: 'A title',
  description: 'A description.',
  headline: 'A headline',
  imageAlt: 'What the picture shows',
  updated: '2026-11-01',
  indexed: true,
});

type Rating = NonNullable<Testimonials['rating']>;
/** A rating of that provenance. */
export const rating = (provenance: Rating['provenance']): Rating => ({
  value: 4.8,
  count: 150,
  text: '{value} of 5 from {count} reviews',
  provenance,
});
export const verified = rating({
  status: 'verified',
  evidence: {
    kind: 'survey',
    reference: 'reviews/2026.csv',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Support',
  },
});

/** The graph of the fixture, with changes. */
export const graphOf = (changes: Partial<Site> = {}, sold = plans) =>
  siteGraph({ site: { ...site, ...changes }, plans: sold, refundPath: '/refund' });
const nodes = graphOf()['@graph'] as unknown as [
  Organization,
  WebSite,
  Product & { offers: Offer[] },
];
export const [seller, website, suite] = nodes;
