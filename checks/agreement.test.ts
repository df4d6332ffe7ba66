import type { Content } from '@/lib/content/content';
import { contentFiles, fileOf, type Written } from '@/lib/content/content-files';
import { fillFacts } from '@/lib/content/ready-content';
import { faqs } from '@/shipped/faqs';
import { disclaimer } from '@/shipped/legal/disclaimer';
import { privacy } from '@/shipped/legal/privacy';
import { agreement, countedThings } from './agreement';
import { itReports, said, set, siteWith } from './testing/lines';

const SAMPLE = 'Sample testimonials.';
const SIMULATED = 'Simulated notices.';
const STATED = 'As stated by us.';
const NO_NOTICE = { 'notices.pool': [] };

/** A text says so where a claim comes from there. */
const sayingOf = (intro: string, place: string, status: string, more: object = {}) => ({
  'home.intro': intro,
  [place]: { status },
  ...more,
});
const simulated = sayingOf(SIMULATED, 'notices.provenance', 'example');

const inEuro = {
  'site.currency': 'EUR',
  'site.locale': 'de-DE',
  'pricing.currency': 'In Euro.',
};

itReports(agreement, [
  said(SAMPLE, '“Sample testimonials” is said here, but no testimonial is a sample any more.'),
  set(sayingOf(SAMPLE, 'testimonials.items[0].provenance', 'example')),
  said(SIMULATED, '“Simulated notices” is said here'),
  set(simulated),
  set({ ...simulated, ...NO_NOTICE }, 'home.intro “Simulated notices” is said here'),
  said(STATED, '“As stated by” is said here'),
  set(sayingOf(STATED, 'statistics.items[0].provenance', 'stated')),
  said('Tax may be added at checkout.', '“Tax may be added” is said here, but prices include it'),
  said('In dollars, before any tax.', '“before any tax” is said here'),
  said('All taxes included.'),
  set(
    { 'site.pricesIncludeTax': false, 'home.intro': 'In dollars, including VAT.' },
    'home.intro “including VAT” is said here, but prices do not include it',
  ),
  set({ 'site.pricesIncludeTax': false, 'home.intro': 'Tax may be added.' }),
  said('Prices are in euros.', '(warning) “euros” is said here, and prices are in US dollars'),
  said('Prices are in US dollars. A European market.'),
  set(
    { ...inEuro, 'home.intro': 'Alles in US-Dollar.' },
    'home.intro (warning) “US-Dollar” is said here, and prices are in Euro (site.currency).',
  ),
  set({ ...inEuro, 'home.intro': 'In US dollars.' }, 'home.intro (warning) “US dollars”'),
  // Texts that are not printed.
  set({ ...NO_NOTICE, 'notices.title': SIMULATED }),
  set({ 'testimonials.title': SAMPLE, 'testimonials.items': [] }),
  set({ 'statistics.statedNote': STATED }),
]);

const counted = (text: string, words: string) => said(text, `“${words}”: expected the number of`);

// The fixture has two indicators and two plans.
itReports(countedThings, [
  said('All four indicators.', '“four indicators”: expected the number of indicators, two.'),
  counted('We ship 12 indicators.', '12 indicators'),
  counted('Three charting indicators by subscription.', 'Three charting indicators'),
  counted('All five premium indicators.', 'five premium indicators'),
  counted('One suite. Four ways to pay for it.', 'Four ways to pay'),
  counted('Choose among 3 plans.', '3 plans'),
  counted('Only one indicators, done well.', 'one indicators'),
  said('All two indicators on 2 plans.'),
  said('At least three indicators agree.'),
  said('Use one or three indicators.'),
  said('More than five indicators confuse.'),
  said('3 to 4 indicators, or 3-5 indicators, or 1–3 indicators.'),
  said('A version 1.3 indicators use.'),
  said('Six months; plans may change.'),
  said('One indicator at a time.'),
  said('Four of the indicators.'),
  // What customers say.
  set({ 'testimonials.items[0].content': 'I use three indicators.' }),
]);

it('finds nothing in what is shipped once an owner has taken samples and stated figures out', () => {
  const written = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
  ) as Written;
  const content = fillFacts({
    ...written,
    ...{ faqs, privacy, disclaimer },
    notices: { ...written.notices, pool: [] },
    testimonials: { ...written.testimonials, rating: null, items: [] },
    statistics: { ...written.statistics, items: [] },
  }) as unknown as Content;
  const found = agreement.launch?.({ ...siteWith(), content }) ?? [];
  const files = ['faqs', 'privacy', 'disclaimer'].map(fileOf);
  expect(found.filter(({ file }) => files.includes(file))).toEqual([]);
});
