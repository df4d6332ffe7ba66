import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { plainTexts } from './plain-texts';

afterAll(removeFixtures);

const content = {
  ...someContent(),
  statistics: {
    items: [
      {
        id: 'a',
        value: 300,
        suffix: '+',
        label: 'Traders',
        provenance: { status: 'example' } as const,
      },
    ],
  },
};
const plans = 'Monthly Plan: $10.00 \nAnnual Plan: $99.50 \n';
const origin = 'https://acme.example';
const whole = {
  'index.html': page('<h2 id="pricing">Plans</h2>'),
  'terms.html': page(''),
  'llms.txt': `${plans}- [Terms](${origin}/terms): Words`,
  'plans.txt': `${plans}${origin}/#pricing`,
  'faq.txt': `The terms (${origin}/terms). Pay at https://pay.example/x`,
};
const problemsOf = (changes: Record<string, string>) =>
  plainTexts.run({ site: fixture({ ...whole, ...changes }), content });

it('accepts texts whose links lead somewhere', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['faq.txt', `${origin}/nowhere`, `${origin}/nowhere leads nowhere`],
  ['faq.txt', `${origin}/#nothing`, `${origin}/#nothing leads nowhere`],
  ['faq.txt', 'See [terms](/terms)', 'a blank or a link that was not written out'],
  ['faq.txt', 'From {price}', 'a blank or a link that was not written out'],
  ['llms.txt', `${plans} Used by 300+ Traders`, 'sample content: "300+ Traders"'],
  ['plans.txt', 'Monthly Plan: $10.00 ', 'Annual Plan for $99.50  is missing'],
])('reports %s with "%s"', (file, text, problem) => {
  expect(problemsOf({ [file]: text })).toEqual([expect.objectContaining({ file, problem })]);
});

it('reports files that are missing', () => {
  const found = plainTexts.run({ site: fixture({}), content });
  expect(found).toEqual(
    ['llms.txt', 'plans.txt', 'faq.txt'].map((file) =>
      expect.objectContaining({ file, problem: 'the file is missing' }),
    ),
  );
});
