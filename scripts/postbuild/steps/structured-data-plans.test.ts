import { someContent } from '../content-fixture';
import { fixture, removeFixtures } from '../export-fixture';
import { graphPage, someGraph, somePrint } from '../graph-fixture';
import { structuredDataPlans } from './structured-data-plans';

afterAll(removeFixtures);

const problemsOf = (html: string, content = someContent()) =>
  structuredDataPlans.run({ site: fixture({ 'index.html': html }), content });

/** The graph with one piece of its text replaced. */
const changed = (from: string, to: string) =>
  graphPage(JSON.stringify(someGraph()).replace(from, to));

it('accepts offers that equal the plans and are printed', () => {
  expect(problemsOf(graphPage())).toEqual([]);
});

it.each([
  [
    'a price',
    '"price":"99.50"',
    '"price":"99.5"',
    'offer of Annual: price is 99.5, expected 99.50',
  ],
  ['a currency', '"priceCurrency":"USD"', '"priceCurrency":"EUR"', 'priceCurrency is EUR'],
  ['a name', '"name":"Annual Plan"', '"name":"Annual"', 'name is Annual, expected Annual Plan'],
  ['a period', '"P1Y"', '"P1M"', 'priceSpecification: billingDuration is P1M, expected P1Y'],
  ['a count of months', '"billingIncrement":12', '"billingIncrement":1', 'billingIncrement is 1'],
  [
    'the refund days',
    '"merchantReturnDays":7',
    '"merchantReturnDays":14',
    'merchantReturnDays is 14',
  ],
])('reports %s that differs from the content', (_, from, to, problem) => {
  expect(problemsOf(changed(from, to))).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('reports plans without an offer', () => {
  const graph = someGraph();
  Object.assign(graph['@graph'][2] as object, { offers: [] });
  expect(problemsOf(graphPage(graph))).toEqual([
    expect.objectContaining({ problem: '0 offers, expected 2' }),
  ]);
});

it('reports offers in another order than the plans', () => {
  const content = someContent();
  expect(problemsOf(graphPage(), { ...content, plans: content.plans.toReversed() })).not.toEqual(
    [],
  );
});

it.each(['Annual Plan', '$99.50', 'within 7 days'])(
  'reports a page that does not print %s',
  (words) => {
    expect(problemsOf(graphPage(someGraph(), somePrint.replace(words, '')))).toHaveLength(1);
  },
);

it('counts nothing that is hidden as printed', () => {
  expect(problemsOf(graphPage(someGraph(), `<span hidden>${somePrint}</span>`))).not.toEqual([]);
});

it('expects no availability of a plan that cannot be bought', () => {
  const content = someContent();
  const plans = content.plans.map((plan) => ({ ...plan, paymentLink: null }));
  expect(problemsOf(graphPage(), { ...content, plans })).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('availability') }),
    expect.objectContaining({ problem: expect.stringContaining('availability') }),
  ]);
});

it.each(['29.99', '149.99', '249.99'])('reports the retired price %s', (price) => {
  expect(problemsOf(graphPage(someGraph(), `${somePrint} $${price}`))).toEqual([
    expect.objectContaining({ problem: `the price ${price}` }),
  ]);
});

it('accepts a retired price that a plan has again', () => {
  const content = someContent();
  const plans = content.plans.map((plan) => ({ ...plan, price: 29.99 }));
  const found = problemsOf(graphPage(someGraph(), `${somePrint} $29.99`), { ...content, plans });
  expect(found).not.toContainEqual(expect.objectContaining({ problem: 'the price 29.99' }));
});

it('takes the price of a plan for no retired one', () => {
  expect(problemsOf(graphPage(someGraph(), `${somePrint} $129.99`))).toEqual([]);
});
