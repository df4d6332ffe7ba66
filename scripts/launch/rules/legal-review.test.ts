import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { legalReview } from './legal-review';

afterAll(removeFixtures);

const foundWith = (date: string) =>
  foundBy(legalReview, ({ launch, routes }) => {
    routes.terms.updated = '2026-11-21';
    routes.refund.updated = '2026-11-21';
    launch.legalReview = { terms: { by: 'Ann', date }, refund: { by: 'Ann', date: '2026-11-22' } };
  });

it('asks for a review of both pages', async () => {
  expect(fieldsOf(await foundBy(legalReview))).toEqual([
    'launch.legalReview.terms',
    'launch.legalReview.refund',
  ]);
});

it('accepts a review of the words that stand there', async () => {
  expect(await foundWith('2026-11-21')).toEqual([]);
});

it.each(['2026-11-20', '2026-12-02'])('reports a review of %s', async (date) => {
  expect(fieldsOf(await foundWith(date))).toEqual(['launch.legalReview.terms']);
});
