import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy, proven } from '../fixture';
import { evidence } from './evidence';

afterAll(removeFixtures);

const foundWith = (changes: Record<string, unknown>) =>
  foundBy(evidence, ({ statistics: { items } }) => {
    const [item] = items;
    const altered = { ...proven, evidence: { ...proven.evidence, ...changes } };
    if (item) item.provenance = altered as typeof proven;
  });

it('accepts evidence that holds', async () => {
  expect(await foundWith({})).toEqual([]);
});

it('accepts evidence on its last day', async () => {
  expect(await foundWith({ reviewBy: '2026-12-01' })).toEqual([]);
});

it.each([
  ['has run out', { reviewBy: '2026-11-30' }, 'was due for review on 2026-11-30'],
  ['is from the future', { asOf: '2026-12-02' }, 'has not come yet'],
  ['ends before it begins', { asOf: '2026-11-20', reviewBy: '2026-11-19' }, 'before its own day'],
  ['names nobody', { owner: '' }, 'names no owner'],
])('reports evidence that %s', async (_, changes, words) => {
  expect(await foundWith(changes)).toEqual([
    expect.objectContaining({
      field: 'statistics.items[0].provenance.evidence',
      text: expect.stringContaining(words),
    }),
  ]);
});

it('reports evidence of words that has run out', async () => {
  const found = await foundBy(evidence, undefined, {}, '2028-01-01');
  expect(fieldsOf(found)).toEqual(['claims.items[1].provenance.evidence']);
});
