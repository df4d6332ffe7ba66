import { page, removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { fieldsOf, foundBy, proven } from '../fixture';
import { ratedProducts } from './rated-products';

afterAll(removeFixtures);

const rated = (field: string) =>
  `<script type="application/ld+json">{"@type":"Product","${field}":{"@type":"Thing"}}</script>`;
const prove = ({ testimonials: { rating, items } }: LaunchContent) => {
  if (rating) rating.provenance = proven;
  for (const item of items) item.provenance = proven;
};
const foundOn = async (body: string, change?: (content: LaunchContent) => void) =>
  fieldsOf(await foundBy(ratedProducts, change, { 'index.html': page(body) }));

it.each(['aggregateRating', 'review'])('reports %s without evidence', async (field) => {
  expect(await foundOn(`Otto Range ${rated(field)}`)).toEqual(['testimonials.rating']);
});

it('reports a rating whose reviews stand elsewhere', async () => {
  expect(await foundOn(rated('aggregateRating'), prove)).toEqual(['testimonials.rating']);
});

it('accepts a verified rating beside a verified review', async () => {
  expect(await foundOn(`Otto Range ${rated('aggregateRating')}`, prove)).toEqual([]);
});

it('accepts structured data without ratings', async () => {
  expect(await foundOn(rated('name'))).toEqual([]);
});
