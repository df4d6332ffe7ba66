import type { Content } from '@/lib/content/content';
import { fingerprint } from './fingerprint';
import { consumerLaw, legalDates, legalReview } from './legal';
import { type Case, foundBy, itReports } from './testing/lines';

const otherWords = ({ terms }: Content) => {
  terms.summary = 'Other words.';
};

itReports(legalDates, [
  [
    'asks for a record of a page',
    {
      content: ({ launch }) => {
        launch.legalText.terms = null;
      },
    },
    'launch.legalText.terms Once these words are yours',
  ],
  [
    'asks for another date once words have changed',
    { content: otherWords },
    'routes.terms.updated The words have changed since 2026-11-21',
  ],
  [
    'asks for a new record once the date has changed too',
    {
      content: (content) => {
        otherWords(content);
        content.routes.terms.updated = '2026-11-30';
      },
    },
    'launch.legalText.terms The page has words or a date that are not recorded yet',
  ],
  [
    'asks for a new record alone where words change once more on the day of the date',
    {
      content: (content) => {
        content.routes.terms.updated = '2026-12-01';
        const before = { updated: '2026-12-01', fingerprint: fingerprint(content.terms) };
        content.launch.legalText.terms = before;
        otherWords(content);
      },
    },
    'launch.legalText.terms The words of the page are those of today now.',
  ],
  [
    'reports a date of the future',
    {
      content: ({ routes }) => {
        routes.terms.updated = '2027-01-01';
      },
    },
    'routes.terms.updated 2027-01-01 has not come yet.',
  ],
  [
    'reports a page with another date',
    { files: { 'terms.html': (sound) => sound.replace('2026-11-21', '2026-11-20') } },
    'terms.html The page does not show the date 2026-11-21.',
  ],
  [
    'reports a page that is not there',
    { files: { 'terms.html': null } },
    '/terms The page does not',
  ],
]);

it('shows the record that it asks for, and then accepts it', async () => {
  const unrecorded = ({ launch }: Content) => {
    launch.legalText.terms = null;
  };
  const [found] = await foundBy(legalDates, { content: unrecorded });
  const [, updated = '', short = ''] =
    found?.text.match(/\{ updated: '([\d-]+)', fingerprint: '([0-9a-f]{12})' \}$/) ?? [];
  const record = ({ launch }: Content) => {
    launch.legalText.terms = { updated, fingerprint: short };
  };
  expect(await foundBy(legalDates, { content: record })).toEqual([]);
});

const readOn = (date: string, ...lines: string[]): Case => [
  `takes a review of ${date}`,
  {
    content: ({ launch }) => {
      launch.legalReview.terms = { by: 'Ann', date };
    },
  },
  ...lines.map((line) => `launch.legalReview.terms ${line}`),
];

itReports(legalReview, [
  readOn('2026-11-22'),
  readOn('2026-11-20', 'The page has changed on 2026-11-21, after it was read on 2026-11-20.'),
  readOn('2026-12-02', '2026-12-02 has not come yet.'),
  [
    'asks for a review',
    {
      content: ({ launch }) => {
        launch.legalReview = { terms: null, refund: null };
      },
    },
    'launch.legalReview.terms No lawyer has read this page.',
    'launch.legalReview.refund No lawyer has read this page.',
  ],
]);

const WITHDRAW = 'https://members.acme.com/withdraw';

const serving = (
  countries: string[],
  today: string,
  changes: { withdrawalLink?: string; isMeasured?: boolean },
  ...fields: string[]
): Case => [
  `in ${countries.join(', ') || 'no country'} on ${today}, ${JSON.stringify(changes)}`,
  {
    today,
    content: ({ launch, site }) => {
      launch.countriesServed = countries;
      launch.withdrawalLink = changes.withdrawalLink ?? null;
      site.campaigns = changes.isMeasured ?? false;
      if (changes.isMeasured)
        site.analytics = { company: 'Counter', endpoint: 'https://counter.acme.com/' };
    },
  },
  ...fields,
];

itReports(consumerLaw, [
  serving(['GB'], '2027-03-01', {}, 'launch.countriesServed You serve the United Kingdom'),
  serving(['GB'], '2027-02-28', {}),
  serving(['US'], '2027-03-01', {}),
  serving(['DE', 'US'], '2026-12-01', {}, 'launch.withdrawalLink You serve DE.'),
  serving(['DE'], '2026-12-01', { withdrawalLink: WITHDRAW }),
  serving([], '2026-12-01', {}, 'launch.countriesServed No country stands here.'),
  ...['DE', 'GB'].map((country) =>
    serving(
      [country],
      '2026-12-01',
      { withdrawalLink: WITHDRAW, isMeasured: true },
      `site.campaigns You serve ${country}, where this may need the visitor’s consent`,
      `site.analytics You serve ${country}`,
    ),
  ),
  serving(['US'], '2026-12-01', { isMeasured: true }),
]);

it('only warns', () => {
  expect(consumerLaw.severity).toBe('warning');
});
