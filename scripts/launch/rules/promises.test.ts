import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy, proven } from '../fixture';
import { promisedWords } from './promises';

afterAll(removeFixtures);

/** With the shipped claims proven, so that one text alone is looked at. */
const foundWith = (intro: string) =>
  foundBy(promisedWords, ({ claims, home }) => {
    for (const claim of claims.items) claim.provenance = proven;
    home.intro = intro;
  });

it('reports the registered words of the sample that have no evidence', async () => {
  expect(await foundBy(promisedWords)).toEqual([
    expect.objectContaining({
      file: 'content/claims.ts',
      field: 'claims.items[0].provenance',
      text: expect.stringContaining('“24/7” in home.points[2].title'),
    }),
  ]);
});

it('accepts registered words with evidence', async () => {
  expect(await foundWith('Support is there 24/7. Longer plans cost less per month.')).toEqual([]);
});

it.each([
  'Guaranteed results.',
  'A risk-free start.',
  'Risk free.',
  'There is no loss.',
  'A profit of 40 dollars a day.',
  'Made 40% returns.',
  'For a limited time.',
  'Only 3 left.',
  'Verified by experts.',
  'The best indicators.',
  'Our best-selling plan.',
  'Faster than others.',
  'The #1 suite.',
  'Open around the clock.',
])('reports “%s”', async (intro) => {
  expect(fieldsOf(await foundWith(intro))).toEqual(['home.intro']);
});

it.each([
  'Nothing is guaranteed.',
  'We never promise a profit of 5 dollars.',
  'A 7-day money-back guarantee.',
  'A better chart.',
  'Choose what suits you best.',
])('accepts “%s”', async (intro) => {
  expect(await foundWith(intro)).toEqual([]);
});

it('asks for no evidence of words that no text says', async () => {
  const found = await foundBy(promisedWords, ({ claims }) => {
    claims.items = [{ id: 'a', words: 'never said', provenance: { status: 'stated' } }];
  });
  expect(fieldsOf(found)).not.toContain('claims.items[0].provenance');
});
