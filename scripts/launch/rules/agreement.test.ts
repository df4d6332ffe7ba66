import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { fieldsOf, foundBy, proven } from '../fixture';
import { agreement } from './agreement';

afterAll(removeFixtures);

const anAnswer = expect.stringMatching(/^faqs\.items\[\d+\]\.answer$/);

const fields = async (change?: (content: LaunchContent) => void) =>
  fieldsOf(await foundBy(agreement, change));

it('accepts the sample, which calls its samples so', async () => {
  expect(await fields()).toEqual([]);
});

it('reports what still calls proven testimonials samples', async () => {
  const found = await fields(({ testimonials }) => {
    for (const item of testimonials.items) item.provenance = proven;
  });
  expect(found).toEqual([
    'testimonials.title',
    'testimonials.intro',
    anAnswer,
    expect.stringMatching(/^privacy\.sections/),
    expect.stringMatching(/^disclaimer\.sections/),
  ]);
});

it('reports what still speaks of simulated notices that are switched off', async () => {
  const found = await fields(({ notices }) => {
    for (const notice of notices.pool) notice.isActive = false;
  });
  expect(found).toContainEqual(anAnswer);
  expect(found.filter((field) => field.startsWith('notices.'))).toEqual([]);
});

it('reports what calls a proven figure the owner’s word', async () => {
  const found = await fields(({ statistics, testimonials }) => {
    for (const item of statistics.items) item.provenance = proven;
    if (testimonials.rating) testimonials.rating.provenance = proven;
  });
  expect(found).toEqual(['testimonials.rating.text', anAnswer]);
});
