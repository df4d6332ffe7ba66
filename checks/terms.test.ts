import { planLengths, planTerms, refundDays } from './terms';
import { type Case, itReports } from './testing/lines';

const inCard = (word: string, line: string): Case => [
  `reports a card without “${word}”`,
  {
    files: { 'index.html': (sound) => sound.replace(new RegExp(`<li>[^<]*${word}[^<]*</li>`), '') },
  },
  `index.html The card does not say “${line}`,
];

itReports(planTerms, [
  inCard('Renews', 'Renews at $10.00 every month.'),
  inCard('Cancel', 'Cancel online.'),
  inCard('refund', '7-day full refund.'),
  inCard('dollars', 'In US dollars.'),
  [
    'reports a plan without a card',
    { files: { 'index.html': (sound) => sound.replace('data-plan="annual"', '') } },
    'index.html The page has no card of Annual.',
  ],
  [
    'reports a text that does not say what it is there for',
    { content: ({ pricing }) => void Object.assign(pricing, { currency: 'Prices.' }) },
    'pricing.currency expected what the field is called for, as buyers must read it, got "Prices."',
  ],
]);

const onTerms = (body: string, line?: string): Case => [
  `${line ? 'reports' : 'accepts'} ${body}`,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `${body}</main>`) } },
  ...(line ? [`terms.html ${line}`] : []),
];
const policy = (days: number) =>
  `<script type="application/ld+json">{"@type":"MerchantReturnPolicy","merchantReturnDays":${days}}</script>`;

itReports(refundDays, [
  [
    'reports a text of the content with other days',
    { content: ({ home }) => void Object.assign(home, { intro: 'A 30-day refund.' }) },
    'home.intro expected the refund days of content/site.ts, 7, got "A 30-day refund."',
  ],
  onTerms(`<p>7-day money-back guarantee.</p>${policy(7)}`),
  onTerms('<p>We answer within 2 days. Money arrives within 10 days.</p>'),
  onTerms('<p>14-day money-back guarantee</p>', 'The page promises 14 days and not 7.'),
  onTerms(
    '<p>Within 30 days of a new subscription you get it back.</p>',
    'The page promises 30 days',
  ),
  onTerms('<p>After 30 days sales are final.</p>', 'The page promises 30 days and not 7.'),
  onTerms(policy(30), 'The page promises 30 days and not 7.'),
  [
    'reports a page that names none',
    { files: { 'terms.html': (sound) => sound.replace('within 7 days', '') } },
    'terms.html The page does not name 7 days.',
  ],
]);

const length = (
  months: number,
  period: string,
  renewal: string | null,
  ...fields: string[]
): Case => [
  `${fields.length > 0 ? 'reports' : 'accepts'} ${months} months with “${period}”, “${renewal}”`,
  {
    content: ({ plans }) => {
      for (const plan of plans.slice(1)) Object.assign(plan, { months, period, renewal });
    },
  },
  ...fields.map((field) => `plans[1].${field} expected words for its months, ${months}, got`),
];

itReports(planLengths, [
  length(3, 'per quarter', 'every 3 months'),
  length(3, 'per three months', 'quarterly'),
  length(6, 'per half-year', 'every half a year'),
  length(6, 'per 6 months', null),
  length(2, 'for two months', 'every other month'),
  length(9, 'per season', 'every nine months'),
  length(11, 'for a while', 'now and then'),
  length(10, 'per year and a half', null),
  length(3, 'per 6 months', null, 'period'),
  length(6, 'per 6 months', 'every 3 months', 'renewal'),
  length(6, 'per year', 'annually', 'period', 'renewal'),
  length(3, 'per 3 months', 'every month', 'renewal'),
  length(4, 'per quarter', null, 'period'),
]);
