/** Tests what `npm run launch` reports. */
import { storageKeys } from '@/lib/browser/preference';
import { business } from './business';
import { claims } from './claims';
import { legal } from './legal';
import { payments } from './payments';
import { questions } from './questions';
import { sample } from './sample';
import { type Case, itReports } from './testing/cases';
import { PROVEN } from './testing/content-fixture';

jest.mock('node:fs', () => {
  const fs = jest.requireActual('node:fs');
  const { createHash } = jest.requireActual('node:crypto');
  const hash = createHash('sha256').update('Words of the sample.').digest('hex').slice(0, 10);
  const readFileSync = (file: string, ...options: unknown[]) =>
    file === 'tools/check/sample-texts.txt' ? hash : fs.readFileSync(file, ...options);
  return { ...fs, readFileSync };
});

itReports(
  'business',
  business,
  [{ 'home.intro': 'Chartwright charts.' }, 'home.intro This text names the sample’s brand'],
  [
    { 'site.platformName': 'Candlemoor' },
    'site.platformName This text names the sample’s brand or',
  ],
  [{ 'launch.mark': 'example' }, 'site.logo Header, icons and social images show the'],
  [{ 'launch.mark': 'example', 'site.logo': { file: 'a.svg', hasName: true } }],
  [
    { 'site.memberSiteUrl': 'https://members.chartwright.example' },
    'site.memberSiteUrl members.chartwright.example is reserved for examples.',
  ],
  [{ 'site.supportEmailChecked': '2026-01-03' }],
  [
    { 'site.supportEmailChecked': '2026-01-01' },
    'site.supportEmailChecked (warning) The last test email to',
  ],
  [
    { 'site.supportEmailChecked': '2025-12-02' },
    'site.supportEmailChecked The last test email to help@acme',
  ],
  [
    { 'site.seller.status': 'example' },
    'site.seller.address “1 Road, 1000-001 Lisbon, Portugal” is the sample',
  ],
);

const link = (to: string | null, ...lines: string[]): Case => [
  { 'plans[0].paymentLink': to },
  ...lines.map((line) => `plans[0].paymentLink ${line}`),
];

itReports(
  'payments',
  payments,
  link(null, '(warning) The plan has no payment link'),
  [{ 'plans[0].paymentLink': null, 'plans[1].paymentLink': null }, ' The plan', ' The plan'],
  [
    { 'plans[1].paymentLink': 'https://pay.payco.com/monthly' },
    'plans[1].paymentLink (warning) “Monthly” has the same link.',
  ],
  link('https://pay.payco.com/test_9AQ5lq', 'This is a test-mode link'),
  link('https://pay.payco.com/latest_test_a'),
  [{ 'launch.pricesConfirmed': null }, 'launch.pricesConfirmed Nobody has confirmed'],
  [{ 'launch.pricesConfirmed.date': '2026-12-02' }, '2026-12-02 is more than 90 days ago or in'],
  [{ 'launch.pricesConfirmed.date': '2026-09-01' }, '2026-09-01 is more than 90 days ago'],
  [{ 'launch.pricesConfirmed.date': '2026-09-02' }],
  [{ 'site.pricesValidUntil': '2026-11-30' }, 'site.pricesValidUntil Search engines drop prices'],
  [{ 'site.pricesValidUntil': '2026-12-01' }],
);

const MADE_UP = { status: 'example' };
const evidence = (changes: object) => ({
  'statistics.items[0].provenance': { ...PROVEN, evidence: { ...PROVEN.evidence, ...changes } },
});
const FIGURE = 'statistics.items[0].provenance The figure “300+ Traders” ';
const rating = { value: 4.8, count: 9, text: '{count}', collected: 'Words.', provenance: MADE_UP };

