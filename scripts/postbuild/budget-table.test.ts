import { budgetTable } from './budget-table';

it('shows figure, limit and margin, aligned', () => {
  const line = { file: 'index.html', what: 'CSS', bytes: 11_240, most: 12_000 };
  expect(budgetTable([line])).toEqual([
    '                  gzip -9   at most      left',
    'index.html: CSS   11.2 kB   12.0 kB    0.8 kB',
  ]);
});

it('shows how far a figure is over', () => {
  const line = { file: 'index.html', what: 'CSS', bytes: 13_000, most: 12_000 };
  expect(budgetTable([line])[1]).toMatch(/-1\.0 kB$/);
});
