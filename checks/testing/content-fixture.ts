import { type Content, content } from '@/lib/content/content';
import type { MarkdownPage } from '@/lib/content/schemas/markdown-pages';
import {
  notice,
  periodWords,
  plan,
  question,
  route,
  site,
  statistic,
  testimonial,
} from '@/lib/testing/content';

/** Evidence that holds on `TODAY`. */
export const PROVEN = {
  status: 'verified',
  evidence: {
    kind: 'survey',
    reference: 'Folder A',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Ann',
  },
} as const;

/** The day of all tests that name no other. */
export const TODAY = '2026-12-01';

const DAY_BEFORE = '2026-11-21';

/** Names, addresses and choices for code, which stay when words are blanked. */
const CODES =
  /^(?:id|icon|featureIcons|drawing|draws|href|path|side|kind|direction|ground|tool|decimal)$/;

/** As short as the text alternative of a picture may be. */
const ALT = 'Words of this field.';

/** Names in braces. */
const BRACES = /\{\w+\}/g;

/** The value with each of its texts taken for one word and those in braces, so that no test depends on what the sample says. */
function blanked(value: unknown, field = ''): unknown {
  if (typeof value === 'string')
    return CODES.test(field) || !/\p{L}/u.test(value)
      ? value
      : [field === 'alt' ? ALT : 'Words.', ...(value.match(BRACES) ?? [])].join(' ');
  if (Array.isArray(value)) return value.map((item) => blanked(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, blanked(inner, key)]),
  );
}

/** A copy of the content with other values. @param fields by their places: `plans[1].price` */
export function withFields(value: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const copy = structuredClone(value);
  for (const [place, wanted] of Object.entries(fields)) {
    const steps = place.match(/[^.[\]]+/g) ?? [];
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>(
      (inner, step) => (inner as Readonly<Record<string, unknown>>)[step],
      copy,
    );
    Object.assign(parent as object, { [last]: structuredClone(wanted) });
  }
  return copy;
}

const legalPage = (title: string, words: string): MarkdownPage => ({
  isRead: true,
  file: `content/legal/${title.toLowerCase()}.md`,
  path: `/${title.toLowerCase()}`,
  title,
  summary: 'Words.',
  description: `Description of ${title}`.padEnd(80, '.'),
  updated: DAY_BEFORE,
  body: `${words} Write to help@acme.com.`,
  bodyLine: 7,
});

/** Where the seller is found. */
const ADDRESS = '1 High Street, London';

const LEGAL = [
  legalPage('Terms', `You deal with ${ADDRESS}.`),
  legalPage(
    'Privacy',
    `Payco, Hostco, Chartbox, and [the members’ site](https://members.acme.com/login) receive data. Write to ${ADDRESS}.`,
  ),
  legalPage(
    'Refund',
    'If the law where you live gives you a longer right to cancel, that right applies.',
  ),
  legalPage(
    'Disclaimer',
    'Trading involves substantial risk of loss. This is not financial advice.',
  ),
];

const PLANS = [
  plan('monthly', 'Monthly', 10, 1, { paymentLink: 'https://pay.payco.com/monthly' }),
  plan('annual', 'Annual', 99.5, 1, {
    interval: 'year',
    popular: true,
    paymentLink: 'https://pay.payco.com/annual',
  }),
];

const PATHS = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  disclaimer: '/disclaimer',
  paymentSuccess: '/payment-success',
  notFound: '/404',
};

const READ = { by: 'Ann', date: DAY_BEFORE };

const LINKS = {
  title: 'Words',
  links: ['one', 'two'].map((id) => ({ id, name: 'A', href: '/terms' })),
};

const [FEATURE] = content.indicators.items;

/** It serves people on both sides of the ocean, whose laws ask for most. */
const SITE = {
  ...site,
  seller: {
    status: 'own' as const,
    address: ADDRESS,
    register: 'Companies House, 01234567',
    vatNumber: 'GB123456789',
  },
  pricesIncludeTax: true,
};

