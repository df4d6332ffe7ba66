import { errorLines } from '@/lib/testing/error-lines';
import { describeError, validate } from './content-errors';
import { contentEntries } from './content-files';

it('finds no error in the shipped content', () => {
  expect(errorLines([])).toEqual([]);
});

it('reports all errors at once', () => {
  const lines = errorLines([
    ['plans[0].paymentLink', 'pay.example'],
    ['plans[0].colour', 'red'],
    ['plans[0].size', 4],
    ['site.supportEmail', 'nobody'],
    ['faqs.items[0].question', ''],
  ]);
  expect(lines.map((line) => line.split(': expected')[0]).sort()).toEqual([
    'content/faqs.ts: faqs.items[0].question',
    'content/plans.ts: plans[0].colour',
    'content/plans.ts: plans[0].paymentLink',
    'content/plans.ts: plans[0].size',
    'content/site.ts: site.supportEmail',
  ]);
});

it('reports one error for each field', () => {
  expect(errorLines([['home.primary.href', 'x y {z}']])).toEqual([
    'content/home.ts: home.primary.href: expected a path or an anchor of this site, got "x y {z}"',
  ]);
});

it('survives files that export nothing', () => {
  const errors = contentEntries.flatMap((entry) => validate({ ...entry, value: undefined }));
  expect(errors).toContainEqual({
    path: ['plans'],
    expected: 'export const plans = …, a list',
    got: undefined,
  });
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
  expect(describeError({ expected: 'a price', got })).toBe(`expected a price, got ${shown}`);
});