itReports(
  'claims',
  claims,
  [{ 'pricing.popular.provenance': MADE_UP }, 'provenance The popular plan’s badge is made up.'],
  [{ 'pricing.popular.provenance': MADE_UP, 'plans[2].popular': false }],
  [{ 'statistics.items[0].provenance': MADE_UP }, `${FIGURE}is made up.`],
  [{ 'statistics.items[0].provenance': { status: 'stated' } }, `${FIGURE}has no evidence.`],
  [{ 'testimonials.items[0].provenance': MADE_UP }, 'The testimonial by Otto Berg is made up.'],
  [{ 'testimonials.rating': rating }, 'testimonials.rating.provenance The rating of 4.8 is made'],
  [{ 'testimonials.rating': rating, 'testimonials.items': [] }],
  [{ 'notices.provenance': MADE_UP }, 'notices.provenance The notice pool is made up.'],
  [{ 'notices.provenance': MADE_UP, 'notices.pool': [] }],
  [evidence({ asOf: '2026-12-02' }), `${FIGURE}has evidence dated 2026-12-02`],
  [evidence({ reviewBy: '2026-11-30' }), `${FIGURE}has evidence that expired on 2026-11-30`],
  [evidence({ asOf: '2026-12-01', reviewBy: '2026-12-01' })],
);

/** One question is not answered. */
const unanswered = (id: string, question: string): Case => [
  { [`launch.answers.${id}`]: null },
  `launch.answers.${id} ${question}`,
];

itReports(
  'questions',
  questions,
  unanswered('cancellationRight', 'Does content/legal/refund.md say that a longer right'),
  unanswered('notAffiliated', 'Does footer.affiliation say that you are not affiliated with Chart'),
  [{ 'launch.answers.notAffiliated': null, 'site.isPlatformNamed': false }],
  unanswered('demoRule', 'Do the indicators you sell draw and keep each mark by the rule'),
  [{ 'launch.answers.promises.date': '2026-12-02' }, 'Is every promise in your texts true'],
);

const ADDRESS = '1 Road, 1000-001 Lisbon, Portugal';
const PRIVACY =
  'Hostco, Payco, Chartbox, {memberArea}: {support} {seller} {motionKey}\n{noticesKey}';
const unnamed = (...names: string[]) => names.map((name) => `The page does not name ${name} (`);

itReports(
  'legal pages',
  legal,
  [{ 'pages[0].body': 'Words.' }, ...unnamed('help@acme.com', ADDRESS)],
  [{ 'pages[0].body': 'Write to help@acme.com, 1 Road,\n1000-001 Lisbon, Portugal.' }],
  [{ 'pages[2].body': 'Words.' }, ...unnamed('help@acme.com')],
  [
    { 'pages[1].body': '{support} {seller}' },
    ...unnamed('Hostco', 'Payco', 'https://members.acme.com/login', 'Chartbox'),
    ...unnamed(storageKeys.motion, storageKeys.notices),
  ],
  [
    {
      'site.avatarService': 'https://avatars.com/{initials}/{background}',
      'site.analytics': { company: 'Counter', endpoint: 'https://counter.com/event' },
      'pages[1].body': PRIVACY,
    },
    ...unnamed('avatars.com', 'Counter'),
  ],
  [{ 'pages[1].body': PRIVACY }],
);

itReports(
  'words of the sample',
  sample,
  [{ 'home.sample': true }, 'home These words are the sample’s.'],
  [{ 'navigation.sample': true }],
  [
    { 'navigation.sample': true, 'site.locale': 'de' },
    'navigation These words are the sample’s, in English; the site’s language is de.',
  ],
);

itReports(
  'law',
  legal,
  [{ 'site.withdrawalLink': null }, 'site.withdrawalLink You sell to GB, DE.'],
  [
    { 'site.pricesIncludeTax': false },
    'site.pricesIncludeTax You sell to GB, DE, where prices must',
  ],
  [
    {
      'site.countries': ['US'],
      'site.withdrawalLink': null,
      'site.pricesIncludeTax': false,
    },
  ],
  [{ 'site.countries': [] }, 'site.countries No country is listed.'],
  [
    { 'launch.legalReview.terms': null },
    'launch.legalReview.terms No lawyer has reviewed this page.',
  ],
  [{ 'launch.legalReview.terms.date': '2026-12-02' }, 'terms Reviewed on 2026-12-02; expected'],
  [{ 'launch.legalReview.refund.date': '2026-11-20' }, 'refund Reviewed on 2026-11-20; expected'],
  [{ 'launch.legalReview.refund.date': '2026-12-01' }],
);
