import type { Plan } from '@/lib/content/schemas/plans';
import type { Route, RouteName, Site } from '@/lib/content/schemas/site';
import type { SiteContent } from './content';

const site: Site = {
  name: 'Acme',
  legalName: 'Acme Ltd',
  url: 'https://acme.example',
  productName: 'Acme Suite',
  productDescription: 'Three indicators.',
  platformName: 'your charting platform',
  supportEmail: 'help@acme.example',
  supportEmailChecked: '2026-11-01',
  memberSiteUrl: 'https://members.acme.example/login',
  paymentProcessor: 'Payco',
  hostingProvider: 'Hostco',
  processedIn: 'Portugal',
  refundDays: 7,
  refundCountries: ['US'],
  governingLaw: 'England',
  avatarService: null,
  orderStatusPath: null,
  campaigns: false,
  analytics: null,
};

function plan(id: string, title: string, price: number, months: number): Plan {
  const paymentLink = `https://pay.acme.example/${id}`;
  return {
    id,
    title,
    name: `${title} Plan`,
    price,
    months,
    period: '',
    renewal: '',
    popular: false,
    features: [],
    paymentLink,
  };
}

function route(path: string, indexed: boolean): Route {
  const title = `Title of ${path}`;
  return {
    id: 'route',
    path,
    title,
    description: `${title}. `.repeat(6).slice(0, 90),
    headline: title,
    imageAlt: 'Alt',
    updated: '2026-11-01',
    indexed,
  };
}

const routes: Record<RouteName, Route> = {
  home: route('/', true),
  terms: route('/terms', true),
  privacy: route('/privacy', true),
  refund: route('/refund', true),
  disclaimer: route('/disclaimer', true),
  paymentSuccess: route('/payment-success', false),
  notFound: route('/404', false),
};

/** Small content of a made-up shop, for tests of checks. */
export function someContent(changes: Partial<Site> = {}): SiteContent {
  return {
    site: { ...site, ...changes },
    routes,
    plans: [plan('monthly', 'Monthly', 10, 1), plan('annual', 'Annual', 99.5, 12)],
    popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
    statistics: { items: [] },
    testimonials: { items: [], rating: null },
    notices: { pool: [], provenance: { status: 'example' } },
    footer: { risk: 'Trading involves risk.' },
  };
}
