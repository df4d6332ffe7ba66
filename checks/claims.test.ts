import type { Content } from '@/lib/content/content';
import { claims, evidence, samplesLabelled, sampleWords } from './claims';
import { PROVEN, soundContent } from './testing/content-fixture';
import { type Case, itReports } from './testing/lines';

const set =
  (status: 'stated' | 'example') =>
  ({ pricing, platformPlans, statistics, testimonials, notices }: Content) => {
    testimonials.rating = { value: 4.8, count: 150, text: 'Words.', provenance: { status } };
    const claimed = [
      pricing.popular,
      platformPlans,
      notices,
      ...statistics.items,
      ...testimonials.items,
    ];
    for (const item of claimed) item.provenance = { status };
  };

itReports(claims, [
  [
    'reports each claim that is made up',
    { content: set('example') },
    'pricing.popular.provenance The badge “POPULAR” on the Annual Plan is made up.',
    'platformPlans.provenance The table of limits under “Words.” is made up.',
    'statistics.items[0].provenance The figure “300+ Traders” is made up.',
    'testimonials.rating.provenance The rating of 4.8 from 150 reviews is made up.',
    'testimonials.items[0].provenance The testimonial of Bo Berg is made up.',
    'notices.provenance The pool of 1 subscriber notices is made up.',
  ],
  [
    'reports the owner’s own word, and asks for nothing that is not shown',
    {
      content: (content) => {
        set('stated')(content);
        content.testimonials.items = [];
        content.notices.pool = [];
        for (const plan of content.plans) plan.popular = false;
      },
    },
    'platformPlans.provenance The table of limits under “Words.” is your own word.',
    'statistics.items[0].provenance The figure',
  ],
]);

const withEvidence = (what: string, changes: object, ...lines: string[]): Case => [
  what,
  {
    content: ({ statistics }) => {
      for (const item of statistics.items)
        item.provenance = { ...PROVEN, evidence: { ...PROVEN.evidence, ...changes } };
    },
  },
  ...lines.map(
    (line) => `statistics.items[0].provenance.evidence The figure “300+ Traders”: ${line}`,
  ),
];

itReports(evidence, [
  withEvidence('accepts evidence on its last day', { reviewBy: '2026-12-01' }),
  withEvidence(
    'reports evidence that has run out',
    { reviewBy: '2026-11-30' },
    'the evidence was due for review on 2026-11-30',
  ),
  withEvidence(
    'reports evidence from the future',
    { asOf: '2026-12-02' },
    'the evidence is dated 2026-12-02, which has not come yet',
  ),
  withEvidence(
    'reports evidence that ends before it begins',
    { asOf: '2026-11-20', reviewBy: '2026-11-19' },
    'the evidence was due for review before its own day, 2026-11-20',
  ),
  [
    'reports evidence of registered words',
    {
      today: '2028-01-01',
      content: (content) => {
        set('stated')(content);
        content.claims.items = [{ id: 'a', words: '24/7', provenance: PROVEN }];
      },
    },
    'claims.items[0].provenance.evidence “24/7”: the evidence was due',
  ],
]);

const body = (html: string) => (sound: string) => sound.replace('</main>', `${html}</main>`);

itReports(samplesLabelled, [
  ['accepts samples with their label', { content: setQuotes }],
  [
    'reports a made-up notice with a bare time',
    {
      content: ({ notices }) => {
        notices.provenance = { status: 'example' };
      },
    },
    'notices.pool[0].time expected a time that starts with "e.g.", as the notice is made up, got "14 November"',
  ],
  [
    'accepts a made-up notice with an example of a time',
    {
      content: ({ notices }) => {
        notices.provenance = { status: 'example' };
        for (const notice of notices.pool) notice.time = 'e.g. 2 minutes ago';
      },
    },
  ],
  [
    'reports made-up content whose label stands elsewhere',
    { files: { 'terms.html': body('<b>Sample</b><p data-provenance="example">Good.</p>') } },
    'terms.html “Good.” is made up and carries no label.',
  ],
  [
    'accepts a simulated one that says so',
    { files: { 'terms.html': body('<p data-provenance="example"><i>A.</i><b>Simulated</b></p>') } },
  ],
  ...['Bo Berg', 'Traders', 'POPULAR'].map(
    (claim): Case => [
      `reports “${claim}” without a mark`,
      {
        files: {
          'index.html': (text) => text.replace(`<p data-provenance="verified">${claim}`, '<p>'),
        },
      },
      `index.html “${claim}” stands in no element with data-provenance`,
    ],
  ),
  [
    'expects the badge only where a plan carries it',
    {
      content: ({ plans }) => {
        for (const plan of plans) plan.popular = false;
      },
      files: { 'index.html': (text) => text.replace('POPULAR', '') },
    },
  ],
]);

function setQuotes({ testimonials }: Content): void {
  for (const item of testimonials.items) item.provenance = { status: 'example' };
}

it('takes for samples the words of what is made up alone', () => {
  const content = soundContent();
  expect(sampleWords(content)).toEqual([]);
  set('example')(content);
  expect(sampleWords(content)).toEqual([
    'Bo Berg',
    'It says “yes”.',
    'B. Breakout',
    '300+ Traders',
  ]);
});
