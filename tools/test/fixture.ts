/**
 * Content for the browser tests: the owner's words around facts, lists, links and pages that the tests own. So no
 * owner's edit changes what the tests find.
 */

import { contentEntries, type Written } from '@/lib/content/content-files';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import { notice, plan, question, site, testimonial } from '@/lib/testing/content';

/** Without marks, which would hide claims. */
const owner: Written = JSON.parse(
  JSON.stringify(Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]))),
  (key, value) => (key === 'sample' && value === true ? undefined : value),
);

const ALT = 'A chart of candles with its marks, as the tests describe it.';

const link = (name: string, href: string) => ({ name, href });

const terms = (id: string, title: string, price: number, others: object) => {
  const { features: _, ...made } = plan(id, title, price, 1, others);
  return { ...made, paymentLink: `https://pay.chartwright.example/${id}` };
};

const PARAGRAPH = 'You can read this sentence in every test. '.repeat(12).trim();

const page = (
  path: string,
  title: string,
  body: string,
  fields: Partial<MarkdownPage> = {},
): MarkdownPage => ({
  isParsed: true,
  file: `content/${/^\/(?:blog|docs)/.test(path) ? 'pages' : 'legal'}${path}.md`,
  path,
  title,
  summary: `What ${title} says.`,
  description: `${title} by {brand}: a page with which the tests try headings, links, lists and tables.`,
  updated: '2026-11-21',
  body,
  bodyLine: 8,
  ...fields,
});

const numbered = (...titles: string[]) =>
  titles.map((title, index) => `## ${index + 1}. ${title}\n\n${PARAGRAPH}`).join('\n\n');

const pages: MarkdownPage[] = [
  page(
    '/terms',
    'Terms of Service',
    `${numbered('Plans', 'Access', 'Liability', 'Changes', 'Law')}\n\n{sellerName}, {seller}: write to {support}.`,
  ),
  page(
    '/privacy',
    'Privacy Policy',
    `${numbered('Data', 'Storage')}\n\n<!-- when: analytics -->\n{analytics} counts at {analyticsHost}.\n\n<!-- when: avatars -->\n{avatarHost} sends initials.\n\nWrite to {support}.`,
  ),
  page(
    '/refund',
    'Refund Policy',
    `${numbered('Refunds')}\n\n<!-- when: withdrawal -->\n{withdrawal}\n\nWrite to {support}.`,
  ),
  page('/disclaimer', 'Disclaimer', `${numbered('Risk')}\n\nWrite to {support}.`),
  page(
    '/docs/first',
    'First guide',
    `## A list\n\n- One\n- Two\n\n![${ALT}](drawing:zones-guide "Simulated market")\n\n## A table\n\n| Mark | Rule |\n| --- | --- |\n| Swing | Four bars |`,
  ),
  page(
    '/docs/second',
    'Second guide',
    `## Code\n\n\`length\`\n\n${PARAGRAPH}\n\n### Links\n\nSee the [terms](/terms).`,
  ),
  page('/blog/older', 'Older article', PARAGRAPH, { kind: 'article', published: '2026-10-31' }),
  page('/blog/newer', 'Newer “article”', PARAGRAPH, {
    ...{ kind: 'article', published: '2026-11-21', author: 'Ann Berg', drawing: 'zones' },
  }),
];

const indicatorOf = (id: 'smart-money' | 'zones' | 'sessions', title: string) => ({
  id,
  draws: id,
  title,
  name: title.slice(0, 12),
  description: `${title} marks the chart.`,
  type: 'Premium',
  features: ['first', 'second', 'third', 'fourth', 'fifth'].map(
    (one) => `The ${one} ${title} rule.`,
  ),
  image: { drawing: id, alt: `${title}: ${ALT}` },
  ...(id === 'zones' && { guide: link('Rules of zones', '/docs/first') }),
});

const faq = (id: string, group: string, answer = `The answer to ${id}.`) => ({
  ...question,
  id,
  group,
  question: `What about ${id}?`,
  answer,
});

const quote = (name: string, rating: number) => ({
  ...testimonial,
  id: name.toLowerCase(),
  author: `${name} Berg`,
  content: `The quote of ${name} is made up.`,
  rating,
});

