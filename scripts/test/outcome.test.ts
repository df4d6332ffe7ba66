import { buildOutcome, jestOutcome, playwrightOutcome, single } from './outcome';

const figures = ({ passed, failed, skipped }: ReturnType<typeof single>) => [
  passed,
  failed,
  skipped,
];

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const sound = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

it.each([
  ['passes', 0, [1, 0, 0]],
  ['fails', 2, [0, 1, 0]],
])('a stage of one check %s by its exit code', (_, code, expected) => {
  expect(figures(single(code))).toEqual(expected);
});

it('counts a Jest file that could not run as a failure', () => {
  expect(figures(jestOutcome(jestReport, 1))).toEqual([5, 3, 2]);
});

it('counts Playwright errors outside tests as failures', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 0, skipped: 3 };
  expect(figures(playwrightOutcome({ stats, errors: ['no server'] }, 1))).toEqual([9, 2, 3]);
});

it('names the tests that passed only when tried again', () => {
  const stats = { expected: 9, unexpected: 0, flaky: 2, skipped: 0 };
  const outcome = playwrightOutcome({ stats, errors: [] }, 0);
  expect([figures(outcome), outcome.notes]).toEqual([
    [11, 0, 0],
    ['2 passed only when tried again'],
  ]);
});

it('counts the build and each of its checks', () => {
  const report = [
    { name: 'a', problems: [] },
    { name: 'b', problems: ['x', 'y'] },
  ];
  expect(figures(buildOutcome(report, 1))).toEqual([2, 1, 0]);
});

describe('is never better than the exit code', () => {
  it.each([
    ['Jest', () => jestOutcome(sound, 1)],
    [
      'Playwright',
      () =>
        playwrightOutcome(
          { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] },
          1,
        ),
    ],
    ['the build', () => buildOutcome([], 1)],
    ['Jest without a report', () => jestOutcome(null, 0)],
    ['Playwright without a report', () => playwrightOutcome(null, 0)],
    ['the build without a report', () => buildOutcome(null, 0)],
  ])('for %s', (_, outcome) => {
    expect(outcome().failed).toBe(1);
  });
});
