import { forbiddenPromises, promisedWords } from './promises';
import { PROVEN } from './testing/content-fixture';
import { foundBy, itReports, printed, said, set } from './testing/lines';

const promised = (text: string, ...words: string[]) =>
  printed(`<p>${text}</p>`, ...words.map((one) => `“${one}” cannot be promised`));

itReports(forbiddenPromises, [
  promised('Guaranteed returns.', 'Guaranteed'),
  promised('It is not slow. Profits are guaranteed.', 'guaranteed'),
  promised('A risk-free start, risk free.', 'risk-free', 'risk free'),
  promised('No losses. You never lose.', 'No losses', 'never lose'),
  promised('For a limited time: only 3 left.', 'limited time', 'only 3 left'),
  promised('Hurry up, last chance.', 'Hurry up', 'last chance'),
  said(
    'Guaranteed returns.',
    'expected words that promise nothing nobody can promise, got "Guaranteed"',
  ),
  said('Nothing is guaranteed.'),
  promised('No results are guaranteed.'),
  promised('A 7-day money-back guarantee.'),
]);

const told = (text: string, words: string) => said(text, `“${words}” promises or compares.`);

itReports(promisedWords, [
  told('Guaranteed results.', 'Guaranteed'),
  told('There is no loss.', 'no loss'),
  told('A profit of 40 dollars a day.', 'profit of 40'),
  told('Made 40% returns.', '40% returns'),
  told('Right 100 % of the time.', '100 %'),
  told('A non-repainting suite.', 'non-repaint'),
  told('Verified by experts.', 'Verified'),
  told('The best indicators.', 'The best'),
  told('Our best-selling plan.', 'best-selling'),
  told('Faster than others.', 'Faster than'),
  told('The #1 suite.', '#1'),
  told('Open around the clock.', 'around the clock'),
  told('Longer plans cost less.', 'cost less'),
  said('Nothing is guaranteed.'),
  said('We never promise a profit of 5 dollars.'),
  said('A better chart. Choose what suits you best.'),
  set({
    'home.intro': 'Support is there 24/7.',
    'claims.items': [{ id: 'a', words: '24/7', provenance: PROVEN }],
  }),
  // Registered words need evidence where they are said.
  set(
    {
      'home.intro': 'Support is there 24/7.',
      'claims.items': ['24/7', 'cost less'].map((words) => ({
        words,
        provenance: { status: 'stated' },
      })),
    },
    'claims.items[0].provenance “24/7” in home.intro is said without evidence',
  ),
]);

it('says where a forbidden promise stands in the content', async () => {
  const promise = 'Guaranteed returns.';
  const found = await foundBy(forbiddenPromises, {
    fields: { 'home.headline': 'Not Guaranteed.', 'home.intro': promise },
    files: { 'terms.html': (sound) => sound.replace('</main>', `<p>${promise}</p></main>`) },
  });
  expect(found.map(({ file, field }) => [file, field])).toEqual([
    ['content/home.ts', 'home.intro'],
    ['content/home.ts: home.intro', ''],
  ]);
});
