import { fingerprint, priceFingerprint } from '@/checks/fingerprint';
import { type Content, content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Route, Site } from '@/lib/content/schemas/site';
import { plan, site } from '@/lib/testing/content';

const SITE: Site = {
  ...site,
  name: 'Acme',
  legalName: 'Acme Ltd',
  url: 'https://www.acme.com',
  productName: 'Acme Suite',
  productDescription: 'Charts.',
  platformName: 'Chartbox',
  supportEmail: 'help@acme.com',
  memberSiteUrl: 'https://members.acme.com/login',
  paymentProcessor: 'Payco',
  hostingProvider: 'Hostco',
};

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

function sold(id: string, title: string, price: number, months: number, unit: string): Plan {
  return {
    ...plan(id, title, price, months),
    period: `per ${unit}`,
    renewal: `every ${unit}`,
    popular: id === 'annual',
    paymentLink: `https://pay.payco.com/${id}`,
  };
}

function route(name: string, { path, indexed, ...others }: Route): Route {
  const title = `Page ${name}`;
  const description = `${title}: ${'words '.repeat(15)}`.trim();
  return {
    ...others,
    path,
    indexed,
    title,
    description,
    headline: title,
    imageAlt: title,
    updated: DAY_BEFORE,
  };
}

/** Names, addresses and choices for code, which stay when words are blanked. */
const CODES = /^(?:id|icon|drawing|href|path|timeframe|side|kind|direction)$/;

/** The value with each of its texts taken for one word, so that no test depends on what the sample says. */
function blanked(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return CODES.test(field) ? value : 'Words.';
  if (Array.isArray(value)) return value.map((item) => blanked(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, blanked(inner, key)]),
  );
}

const legalPage = (title: string, ...blocks: string[]) => ({
  title,
  summary: 'Words.',
  numbered: false,
  sections: [
    { id: 'words', title: 'Words', blocks: [...blocks, `Write to ${SITE.supportEmail}.`] },
  ],
});

/**
 * The content of a site that its owner has finished: every check is content with it and with `soundExport` of it. The sample's
 * form, and none of its words.
 */
export function soundContent(): Content {
  const words = blanked(content) as Content;
  const [feature] = words.indicators.items;
  const plans = [
    sold('monthly', 'Monthly', 10, 1, 'month'),
    sold('annual', 'Annual', 99.5, 12, 'year'),
  ];
  const legal = {
    terms: legalPage('Terms', 'Words.'),
    privacy: legalPage(
      'Privacy',
      'Payco takes the payments, Hostco hosts the files, Chartbox the charts; log in at https://members.acme.com/login.',
    ),
    refund: legalPage(
      'Refund',
      'If the law where you live gives you a longer right to cancel, that right applies.',
    ),
    disclaimer: legalPage(
      'Disclaimer',
      'Trading involves substantial risk of loss. This is not financial advice.',
    ),
  };
  return {
    ...words,
    ...legal,
    site: { ...SITE },
    plans,
    routes: Object.fromEntries(
      Object.entries(content.routes).map(([name, shipped]) => [name, route(name, shipped)]),
    ) as Content['routes'],
    pricing: {
      ...words.pricing,
      choose: 'Choose {plan}',
      comparedWith: '{months} × {monthly} billed monthly',
      comparedSpoken: 'Compared with {compared}',
      saving: 'Save {amount} ({about} {percent}%)',
      about: 'about',
      perMonth: '{monthly} per month',
      charged: '{price}, once, for {length}.',
      renews: 'Renews at {price} {renewal}.',
      ends: 'Ends after {length}.',
      cancel: 'Cancel online.',
      refund: '7-day full refund.',
      currency: 'In US dollars.',
      popular: { ...words.pricing.popular, text: 'POPULAR', provenance: PROVEN },
    },
    planFeatures: [{ group: 'Words', text: 'Words.', explanation: 'Words.', plans: ['monthly'] }],
    planCosts: { ...words.planCosts, tool: { ...words.planCosts.tool, start: 12 } },
    platformPlans: { ...words.platformPlans, provenance: PROVEN },
    launch: {
      mark: 'own',
      paymentHosts: ['pay.payco.com'],
      countriesServed: ['US'],
      withdrawalLink: null,
      pricesConfirmed: { by: 'Ann', date: TODAY, fingerprint: priceFingerprint(plans) },
      legalReview: {
        terms: { by: 'Ann', date: DAY_BEFORE },
        refund: { by: 'Ann', date: DAY_BEFORE },
      },
      legalText: {
        terms: { updated: DAY_BEFORE, fingerprint: fingerprint(legal.terms) },
        privacy: { updated: DAY_BEFORE, fingerprint: fingerprint(legal.privacy) },
        refund: { updated: DAY_BEFORE, fingerprint: fingerprint(legal.refund) },
        disclaimer: { updated: DAY_BEFORE, fingerprint: fingerprint(legal.disclaimer) },
      },
    },
    claims: { items: [] },
    indicators: {
      ...words.indicators,
      items: (['smart-money', 'sessions'] as const).flatMap((drawing) =>
        feature
          ? { ...feature, id: drawing, title: drawing, image: { ...feature.image, drawing } }
          : [],
      ),
    },
    statistics: {
      ...words.statistics,
      items: [{ id: 'traders', value: 300, suffix: '+', label: 'Traders', provenance: PROVEN }],
    },
    testimonials: {
      ...words.testimonials,
      rating: null,
      items: [
        {
          id: 'bo',
          author: 'Bo Berg',
          position: 'Trader',
          content: 'It says “yes”.',
          rating: 5,
          provenance: PROVEN,
        },
      ],
    },
    notices: {
      ...words.notices,
      provenance: PROVEN,
      pool: [{ name: 'B. Breakout', country: 'Peru', plan: 'annual', time: '14 November' }],
    },
    footer: {
      ...words.footer,
      ...Object.fromEntries(
        (['quickLinks', 'resources', 'legal', 'social'] as const).map((list) => [
          list,
          {
            title: 'Words',
            links: content.footer[list].links.map((link) => ({
              ...link,
              name: 'A',
              href: '/terms',
            })),
          },
        ]),
      ),
      risk: 'Risk of loss: past performance is not indicative of future results.',
      affiliation: 'Not affiliated with Chartbox.',
    },
    licences: { items: [{ id: 'all', files: '', licence: 'own work', source: 'Ann' }] },
  };
}