/** What a site has to say so that no check finds anything. */
const SOUND = {
  plans: PLANS,
  site: {
    ...SITE,
    name: 'Acme',
    legalName: 'Acme Ltd',
    url: 'https://www.acme.com',
    productName: 'Acme Suite',
    productDescription: 'Charts.',
    platformName: 'Chartbox',
    isPlatformNamed: true,
    supportEmail: 'help@acme.com',
    memberSiteUrl: 'https://members.acme.com/login',
    paymentProcessor: 'Payco',
    hostingProvider: 'Hostco',
  },
  routes: Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => {
      const title = `Page ${name}`;
      const description = `Description of ${name}`.padEnd(80, '.');
      const indexed = name !== 'paymentSuccess' && name !== 'notFound';
      return [name, { ...route(path), indexed, title, description, updated: DAY_BEFORE }];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(periodWords).map(([field, words]) => [`pricing.card.${field}`, words]),
  ),
  pages: LEGAL,
  'pricing.card.choose': 'Choose {plan}',
  'pricing.card.comparedWith': '{count} × {price} {billed}',
  'pricing.card.comparedSpoken': 'Compared with {compared}',
  'pricing.card.saving': 'Save {amount} ({about} {percent}%)',
  'pricing.card.about': 'about',
  'pricing.card.perMonth': '{about} {monthly} per month',
  'pricing.card.renews': 'Renews at {price} {every}.',
  'pricing.card.onceTerms': '{price} once.',
  'pricing.card.trial': '{length} free, then {priced}.',
  'pricing.card.cancel': 'Cancel online.',
  'pricing.card.refund': '7-day full refund.',
  'pricing.card.currency.taxIncluded': 'In US dollars.',
  'home.price': 'From {price} {period}.',
  'pricing.popular.text': 'POPULAR',
  'pricing.popular.sampleLabel': 'Sample',
  'pricing.popular.provenance': PROVEN,
  planFeatures: [{ text: 'Words.', plans: ['monthly'] }],
  'pricing.costs.start': 12,
  launch: {
    mark: 'own',
    paymentHosts: ['pay.payco.com'],
    countriesServed: ['US', 'GB', 'DE'],
    withdrawalLink: 'https://members.acme.com/withdraw',
    pricesConfirmed: { by: 'Ann', date: TODAY },
    legalReview: { terms: READ, refund: READ },
  },
  'claims.items': [],
  'indicators.items': ['smart-money', 'sessions'].map((drawing) => ({
    ...(blanked(FEATURE) as object),
    id: drawing,
    title: drawing,
    image: { drawing, alt: ALT },
  })),
  'statistics.items': [{ ...statistic, provenance: PROVEN }],
  'faqs.items': [question],
  'testimonials.rating': null,
  'testimonials.sampleLabel': 'Sample',
  'testimonials.items': [{ ...testimonial, provenance: PROVEN }],
  'notices.provenance': PROVEN,
  'notices.simulatedLabel': 'Simulated',
  'notices.pool': [{ ...notice, time: '14 November' }],
  'footer.quickLinks': LINKS,
  'footer.resources': LINKS,
  'footer.legal': LINKS,
  'footer.social': { ...LINKS, links: LINKS.links.map((link) => ({ ...link, icon: null })) },
  'footer.risk': 'Risk of loss: past performance is not indicative of future results.',
  'footer.affiliation': 'Not affiliated with Chartbox.',
  'footer.refund': '7-day refund.',
  'footer.copyright': `Acme Ltd, ${ADDRESS}.`,
  'licences.items': [{ id: 'all', files: '', licence: 'own work', source: 'Ann' }],
};

/**
 * The content of a site that its owner has finished: every check is content with it and with `soundExport` of it. The sample's
 * form, and none of its words.
 */
export function soundContent(): Content {
  return withFields(blanked(content), SOUND) as Content;
}
