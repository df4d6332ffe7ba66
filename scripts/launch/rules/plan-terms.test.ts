import { planCards } from '@/lib/plans/texts';
import { page, removeFixtures } from '../../postbuild/export-fixture';
import { type LaunchContent, launchContent } from '../content';
import { fieldsOf, foundBy } from '../fixture';
import { planTerms } from './plan-terms';

afterAll(removeFixtures);

/** The cards as they are built, with one line of the first one left out. */
const cards = (left = '') =>
  planCards(launchContent.plans, launchContent.pricing)
    .map(({ id, terms }) => {
      const lines = terms
        .map(({ text }) => text)
        .filter((line) => id !== 'monthly' || !left || !line.includes(left));
      return `<article data-plan="${id}">${lines.map((line) => `<li>${line}</li>`).join('')}</article>`;
    })
    .join('');

const foundOn = (body: string, change?: (content: LaunchContent) => void) =>
  foundBy(planTerms, change, { 'index.html': page(body) });

it('accepts cards that say their terms', async () => {
  expect(await foundOn(cards())).toEqual([]);
});

it.each(['Renews', 'Cancel', 'refund', 'dollars'])('reports a card without %s', async (word) => {
  expect(fieldsOf(await foundOn(cards(word)))).toEqual(['plans[0]']);
});

it('reports a plan without a card', async () => {
  expect(fieldsOf(await foundOn(''))).toEqual(['plans[0]', 'plans[1]', 'plans[2]']);
});

it('reports a text that does not say what it is there for', async () => {
  const found = await foundOn(cards(), ({ pricing }) => {
    pricing.currency = 'Prices.';
  });
  expect(fieldsOf(found)).toContain('pricing.currency');
});
