import type { BudgetLine } from './budget-lines';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The budgets as a table of plain text, with what is left of each. */
export function budgetTable(lines: BudgetLine[]): string[] {
  const rows = [
    ['', 'gzip -9', 'at most', 'left'],
    ...lines.map(({ file, what, bytes, most }) => [
      `${file}: ${what}`,
      kilobytes(bytes),
      kilobytes(most),
      kilobytes(most - bytes),
    ]),
  ];
  const first = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...figures]) =>
    [name.padEnd(first), ...figures.map((figure) => figure.padStart(10))].join(''),
  );
}
