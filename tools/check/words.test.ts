/** Tests for suspicious words, questions, claims and legal facts. */
import { type Case, issuesOf, itReports } from './testing/cases';
import { PROVEN } from './testing/content-fixture';
import { wordCheck } from './words';

const said = (text: string, ...lines: string[]): Case => [
  { 'home.intro': text },
  ...lines.map((line) => `home.intro ${line}`),
];

const registered = (provenance: object) => ({
  'home.intro': 'Support is there 24/7.',
  'claims.items': [{ id: 'a', words: '24/7', provenance }],
});

const suspect = (text: string, found: string, why: string) =>
  said(text, `(warning) “${found}”: ${why}`);

// The fixture has a refund period of 7 days, two indicators and two plans without trial; prices include tax.
itReports(
  'text/words',
  suspect('A 30-day refund.', '30-day refund', 'site.refundDays is 7'),
  suspect(
    'Within 30 days of your purchase you get it back.',
    'Within 30 days of your purchase',
    'site',
  ),
  suspect('You have 30 days to decide.', '30 days to decide', 'site.refundDays is 7'),
  said('We answer within 2 days. A 7-day refund. You have {refundDays} days to decide.'),
  suspect('Try it: 14 free days.', '14 free days', 'no plan has this trial'),
  [{ 'home.intro': 'A 14-day trial.', 'plans[0].trialDays': 14 }],
  suspect('Tax may be added at checkout.', 'Tax may be added', 'site.pricesIncludeTax is true'),
  [
    { 'site.pricesIncludeTax': false, 'home.intro': 'With VAT.' },
    'home.intro (warning) “With VAT”: site.pricesIncludeTax is false',
  ],
  suspect('All four indicators.', 'four indicators', 'there are 2'),
  said('All two indicators on 2 plans. One plan serves one person.'),
  said('At least three indicators, up to five plans, 3–5 indicators, two or more plans.'),
  [{ 'testimonials.items[0].content': '3 indicators!' }],
  suspect('It is not slow. Profits are guaranteed.', 'guaranteed', 'a promise that'),
  suspect('A risk-free start.', 'risk-free', 'a promise that'),
  suspect('Hurry up.', 'Hurry up', 'a promise that'),
  said('Nothing is guaranteed. A 7-day money-back guarantee.'),
  ...[
    ['Open 24/7.', '24/7'],
    ['Made 40% returns.', '40% returns'],
    ['A non-repainting suite.', 'non-repaint'],
    ['Verified by experts.', 'Verified'],
    ['The #1 suite.', '#1'],
    ['Faster than others.', 'Faster than'],
    ['12,000 traders use it.', '12,000 traders'],
  ].map(([text = '', found = '']) => suspect(text, found, 'a promise or a comparison')),
  said('A better chart. We never promise a profit of 5 dollars. They aren’t verified.'),
  [registered(PROVEN)],
  suspect('We are [your name] of Acme.', '[your name]', 'not final text'),
  suspect('Trade with Your Company.', 'Your Company', 'not final text'),
  said('It tells us your name.'),
  [
    { 'paymentSuccess.intro': 'Your payment was successful.' },
    'paymentSuccess.intro (warning) “payment was successful”: this page cannot know',
  ],
  suspect('It costs $29.99.', '$29.99', 'no plan costs this ($10.00, $99.50)'),
  said('From $10.00, or $10. On a $10,000 account you risk $1,000.'),
  said('The pair EUR/USD 15, a chart of USD 15m, 29.99 of USDJPY.'),
  [{ 'home.intro': 'Earn $50 per sale.', 'launch.otherAmounts': ['$50'] }],
  suspect('Write to sales@acme.com.', 'sales@acme.com', 'site.supportEmail is help@acme.com'),
  [{ 'pages[0].body': 'Words of {seller}.' }, 'body (warning) The page lacks {support}.'],
);

it('words are looked at in English only', async () => {
  const change = { 'site.locale': 'de', 'home.intro': 'Guaranteed profits, the best four plans.' };
  const found = await issuesOf(wordCheck, change);
  expect(found.filter(({ field }) => field === 'home.intro')).toEqual([]);
});

