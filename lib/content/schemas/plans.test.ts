import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a negative price',
    -1,
    'content/plans.ts: plans[1].price: expected a price above 0 with at most two decimals, got -1',
  ],
  [
    'a price of nothing',
    0,
    'content/plans.ts: plans[0].price: expected a price above 0 with at most two decimals, got 0',
  ],
  [
    'a third decimal',
    69.999,
    'content/plans.ts: plans[1].price: expected a price above 0 with at most two decimals, got 69.999',
  ],
  [
    'a price in quotes',
    '69.99',
    'content/plans.ts: plans[1].price: expected a price above 0 with at most two decimals, got "69.99"',
  ],
  [
    'a longer plan that costs more',
    89.95,
    "content/plans.ts: plans[1].price: expected at most 89.94, which is 6 months at the first plan's price, got 89.95",
  ],
  ['a missing field', undefined, 'content/plans.ts: plans[0].title: expected text, got nothing'],
  [
    'an unknown field',
    'red',
    'content/plans.ts: plans[0].colour: expected no such field, got "red"',
  ],
  [
    'a flag in quotes',
    'yes',
    'content/plans.ts: plans[0].popular: expected true or false, got "yes"',
  ],
  [
    'a payment link without TLS',
    'http://pay.chartwright.example/6-month',
    'content/plans.ts: plans[1].paymentLink: expected an https URL, got "http://pay.chartwright.example/6-month"',
  ],
  [
    'a payment link that is no URL',
    'pay here',
    'content/plans.ts: plans[1].paymentLink: expected an https URL, got "pay here"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('reports a second popular plan', () => {
  expect(faultLines([['plans[1].popular', true]])).toEqual([
    'content/plans.ts: plans[2].popular: expected one popular plan at most, got true',
  ]);
});

it('reports plans that are not in the order of their length', () => {
  const year = [
    ['plans[1].months', 12],
    ['plans[1].period', 'per year'],
    ['plans[1].renewal', 'every year'],
  ] as const;
  expect(faultLines(year)).toEqual([
    'content/plans.ts: plans[2].months: expected more months than the plan before it, got 12',
  ]);
});

it('reports plans that do not list the same features', () => {
  expect(faultLines([['plans[2].features[3].text', 'Fast support']])).toEqual([
    'content/plans.ts: plans[2].features[3].text: expected "Priority support", as the first plan\'s list has it, got "Fast support"',
  ]);
  expect(faultLines([['plans[1].features', []]])).toEqual([
    'content/plans.ts: plans[1].features: expected at least 1 feature, got []',
    'content/plans.ts: plans[1].features[0].text: expected "All premium indicators", as the first plan\'s list has it, got nothing',
  ]);
});

it('reports a feature that nothing explains', () => {
  expect(faultLines([['plans[0].features[0].explanation', '']])).toEqual([
    'content/plans.ts: plans[0].features[0].explanation: expected text that is not empty, got ""',
  ]);
});

it('accepts a plan that does not renew', () => {
  expect(faultLines([['plans[0].renewal', null]])).toEqual([]);
});

it('asks for a renewal, or for null where there is none', () => {
  expect(faultLines([['plans[0].renewal', undefined]])).toEqual([
    'content/plans.ts: plans[0].renewal: expected text, got nothing',
  ]);
});

it('accepts a plan without a payment link', () => {
  expect(faultLines([['plans[0].paymentLink', null]])).toEqual([]);
});