export const fixture: Written = {
  ...owner,
  site: {
    ...site,
    name: 'Chartwright',
    url: 'https://chartwright.example',
    memberSiteUrl: 'https://members.chartwright.example',
    supportEmail: 'support@chartwright.example',
    platformName: 'your charting platform',
    pricesIncludeTax: false,
  },
  plans: [
    terms('monthly', 'Monthly', 14.99, {}),
    terms('half', '6-Month', 69.99, { intervalCount: 6 }),
    terms('annual', 'Annual', 129.99, { interval: 'year', popular: true }),
  ],
  planFeatures: [
    { text: 'All indicators', plans: ['monthly', 'half', 'annual'] },
    { text: 'Faster replies', explanation: 'Within a day', plans: ['half', 'annual'] },
    { text: 'Early access', plans: ['annual'] },
  ],
  sections: [
    { id: 'home', theme: 'dark' },
    { id: 'indicators', theme: 'dark' },
    { id: 'demo', theme: 'panel' },
    { id: 'statistics', theme: 'dark' },
    { id: 'pricing', theme: 'light' },
    { id: 'testimonials', theme: 'dark' },
    { id: 'faqs', theme: 'dark' },
    { id: 'notices', theme: 'dark' },
    { id: 'closing', theme: 'panel' },
  ],
  home: {
    ...owner.home,
    primary: link('Subscribe now', '/#pricing'),
    secondary: link('See the indicators', '/#indicators'),
    picture: { drawing: 'home', alt: `The hero: ${ALT}` },
    test: link('Run the test', '/#repaint-test'),
    points: (['algorithm', 'update', 'support'] as const).map((icon) => ({
      id: icon,
      title: `The ${icon} point`,
      text: `What the ${icon} point says.`,
      icon,
      ...(icon === 'algorithm' && { href: '/docs/second' }),
    })),
  },
  indicators: {
    ...owner.indicators,
    featureIcons: ['chart', 'robot', 'bell'],
    items: [
      indicatorOf('smart-money', 'Structure'),
      indicatorOf('zones', 'Zones'),
      indicatorOf('sessions', 'Sessions'),
    ],
  },
  demo: { ...owner.demo, guide: link('The whole test', '/blog/older') },
  statistics: {
    ...owner.statistics,
    items: [
      {
        id: 'traders',
        value: 300,
        suffix: '+',
        label: 'Traders',
        provenance: { status: 'stated' },
      },
      {
        id: 'days',
        value: 7,
        suffix: ' Days',
        label: 'To learn',
        provenance: { status: 'stated' },
      },
    ],
  },
  testimonials: {
    ...owner.testimonials,
    rating: {
      value: 4.8,
      count: 150,
      text: 'Our average of {count} reviews.',
      collected: 'We collected them.',
      provenance: { status: 'stated' },
    },
    items: [quote('Otto', 5), quote('Hope', 4), quote('Wendy', 4.5)],
  },
  // Groups alternate, because owners append questions.
  faqs: {
    ...owner.faqs,
    items: [
      faq('access', 'Before', 'Email {support}, or see the [terms](/terms).'),
      faq('refund', 'Billing'),
      faq('repaint', 'Before'),
      faq('cancel', 'Billing'),
    ],
  },
  notices: {
    ...owner.notices,
    provenance: { status: 'example' },
    pool: ['B. Breakout', 'T. Trend', 'P. Pivot', 'D. Doji', 'R. Retest'].map((name) => ({
      ...notice,
      name,
      time: '2 min ago',
    })),
  },
  closing: {
    ...owner.closing,
    primary: link('Choose your plan', '/#pricing'),
    secondary: link('Explore', '/#indicators'),
    picture: { drawing: 'closing', alt: `The closing: ${ALT}` },
  },
  navigation: {
    ...owner.navigation,
    links: ['Home', 'Indicators', 'Pricing', 'FAQs'].map((name) => {
      const id = name.toLowerCase();
      return { id, name, href: `/#${id}` };
    }),
    access: link('Get access', '/#pricing'),
  },
  footer: {
    ...owner.footer,
    resources: {
      title: 'Resources',
      links: [
        { id: 'blog', name: 'Journal' },
        { id: 'documentation', name: 'Documentation', href: '/docs/first' },
        { id: 'support', name: 'Support', href: '/#contact' },
      ],
    },
    legal: {
      title: 'Legal',
      links: ['terms', 'privacy', 'refund', 'disclaimer'].map((id) => ({
        id,
        name: `The ${id}`,
        href: `/${id}`,
      })),
    },
    social: {
      title: 'Social',
      links: [
        { id: 'one', name: 'X (Twitter)', icon: 'x' },
        { id: 'two', name: 'YouTube', icon: 'youtube' },
      ],
    },
  },
  notFound: {
    ...owner.notFound,
    links: [
      { id: 'home', ...link('To the home page', '/') },
      { id: 'pricing', ...link('To the plans', '/#pricing') },
    ],
    picture: { drawing: 'not-found', alt: `The 404: ${ALT}` },
  },
  pages,
};
