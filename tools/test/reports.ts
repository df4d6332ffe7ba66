import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { type Outcome, single, type TimedTest } from './stages';

/** What is used of what `jest --json` writes: https://jestjs.io/docs/configuration#testresultsprocessor-string */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** `duration` in milliseconds; null for one that was left out. */
    assertionResults: { fullName: string; duration: number | null; failureMessages?: string[] }[];
  }[];
}

/** Of what a failed test says so many characters are repeated at the end. */
const MAX_FAULT = 300;

/** @returns the beginning of what a test said, on one line */
function faultOf(messages: readonly (string | undefined)[]): string | undefined {
  const words = stripVTControlCharacters(messages.join(' ')).split(/\s+/).filter(Boolean).join(' ');
  return words ? words.slice(0, MAX_FAULT) : undefined;
}

/** @returns what the report says */
export function jestOutcome(report: JestReport): Outcome {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    notes: [],
    tests: report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration, failureMessages = [] }) => ({
        name: `${file.split('/').at(-1)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        fault: faultOf(failureMessages),
      })),
    ),
  };
}

function timesOf({ suites = [], specs }: Pick<JSONReportSuite, 'suites' | 'specs'>): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      // Every try of it.
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      // Of one that passed when tried again too: it says what may fail elsewhere.
      fault: faultOf(results.map(({ error }) => error?.message)),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** @returns what the report says */
export function playwrightOutcome({ stats, errors, suites }: JSONReport): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    // Errors outside any test are of a server that did not start, or the like.
    failed: unexpected + errors.length,
    skipped,
    notes: flaky > 0 ? [`${flaky} passed only when tried again`] : [],
    tests: timesOf({ suites, specs: [] }),
  };
}

/** @returns an outcome that is not better than the program's exit code; a failure where it left no report */
export function settled(outcome: Outcome | null, code: number): Outcome {
  if (!outcome) return single(1);
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
