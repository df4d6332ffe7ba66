import type { Testimonials } from '@/lib/content/schemas/proof';
import { someContent } from '../content-fixture';
import { fixture, removeFixtures } from '../export-fixture';
import { graphPage, someGraph } from '../graph-fixture';
import { structuredDataGraph } from './structured-data-graph';

afterAll(removeFixtures);

type Rating = Testimonials['rating'];

const problemsOf = (html: string, content = someContent()) =>
  structuredDataGraph.run({
    site: fixture({ 'index.html': html, 'product.png': '' }),
    content,
  });

const withProduct = (changes: Record<string, unknown>) => {
  const graph = someGraph();
  Object.assign(graph['@graph'][2] as object, changes);
  return graphPage(graph);
};

it('accepts a sound graph', () => {
  expect(problemsOf(graphPage())).toEqual([]);
});

it.each([
  [
    'a type that occurs twice',
    { '@graph': [...someGraph()['@graph'], { '@type': 'WebSite' }] },
    '2 WebSite nodes',
  ],
  ['a missing type', { '@graph': someGraph()['@graph'].slice(1) }, '0 Organization nodes'],
])('reports %s', (_, graph, problem) => {
  expect(problemsOf(graphPage(graph))).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it.each([
  ['a rating', { aggregateRating: 4.8 }, 'the field aggregateRating'],
  ['a review', { review: [] }, 'the field review'],
  ['a sale price', { priceType: 'x' }, 'the field priceType'],
  ['a range of prices', { offers: { '@type': 'AggregateOffer' } }, 'a AggregateOffer node'],
  ['a relative address', { url: '/#x' }, 'url "/#x" is not an address'],
  ['an empty address', { url: '' }, 'url "" is not an address'],
  [
    'an address elsewhere',
    { url: 'https://other.example/' },
    'is not an address on https://acme.example',
  ],
  ['a missing picture', { image: 'https://acme.example/nope.png' }, '/nope.png does not exist'],
])('reports %s', (_, changes, problem) => {
  expect(problemsOf(withProduct(changes))).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it.each([
  ['stated', ['a AggregateRating node', 'the field aggregateRating']],
  ['verified', []],
] as const)('with a %s rating reports %j', (status, problems) => {
  const rating = { value: 4.8, count: 150, text: '', provenance: { status } } as Rating;
  const content = { ...someContent(), testimonials: { items: [], rating } };
  const rated = { '@type': 'Product', aggregateRating: { '@type': 'AggregateRating' } };
  const html = withProduct(status === 'verified' ? { isRelatedTo: rated } : rated);
  const found = problemsOf(html, content);
  expect(found).toEqual(problems.map((problem) => expect.objectContaining({ problem })));
});

it('reports a raw < even where the JSON is sound', () => {
  expect(problemsOf(withProduct({ description: 'a < b' }))).toEqual([
    expect.objectContaining({ problem: 'a raw < in a script' }),
  ]);
});

it('reports a script that is no JSON', () => {
  expect(problemsOf(graphPage('{'))).toContainEqual(
    expect.objectContaining({ problem: 'a script that is not JSON' }),
  );
});

it('reports a page that describes another page', () => {
  const html = graphPage().replace(
    '"canonical" href="https://acme.example"',
    '"canonical" href="https://acme.example/terms"',
  );
  expect(problemsOf(html)).toEqual([
    expect.objectContaining({
      problem: 'WebPage nodes for https://acme.example, expected https://acme.example/terms',
    }),
  ]);
});
