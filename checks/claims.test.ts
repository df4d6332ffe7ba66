import { notice } from '@/lib/testing/content';
import { claims, evidence, samplesLabelled, sampleWords } from './claims';
import { PROVEN } from './testing/content-fixture';
import { changed, itReports, printed, set, siteWith } from './testing/lines';

const claimed = (status: 'stated' | 'example') => ({
  'testimonials.rating': { value: 4.8, count: 150, text: 'Words.', provenance: { status } },
  'pricing.popular.provenance': { status },
  'notices.provenance': { status },
  'statistics.items[0].provenance': { status },
  'testimonials.items[0].provenance': { status },
});

itReports(claims, [
  set(
    claimed('example'),
    'pricing.popular.provenance The badge “POPULAR” on the Annual Plan is made up.',
    'statistics.items[0].provenance The figure “300+ Traders” is made up.',
    'testimonials.rating.provenance The rating of 4.8 from 150 reviews is made up.',
    'testimonials.items[0].provenance The testimonial of Bo Berg is made up.',
    'notices.provenance The pool of 1 subscriber notice is made up.',
  ),
  // Figures as the page prints them, and nouns in the form of their number.
  set(
    {
      'testimonials.rating': {
        value: 5,
        count: 1,
        text: 'Words.',
        provenance: { status: 'example' },
      },
      'statistics.items[0].value': 48213,
      'statistics.items[0].provenance': { status: 'example' },
      'notices.pool': [notice, notice],
      'notices.provenance': { status: 'example' },
    },
    'statistics.items[0].provenance The figure “48,213+ Traders” is made up.',
    'testimonials.rating.provenance The rating of 5 from 1 review is made up.',
    'notices.provenance The pool of 2 subscriber notices is made up.',
  ),
  // Nothing is asked for what is not shown.
  set(
    {
      ...claimed('stated'),
      'testimonials.items': [],
      'notices.pool': [],
      'plans[1].popular': false,
    },
    'statistics.items[0].provenance The figure',
  ),
]);

const dated = (days: object, ...lines: string[]) =>
  set(
    {
      'statistics.items[0].provenance': {
        ...PROVEN,
        evidence: { ...PROVEN.evidence, ...days },
      },
    },
    ...lines.map(
      (line) =>
        `statistics.items[0].provenance.evidence The figure “300+ Traders”: the evidence ${line}`,
    ),
  );

/** Evidence that still counts, and wants a look. */
const ending = (reviewBy: string) =>
  set(
    { 'statistics.items[0].provenance': { ...PROVEN, evidence: { ...PROVEN.evidence, reviewBy } } },
    `statistics.items[0].provenance.evidence (warning) The figure “300+ Traders”: the evidence counts until ${reviewBy}`,
  );

itReports(evidence, [
  dated({ reviewBy: '2027-01-01' }),
  ending('2026-12-31'),
  ending('2026-12-01'),
  dated({ reviewBy: '2026-11-30' }, 'was due for review on 2026-11-30'),
  dated({ asOf: '2026-12-02' }, 'is dated 2026-12-02, which has not come yet'),
  dated({ asOf: '2026-11-20', reviewBy: '2026-11-19' }, 'was due for review before its own day'),
  [
    'reports evidence of registered words',
    {
      today: '2028-01-01',
      fields: {
        ...claimed('stated'),
        'claims.items': [
          { id: 'a', words: '24/7', provenance: PROVEN },
          { id: 'b', words: 'said nowhere', provenance: PROVEN },
        ],
        'home.intro': 'We answer 24/7.',
      },
    },
    'claims.items[0].provenance.evidence “24/7”: the evidence was due',
  ],
]);

/** Evidence that is a page of another company. */
const onPage = (reference: string, ...lines: string[]) =>
  dated({ kind: 'published-page', reference }, ...lines);

itReports(evidence, [
  onPage('Prices, https://www.platform.com/pricing'),
  onPage('A page that I saw', 'names no page. Write the https address'),
  onPage('https://www.acme.com/prices', 'is a page of your own.'),
]);

const ARITHMETIC = {
  ...PROVEN,
  evidence: { ...PROVEN.evidence, kind: 'arithmetic' },
};
const sum = {
  'claims.items': [{ id: 'a', words: 'cost less', provenance: ARITHMETIC }],
  'home.intro': 'Longer ones cost less.',
};
const NONE_LONGER =
  'claims.items[0].provenance “cost less” rests on the prices, and no plan lasts longer than another.';

itReports(evidence, [
  set(sum),
  set(
    { ...sum, 'plans[1].price': 120 },
    'claims.items[0].provenance “cost less” rests on the prices, and Annual costs no less per month than Monthly.',
  ),
  set({ ...sum, 'plans[1].interval': 'once' }, NONE_LONGER),
  // With one plan, texts can leave out what they say of several.
  set({ ...sum, 'plans[1].interval': 'once', 'home.intro': 'Words.' }),
]);

const EXAMPLE = { status: 'example' };
const UNMARKED = 'stands in no element with data-provenance';

itReports(samplesLabelled, [
  set({ 'testimonials.items[0].provenance': EXAMPLE }),
  printed(
    '<b>Sample</b><p data-provenance="example">Good.</p>',
    '“Good.” is made up and carries no label.',
  ),
  printed('<p data-provenance="example"><i>A.</i><b>Simulated</b></p>'),
  [
    'takes the labels of the content',
    {
      fields: { 'testimonials.sampleLabel': 'Made up' },
      files: {
        'terms.html': (text) =>
          text.replace('</main>', '<p data-provenance="example">Good. Made up</p></main>'),
      },
    },
  ],
  ...['Bo Berg', 'Traders', 'POPULAR'].map((claim) =>
    changed('index.html', `"verified">${claim}`, '"verified">', `“${claim}” ${UNMARKED}`),
  ),
  [
    'expects the badge only where a plan carries it',
    {
      fields: { 'plans[1].popular': false },
      files: { 'index.html': (text) => text.replace('POPULAR', '') },
    },
  ],
]);

it('takes for samples the words of what is made up alone', () => {
  expect(sampleWords(siteWith().content)).toEqual([]);
  const fields = { ...claimed('example'), 'site.seller.status': 'example' };
  expect(sampleWords(siteWith({ fields }).content)).toEqual([
    'Bo Berg',
    'It says “yes”.',
    'B. Breakout',
    '300+ Traders',
    '1 High Street, London',
  ]);
});
