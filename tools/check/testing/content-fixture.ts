import { SECTION_IDS } from '@/components/landing/registry';
import { contentFiles, type Written } from '@/lib/content/content-files';
import { resolveContent } from '@/lib/content/resolve-content';
import { notice, plan, question, route, site, statistic, testimonial } from '@/lib/testing/content';

export const TODAY = '2026-12-01';

const UPDATED = '2026-11-21';

/** Evidence valid on `TODAY`. */
export const PROVEN = {
  status: 'verified',
  evidence: {
    reference: 'Folder A',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Ann',
  },
} as const;

const NAMES = /^(?:id|icon|featureIcons|drawing|draws|href|path|theme|decimal|when)$/;

const FILE_NAME = /^[\w-]+\.[a-z]{3,5}$/;

/** Replaces texts with `Words.`, keeping placeholders, and links to the owner's pages. */
function blanked(value: unknown, field = ''): unknown {
  if (field === 'href' && /^\/[a-z]/.test(`${value}`)) return '/terms';
  if (typeof value === 'string')
    return NAMES.test(field) || FILE_NAME.test(value) || !/\p{L}/u.test(value)
      ? value
      : [
          field === 'alt' ? 'Words of this field.' : 'Words.',
          ...(value.match(/\{\w+\}/g) ?? []),
        ].join(' ');
  if (Array.isArray(value)) return value.map((item) => blanked(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([, inner]) => inner !== true || field === 'sections',
  );
  return Object.fromEntries(fields.map(([key, inner]) => [key, blanked(inner, key)]));
}

/** @param fields values by path, such as `plans[1].price` */
export function withFields<Of>(value: Of, fields: Readonly<Record<string, unknown>>): Of {
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

const markdownPage = (name: string, body: string) => ({
  isParsed: true as const,
  file: `content/legal/${name}.md`,
  path: `/${name}`,
  title: `About ${name}`,
  description: `About ${name}`.padEnd(80, '.'),
  updated: UPDATED,
  body,
  bodyLine: 7,
});

const ADDRESS = { street: '1 High Street', city: 'London', postalCode: 'N1 1AA', country: 'GB' };

const LINKS = {
  title: 'Words',
  links: ['one', 'two'].map((id) => ({ id, name: 'A', href: '/terms' })),
};

const READ = { by: 'Ann', date: UPDATED };

const routeOf = (path: string) => ({
  ...route(path),
  title: `Page ${path}`,
  description: `Page ${path}`.padEnd(80, '.'),
  indexed: path === '/',
});

const VALID = {
  plans: [
    plan('monthly', 'Monthly', 10, 1, { paymentLink: 'https://pay.payco.com/monthly' }),
    plan('annual', 'Annual', 99.5, 1, {
      interval: 'year',
      popular: true,
      paymentLink: 'https://pay.payco.com/annual',
    }),
  ],
  site: {
    ...site,
    name: 'Acme',
    legalName: 'Acme Ltd',
    seller: { status: 'own', address: ADDRESS, register: null, vatNumber: null },
    url: 'https://www.acme.com',
    productName: 'Acme Suite',
    productDescription: 'Charts.',
    platformName: 'Chartbox',
    isPlatformNamed: true,
    supportEmail: 'help@acme.com',
    memberSiteUrl: 'https://members.acme.com/login',
    paymentProcessor: 'Payco',
    hostingProvider: 'Hostco',
    verification: { google: 'AbC' },
    countries: ['US', 'GB', 'DE'],
    withdrawalLink: 'https://members.acme.com/withdraw',
  },
  routes: {
    home: routeOf('/'),
    paymentSuccess: routeOf('/payment-success'),
    notFound: routeOf('/404'),
  },
  pages: [
    markdownPage('terms', 'You deal with {seller}. Write to {support}.'),
    markdownPage(
      'privacy',
      'Payco, Hostco, Chartbox and https://members.acme.com/login receive data of {seller}, {support}. {motionKey} {noticesKey}',
    ),
    markdownPage(
      'refund',
      'If the law where you live gives you a longer right to cancel, that right applies. {withdrawal} {support}',
    ),
    markdownPage(
      'disclaimer',
      'Trading involves substantial risk of loss. This is not financial advice. {support}',
    ),
  ],
  sections: SECTION_IDS.map((id) => ({ id, theme: 'dark' })),
  'home.risk': 'This is not financial advice.',
  'paymentSuccess.steps[0].text': 'Words. {withdrawal}',
  'pricing.card.about': 'about',
  'pricing.card.renews': 'It renews at {price} {every}.',
  'pricing.card.cancel': 'Stop online.',
  'pricing.card.refund': '{refundDays} days.',
  'pricing.popular.sampleLabel': 'Sample',
  'pricing.popular.provenance': PROVEN,
  planFeatures: [{ text: 'Words.', plans: ['monthly'] }],
  launch: {
    mark: 'own',
    pricesConfirmed: { by: 'Ann', date: TODAY },
    legalReview: { terms: READ, refund: { ...READ } },
    answers: Object.fromEntries(
      Object.keys(contentFiles.launch.value.answers).map((id) => [id, { ...READ }]),
    ),
  },
  'indicators.items': contentFiles.indicators.value.items.slice(0, 1).flatMap((item) =>
    ['smart-money', 'sessions'].map((id) => ({
      ...(blanked(item) as object),
      ...{ id, title: id, draws: id, image: { drawing: id, alt: 'Words of this field.' } },
    })),
  ),
  'statistics.items': [{ ...statistic, provenance: PROVEN }],
  'faqs.items': [question, { ...question, id: 'how' }],
  'testimonials.rating': null,
  'testimonials.sampleLabel': 'Sample',
  'testimonials.items': [{ ...testimonial, provenance: PROVEN }],
  'notices.provenance': PROVEN,
  'notices.simulatedLabel': 'Simulated',
  'notices.pool': [{ ...notice, name: 'A. Berg', time: '14 November' }],
  'footer.resources': LINKS,
  'footer.legal': LINKS,
  'footer.social': { ...LINKS, links: LINKS.links.map((link) => ({ ...link, icon: null })) },
  'footer.risk': 'Risk of loss: past performance is not indicative of future results.',
  'footer.affiliation': 'Not affiliated with Chartbox.',
};

/** Returns a valid site's content files. */
export function validFiles(): Written {
  const { plans, ...fields } = VALID;
  const terms = plans.map(({ features: _, ...plan }) => plan);
  const files = Object.entries(contentFiles).map(([name, { value }]) => [name, value]);
  return withFields(blanked(Object.fromEntries(files)), { ...fields, plans: terms }) as Written;
}

export const validContent = () => resolveContent(validFiles());
