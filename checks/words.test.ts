import { CHECKS } from './checks';
import { otherLanguage } from './english';
import { PROVEN } from './testing/content-fixture';
import { foundBy, itReports, printed, said, set } from './testing/lines';
import {
  countedThings,
  forbiddenPromises,
  pageLeftovers,
  promisedWords,
  unfinishedText,
} from './words';

const forbidden = (text: string, words: string) =>
  said(text, `expected words that promise nothing nobody can promise, got "${words}"`);

itReports(forbiddenPromises, [
  forbidden('It is not slow. Profits are guaranteed.', 'guaranteed'),
  forbidden('A risk-free start.', 'risk-free'),
  forbidden('You never lose.', 'never lose'),
  forbidden('Hurry up.', 'Hurry up'),
  said('Nothing is guaranteed. A 7-day money-back guarantee.'),
]);

const told = (text: string, words: string) => said(text, `“${words}” promises or compares.`);
const claimed = (provenance: object) => ({
  'home.intro': 'Support is there 24/7.',
  'claims.items': [{ id: 'a', words: '24/7', provenance }],
});

itReports(promisedWords, [
  told('A profit of 40 dollars a day.', 'profit of 40'),
  told('Made 40% returns.', '40% returns'),
  told('Right 100 % of the time.', '100 %'),
  told('A non-repainting suite.', 'non-repaint'),
  told('Verified by experts.', 'Verified'),
  told('The best indicators.', 'The best'),
  told('Faster than others.', 'Faster than'),
  told('The #1 suite.', '#1'),
  told('Open around the clock.', 'around the clock'),
  told('Longer plans cost less.', 'cost less'),
  said('A better chart. We never promise a profit of 5 dollars.'),
  set(claimed(PROVEN)),
  set(claimed({ status: 'stated' }), 'claims.items[0].provenance “24/7” in home.intro is said'),
]);

const unfinished = (text: string, words: string) => said(text, `“${words}” is not finished.`);

itReports(unfinishedText, [
  unfinished('We are [your name] of Acme.', '[your name]'),
  unfinished('Trade with Your Company.', 'Your Company'),
  said('Each plan has [a page](/terms). It tells us your name.'),
]);

itReports(pageLeftovers, [
  printed('Choose {plan}', '{plan} is left in the page'),
  printed('<i title="{price}"></i>', '{price} is left in the page'),
]);

// The fixture has two indicators and two plans.
itReports(countedThings, [
  said('All four indicators.', 'expected the number of indicators, two, got "four indicators"'),
  said('We ship 12 indicators.', 'expected the number of indicators, two, got "12 indicators"'),
  said('Three plans.', 'expected the number of plans, two, got "Three plans"'),
  said('All two indicators on 2 plans. One plan serves one person.'),
  said('At least three indicators, up to five plans, 3–5 indicators, two or more plans.'),
]);

itReports(otherLanguage, [set({ 'site.locale': 'pl' }, 'site.locale The rules about words know')]);

it('judges no words of another language', async () => {
  const fields = { 'site.locale': 'de', 'home.intro': 'Guaranteed profits, four plans.' };
  const found = await Promise.all(
    CHECKS.map(({ pages: _, ...check }) => foundBy(check, { fields })),
  );
  expect(found.flat().filter(({ field }) => field === 'home.intro')).toEqual([]);
});
