/** Tests for claims, promises, counts and legal phrases. */
import { CHECKS } from './run';
import { type Case, issuesOf, itReports } from './testing/cases';
import { PROVEN } from './testing/content-fixture';

const said = (text: string, ...lines: string[]): Case => [
  { 'home.intro': text },
  ...lines.map((line) => `home.intro ${line}`),
];

itReports(
  'text/unfinished',
  said('We are [your name] of Acme.', '“[your name]” is not final text.'),
  said('Trade with Your Company.', '“Your Company” is not final text.'),
  said('It tells us your name.'),
);

// The fixture has two indicators and two plans.
itReports(
  'text/counts',
  said('All four indicators.', 'expected the number of indicators, two, got "four indicators"'),
  said('All two indicators on 2 plans. One plan serves one person.'),
  said('At least three indicators, up to five plans, 3–5 indicators, two or more plans.'),
  [{ 'testimonials.items[0].content': '3 indicators!' }],
);

const promise = (text: string, got: string) =>
  said(text, `expected text without this promise, got "${got}"`);

itReports(
  'claims/forbidden',
  promise('It is not slow. Profits are guaranteed.', 'guaranteed'),
  promise('A risk-free start.', 'risk-free'),
  promise('Hurry up.', 'Hurry up'),
  said('Nothing is guaranteed. A 7-day money-back guarantee.'),
);

const claim = (text: string, got: string) => said(text, `“${got}” is a promise or a comparison.`);
const registered = (provenance: object) => ({
  'home.intro': 'Support is there 24/7.',
  'claims.items': [{ id: 'a', words: '24/7', provenance }],
});

itReports(
  'claims/registered',
  claim('Open 24/7.', '24/7'),
  claim('Made 40% returns.', '40% returns'),
  claim('A non-repainting suite.', 'non-repaint'),
  claim('Verified by experts.', 'Verified'),
  claim('The #1 suite.', '#1'),
  claim('Faster than others.', 'Faster than'),
  said('A better chart. We never promise a profit of 5 dollars. They aren’t verified.'),
  [registered(PROVEN)],
);

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
itReports(
  'claims/sample-labels',
  [{ 'notices.simulatedLabel': 'Note' }, 'notices.simulatedLabel expected a word such as '],
  [
    { 'index.html': ['</main>', '<p data-provenance="example">B. Berg</p></main>'] },
    'index.html “B. Berg” is made up, but has no label, such as “Sample”.',
  ],
);

itReports('legal/cancellation-right', [
  { 'pages[2].body': 'Words. {support}' },
  'expected words such as “If the law',
]);
itReports(
  'legal/risk',
  [
    { 'footer.risk': 'Have fun.' },
    'footer.risk expected words such as “trading',
    '“past performance',
  ],
  [{ 'home.risk': 'Have fun.' }, 'home.risk expected words such as “not financial advice”'],
  [{ 'pages[3].body': 'Words. {support}' }, '“trading involves', '“not financial advice”'],
);
itReports(
  'legal/affiliation',
  [{ 'footer.affiliation': 'Runs on it.' }, 'footer.affiliation expected words such as “not aff'],
  [{ 'footer.affiliation': 'Runs on it.', 'site.isPlatformNamed': false }],
);
itReports('legal/payment-status', [
  { 'paymentSuccess.intro': 'Your payment was successful.' },
  'paymentSuccess.intro expected text that does not confirm a payment, got "payment was',
]);
itReports(
  'legal/plan-terms',
  [{ 'pricing.card.cancel': 'Anytime.' }, 'pricing.card.cancel expected words such as “Cancel'],
  [{ 'pricing.card.currency.taxAdded': '€.' }, 'taxAdded expected text with {currency} or USD'],
);
itReports(
  'legal/refund-period',
  said(
    'A 30-day refund.',
    'expected the refund days in content/site.ts: 7 or {refundDays}, got "30',
  ),
  said('Within 30 days of your purchase you get it back.', 'expected the refund days'),
  said('We answer within 2 days. A 7-day refund.'),
);
itReports(
  'pricing/tax',
  said(
    'Tax may be added at checkout.',
    '“Tax may be added” contradicts site.pricesIncludeTax, which is true',
  ),
  [
    { 'launch.countriesServed': ['US'], 'site.pricesIncludeTax': false, 'home.intro': 'With VAT.' },
    'home.intro “With VAT” contradicts site.pricesIncludeTax, which is false',
  ],
);
itReports(
  'legal/withdrawal',
  [{ 'launch.withdrawalLink': null }, 'launch.withdrawalLink You sell to GB, DE.'],
  [
    { 'site.pricesIncludeTax': false },
    'site.pricesIncludeTax You sell to GB, DE, where prices must',
  ],
  [{ 'launch.countriesServed': ['US'], 'launch.withdrawalLink': null }],
  [{ 'launch.countriesServed': [] }, 'launch.countriesServed No country is listed.'],
  [
    {
      'pages[2].body':
        'The law where you live gives you a longer right to cancel: that right applies. {support}',
    },
    'launch.withdrawalLink The refund page or the page',
  ],
);
itReports(
  'business/seller',
  [
    { 'site.seller.status': 'example' },
    'site.seller.address “1 High Street, London” is the sample',
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
itReports('text/language', [
  { 'site.locale': 'pl' },
  'site.locale (warning) Rules about words cover',
]);

it('ignores text if the locale is not English', async () => {
  const change = { 'site.locale': 'de', 'home.intro': 'Guaranteed profits, the best four plans.' };
  const checks = CHECKS.map(({ pages: _, ...check }) => check);
  const found = await Promise.all(checks.map((check) => issuesOf(check, change)));
  expect(found.flat().filter(({ field }) => field === 'home.intro')).toEqual([]);
});
