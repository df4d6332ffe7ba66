import { contentEntries } from './content-files';
import { faultLines } from './fault-lines';
import { contentFaults, formatFault } from './faults';

it('finds no fault in the shipped content', () => {
  expect(faultLines([])).toEqual([]);
});

it('reports all faults at once', () => {
  const lines = faultLines([
    ['closing.primary.href', '/nowhere'],
    ['plans[1].price', '69.99'],
    ['plans[2].id', 'monthly'],
    ['plans[2].colour', 'red'],
    ['plans[2].size', 4],
    ['plans[0].popular', true],
    ['site.supportEmail', 'nobody'],
    ['faqs.items[0].question', ''],
  ]);
  expect(lines.map((line) => line.split(': expected')[0]).sort()).toEqual([
    'content/closing.ts: closing.primary.href',
    'content/faqs.ts: faqs.items[0].question',
    'content/plans.ts: plans[1].price',
    'content/plans.ts: plans[2].colour',
    'content/plans.ts: plans[2].id',
    'content/plans.ts: plans[2].popular',
    'content/plans.ts: plans[2].size',
    'content/site.ts: site.supportEmail',
  ]);
});

it('keeps the order of the files', () => {
  const lines = faultLines([
    ['closing.primary.href', '/nowhere'],
    ['site.name', ''],
  ]);
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'content/site.ts',
    'content/closing.ts',
  ]);
});

it('reports one fault for each field', () => {
  expect(faultLines([['home.primary.href', 'x y {z}']])).toEqual([
    'content/home.ts: home.primary.href: expected a path or an anchor of this site, got "x y {z}"',
  ]);
});

it('survives files that export nothing', () => {
  const entries = contentEntries.map((entry) => ({ ...entry, value: undefined }));
  const lines = contentFaults(entries, () => true).map(formatFault);
  expect(lines).toContain('content/plans.ts: plans: expected a list, got nothing');
});

it.each([
  ['short', '"short"'],
  [12.5, '12.5'],
  [null, 'null'],
  [undefined, 'nothing'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(57)}…"`],
  [Array(40).fill(1), `[${'1,'.repeat(28)}1…`],
])('shows %j', (got, shown) => {
  const fault = { file: 'content/plans.ts', path: ['plans', 1, 'price'], expected: 'a price', got };
  expect(formatFault(fault)).toBe(
    `content/plans.ts: plans[1].price: expected a price, got ${shown}`,
  );
});
