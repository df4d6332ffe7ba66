import type { Testimonial } from '@/lib/content/schemas/proof';
import { someContent } from '../content-fixture';
import { fixture, removeFixtures } from '../export-fixture';
import { graphPage, someGraph } from '../graph-fixture';
import { structuredDataSamples } from './structured-data-samples';

afterAll(removeFixtures);

const testimonial: Testimonial = {
  id: 'one',
  author: 'A. Sample',
  position: 'Trader',
  content: 'It says "yes".',
  rating: 5,
  provenance: { status: 'example' },
};

function problemsOf(extra: string, changes: Partial<Testimonial> = {}) {
  const graph = { ...someGraph(), extra };
  const testimonials = { items: [{ ...testimonial, ...changes }], rating: null };
  const content = { ...someContent(), testimonials };
  return structuredDataSamples.run({ site: fixture({ 'index.html': graphPage(graph) }), content });
}

it('accepts structured data without samples', () => {
  expect(problemsOf('A fact.')).toEqual([]);
});

it.each(['A. Sample', 'It says "yes".'])('reports %s', (words) => {
  expect(problemsOf(`And ${words}`)).toHaveLength(1);
});

it('accepts what stands on evidence', () => {
  expect(problemsOf('A. Sample', { provenance: { status: 'stated' } })).toEqual([]);
});

it('reports the names of made-up notices', () => {
  const notice = {
    id: 'n',
    name: 'B. Breakout',
    country: 'Peru',
    plan: 'Annual Plan',
    time: 'now',
    isActive: true,
  } as const;
  const content = {
    ...someContent(),
    notices: { pool: [notice], provenance: { status: 'example' } as const },
  };
  const site = fixture({ 'index.html': graphPage({ ...someGraph(), extra: 'B. Breakout' }) });
  expect(structuredDataSamples.run({ site, content })).toHaveLength(1);
});

it.each([
  ['example', 1],
  ['stated', 0],
] as const)('a figure that is %s gives %s problems', (status, count) => {
  const figure = {
    id: 'a',
    value: 300,
    suffix: '+',
    label: 'Active Traders',
    provenance: { status },
  };
  const content = { ...someContent(), statistics: { items: [figure] } };
  const extra = 'Used by 300+ Active Traders';
  const site = fixture({ 'index.html': graphPage({ ...someGraph(), extra }) });
  expect(structuredDataSamples.run({ site, content })).toHaveLength(count);
});
