import { summary } from './summary';

const outcome = (passed: number, failed: number, skipped = 0) => ({
  passed,
  failed,
  skipped,
  notes: [],
});

it('ends with the sums, in the words that other programs look for', () => {
  const lines = summary([
    { name: 'unit', outcome: outcome(10, 2), seconds: 1 },
    { name: 'e2e', outcome: outcome(5, 1, 4), seconds: 2 },
  ]);
  expect(lines.at(-1)).toBe('15 passed, 3 failed');
});

it.each([
  ['FAIL', outcome(1, 1)],
  ['ok', outcome(1, 0)],
  ['-', outcome(0, 0, 1)],
])('marks a stage %s', (mark, ended) => {
  expect(summary([{ name: 'unit', outcome: ended, seconds: 0 }])[0]).toMatch(
    new RegExp(`^${mark} `),
  );
});

it('says how many were skipped and why', () => {
  const ended = { ...outcome(0, 0, 1), notes: ['not run'] };
  expect(summary([{ name: 'e2e', outcome: ended, seconds: 0 }])[0]).toMatch(/1 skipped, not run$/);
});
