import type { JSONReport } from '@playwright/test/reporter';
import { jestOutcome, playwrightOutcome, settled } from './reports';
import { single } from './stages';

it('reads a report of Jest: a file that could not run has failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/site/lib/a.test.ts',
        assertionResults: [
          {
            fullName: 'a b',
            duration: 1500,
            failureMessages: ['\u001b[31mone\u001b[39m\n\n  of two'],
          },
          { fullName: 'left out', duration: null },
        ],
      },
    ],
  };
  expect(jestOutcome(report)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 1,
    notes: [],
    tests: [
      { name: 'a.test.ts: a b', seconds: 1.5, fault: 'one of two' },
      { name: 'a.test.ts: left out', seconds: 0 },
    ],
  });
});

it('reads a report of Playwright: errors outside tests are failures, every try takes its time', () => {
  const opens = {
    title: 'opens',
    file: 'home.spec.ts',
    tests: [
      {
        projectName: 'phone',
        results: [{ duration: 1000, error: { message: 'closed' } }, { duration: 500 }],
      },
    ],
  };
  const report = {
    stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 3 },
    errors: ['no server'],
    suites: [{ specs: [], suites: [{ specs: [opens] }] }],
  };
  expect(playwrightOutcome(report as unknown as JSONReport)).toEqual({
    passed: 11,
    failed: 2,
    skipped: 3,
    notes: ['2 passed only when tried again'],
    tests: [{ name: 'home.spec.ts (phone): opens', seconds: 1.5, fault: 'closed' }],
  });
});

it.each([
  [single(0), 1],
  [null, 0],
])('%j with exit code %i is a failure', (outcome, code) => {
  expect(settled(outcome, code).failed).toBe(1);
});