const MADE_UP = { status: 'example' };
const evidence = (changes: object) => ({ ...PROVEN, evidence: { ...PROVEN.evidence, ...changes } });

itReports(
  'claims/evidence',
  [registered({ status: 'stated' }), 'claims.items[0].provenance “24/7” has no evidence.'],
  [
    { 'pricing.popular.provenance': MADE_UP },
    'pricing.popular.provenance The popular plan’s badge is',
  ],
  [{ 'statistics.items[0].provenance': MADE_UP }, 'The figure “300+ Traders” is made up.'],
  [{ 'testimonials.items[0].provenance': MADE_UP }, 'The testimonial by Bo Berg is made up.'],
  [{ 'notices.provenance': MADE_UP }, 'notices.provenance The notice pool is made up.'],
  [{ 'notices.provenance': MADE_UP, 'notices.pool': [] }],
  [registered(evidence({ asOf: '2026-12-02' })), 'has evidence dated 2026-12-02'],
  [registered(evidence({ reviewBy: '2026-11-30' })), 'has evidence that expired on 202'],
  [registered(evidence({ kind: 'published-page' })), 'has evidence without a URL'],
  [registered(evidence({ kind: 'arithmetic' }))],
  [
    { ...registered(evidence({ kind: 'arithmetic' })), 'plans[1].price': 120 },
    'longer plans cost less per month, which is false',
  ],
);
/** One question is not answered. */
const unanswered = (id: string, question: string): Case => [
  { [`launch.answers.${id}`]: null },
  `launch.answers.${id} ${question}`,
];

itReports(
  'launch/questions',
  unanswered('cancellationRight', 'Does content/legal/refund.md say that a longer right'),
  unanswered('notAffiliated', 'Does footer.affiliation say that you are not affiliated with Chart'),
  [{ 'launch.answers.notAffiliated': null, 'site.isPlatformNamed': false }],
  unanswered('demoRule', 'Do the indicators you sell draw and keep each mark by the rule'),
  [{ 'launch.answers.promises.date': '2026-12-02' }, 'Is every promise in your texts true'],
);

const MARKED = 'These words are the sample’s';

itReports(
  'text/sample',
  [{ 'home.sample': true }, `home ${MARKED}. Rewrite them, or see that they are true`],
  [{ 'faqs.items[1].sample': true }, `faqs.items[1] ${MARKED}`],
  [{ 'pages[1].sample': true, 'navigation.sample': true }],
  [
    { 'site.locale': 'de', 'pages[1].sample': true, 'navigation.sample': true },
    `navigation ${MARKED}, in English; the site’s language is de. Translate them`,
    ` ${MARKED}, in English`,
  ],
  // Not published any more.
  [{ 'testimonials.items[0].sample': true, 'notices.sample': true }],
);

itReports(
  'legal/withdrawal',
  [{ 'site.withdrawalLink': null }, 'site.withdrawalLink You sell to GB, DE.'],
  [
    { 'site.pricesIncludeTax': false },
    'site.pricesIncludeTax You sell to GB, DE, where prices must',
  ],
  [{ 'site.countries': ['US'], 'site.withdrawalLink': null }],
  [{ 'site.countries': [] }, 'site.countries No country is listed.'],
  [
    {
      'pages[2].body':
        'The law where you live gives you a longer right to cancel: that right applies. {support}',
    },
    'site.withdrawalLink The refund page or the page',
  ],
);
itReports(
  'business/seller',
  [
    { 'site.seller.status': 'example' },
    'site.seller.address “1 High Street, London, N1 1AA, United Kingdom” is the sample',
  ],
  [{ 'pages[0].body': '{support}' }, 'The page lacks the seller’s address.'],
);
itReports(
  'legal/review',
  [
    { 'launch.legalReview.terms': null },
    'launch.legalReview.terms No lawyer has reviewed this page.',
  ],
  [
    { 'launch.legalReview.terms.date': '2026-12-02' },
    'launch.legalReview.terms Reviewed on 2026-12-0',
  ],
  [{ 'launch.legalReview.terms.date': '2026-11-20' }, 'expected a date from 2026-11-21'],
);
