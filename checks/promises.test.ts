import { forbiddenPromises, promisedWords } from './promises';
import { PROVEN } from './testing/content-fixture';
import { type Case, foundBy, itReports } from './testing/lines';

const printed = (text: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} “${text}” on a page`,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `<p>${text}</p></main>`) } },
  ...lines.map((words) => `terms.html “${words}” cannot be promised`),
];

itReports(forbiddenPromises, [
  printed('Guaranteed returns.', 'Guaranteed'),
  printed('It is not slow. Profits are guaranteed.', 'guaranteed'),
  printed('A risk-free start, risk free.', 'risk-free', 'risk free'),
  printed('No losses. You never lose.', 'No losses', 'never lose'),
  printed('For a limited time: only 3 left.', 'limited time', 'only 3 left'),
  printed('Hurry up, last chance.', 'Hurry up', 'last chance'),
  printed('No results are guaranteed.'),
  printed('A 7-day money-back guarantee.'),
]);

/** One text of the site; whether its words are registered with evidence. */
const said = (text: string, ...words: string[]): Case => [
  `${words.length > 0 ? 'reports' : 'accepts'} “${text}”`,
  { content: ({ home }) => void Object.assign(home, { intro: text }) },
  ...words.map((one) => `home.intro “${one}” promises or compares.`),
];

itReports(promisedWords, [
  said('Guaranteed results.', 'Guaranteed'),
  said('There is no loss.', 'no loss'),
  said('A profit of 40 dollars a day.', 'profit of 40'),
  said('Made 40% returns.', '40% returns'),
  said('Right 100 % of the time.', '100 %'),
  said('A non-repainting suite.', 'non-repaint'),
  said('Verified by experts.', 'Verified'),
  said('The best indicators.', 'The best'),
  said('Our best-selling plan.', 'best-selling'),
  said('Faster than others.', 'Faster than'),
  said('The #1 suite.', '#1'),
  said('Open around the clock.', 'around the clock'),
  said('Longer plans cost less.', 'cost less'),
  said('Nothing is guaranteed.'),
  said('We never promise a profit of 5 dollars.'),
  said('A better chart. Choose what suits you best.'),
  [
    'accepts registered words with evidence',
    {
      content: ({ home, claims }) => {
        home.intro = 'Support is there 24/7.';
        claims.items = [{ id: 'a', words: '24/7', provenance: PROVEN }];
      },
    },
  ],
  [
    'reports registered words without evidence where they are said, and no others',
    {
      content: ({ home, claims }) => {
        home.intro = 'Support is there 24/7.';
        claims.items = ['24/7', 'cost less'].map((words, index) => ({
          id: `claim-${index}`,
          words,
          provenance: { status: 'stated' },
        }));
      },
    },
    'claims.items[0].provenance “24/7” in home.intro is said without evidence',
  ],
]);

it('says where a forbidden promise stands in the content', async () => {
  const promise = 'Guaranteed returns.';
  const found = await foundBy(forbiddenPromises, {
    content: ({ home }) => {
      home.headline = 'Not Guaranteed.';
      home.intro = promise;
    },
    files: { 'terms.html': (sound) => sound.replace('</main>', `<p>${promise}</p></main>`) },
  });
  expect(found.map(({ file }) => file)).toEqual(['content/home.ts: home.intro']);
});
