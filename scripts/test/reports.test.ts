import { buildOutcome, jestOutcome, playwrightOutcome } from './reports';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/site/lib/a.test.ts',
      assertionResults: [
        { fullName: 'a b', duration: 1500 },
        { fullName: 'left out', duration: null },
      ],
    },
  ],
};
const soundJest = { ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 };
const suites = [
  {
    specs: [],
    suites: [
      {
        specs: [
          {
            title: 'opens',
            file: 'home.spec.ts',
            tests: [{ projectName: 'phone', results: [{ duration: 1000 }, { duration: 500 }] }],
          },
        ],
      },
    ],
  },
];

it('counts a Jest file that could not run as a failure', () => {
  expect(jestOutcome(jestReport, 1)).toMatchObject({ passed: 5, failed: 3, skipped: 2 });
});

it('counts Playwright errors outside tests as failures', () => {
  const report = { stats: { ...stats, unexpected: 1, skipped: 3 }, errors: ['no server'], suites };
  expect(playwrightOutcome(report, 1)).toMatchObject({ passed: 9, failed: 2, skipped: 3 });
});

it('names the tests that passed only when tried again', () => {
  const report = { stats: { ...stats, flaky: 2 }, errors: [], suites };
  const notes = ['2 passed only when tried again'];
  expect(playwrightOutcome(report, 0)).toMatchObject({ passed: 11, failed: 0, notes });
});

it('counts the build and each of its checks', () => {
  const report = [
    { id: 'B1', findings: [] },
    { id: 'B2', findings: ['x', 'y'] },
  ];
  expect(buildOutcome(report, 1)).toMatchObject({ passed: 2, failed: 1 });
});

it('reads how long each test took, every try of it', () => {
  expect(jestOutcome(soundJest, 0).tests).toEqual([
    { name: 'a.test.ts: a b', seconds: 1.5 },
    { name: 'a.test.ts: left out', seconds: 0 },
  ]);
  expect(playwrightOutcome({ stats, errors: [], suites }, 0).tests).toEqual([
    { name: 'home.spec.ts (phone): opens', seconds: 1.5 },
  ]);
});

it.each([
  ['Jest', () => jestOutcome(soundJest, 1)],
  ['Playwright', () => playwrightOutcome({ stats, errors: [], suites }, 1)],
  ['the build', () => buildOutcome([], 1)],
  ['Jest without a report', () => jestOutcome(null, 0)],
  ['Playwright without a report', () => playwrightOutcome(null, 0)],
  ['the build without a report', () => buildOutcome(null, 0)],
])('is never better than the exit code, for %s', (_, outcome) => {
  expect(outcome().failed).toBe(1);
});
