import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'no months at first',
    0,
    'content/plan-costs.ts: planCosts.tool.start: expected a whole number from 1 to 60, got 0',
  ],
  [
    'a lost figure',
    '{plan} costs less than {base}.',
    'content/plan-costs.ts: planCosts.breakEven: expected text with {from}, got "{plan} costs less than {base}."',
  ],
  [
    'a price of its own',
    'From $9.99.',
    'content/plan-costs.ts: planCosts.intro: expected no price but $14.99, $69.99, $129.99, got "From $9.99."',
  ],
  [
    'a missing mark',
    undefined,
    'content/plan-costs.ts: planCosts.tool.least: expected text, got nothing',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});
