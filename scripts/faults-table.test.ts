import { existsSync, readFileSync } from 'node:fs';

/** Rows of the table, each as its cells. */
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) => line.split('|').slice(1, -1));

it('numbers its rows from 1, without a gap', () => {
  expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_, index) => index + 1));
});

it.each(rows)(
  'names tests that exist for fault %s, %s',
  (_number, _fault, _outcome, tests = '') => {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
  },
);
